const LOCK = "funduq.outbox";

type Locks = { locks?: LockManager };

/** Has the changes of one subject sent by one at a time, in all tabs; in this one only, where there is no secure context. */
export class SubjectLocks {
  /** Without a secure context: what this page holds, until it has ended. */
  readonly #heldHere = new Map<string, Promise<unknown>>();

  /** Does something while nothing of the subject is sent. */
  async holding<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const { locks } = navigator as Locks;
    if (locks) return (await locks.request(`${LOCK} ${key}`, act)) as Result;
    while (this.#heldHere.has(key)) await this.#heldHere.get(key);
    return this.#holdingHere(key, act);
  }

  /** Sends a change of the subject; answers "held" at once where somebody holds it. */
  async unlessHeld<Result>(key: string, act: () => Promise<Result>): Promise<Result | "held"> {
    const { locks } = navigator as Locks;
    if (!locks) return this.#heldHere.has(key) ? "held" : this.#holdingHere(key, act);
    const options = { ifAvailable: true };
    const sent = locks.request(`${LOCK} ${key}`, options, (lock) => (lock ? act() : "held"));
    return (await sent) as Result | "held";
  }

  async #holdingHere<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
    const acting = act();
    this.#heldHere.set(key, Promise.allSettled([acting]));
    try {
      return await acting;
    } finally {
      this.#heldHere.delete(key);
    }
  }
}

/**
 * Holds the lock of this browser's only sender. Without a secure context there is none: then two tabs may send the
 * same change, and its idempotency key has the server do it once.
 */
export async function inOneTab<Result>(act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Locks;
  if (!locks) return act();
  return (await locks.request(LOCK, act)) as Result;
}
