const LOCK = "funduq.outbox";
const heldHere = new Set<string>();

type Locks = { locks?: LockManager };

/** Does something while nothing of the subject is sent, in any tab; in this one only, where there is no secure context. */
export async function holding<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Locks;
  if (locks) return (await locks.request(`${LOCK} ${key}`, act)) as Result;
  heldHere.add(key);
  try {
    return await act();
  } finally {
    heldHere.delete(key);
  }
}

/** Sends a change of the subject; answers "held" at once where somebody holds it. */
export async function unlessHeld<Result>(
  key: string,
  act: () => Promise<Result>,
): Promise<Result | "held"> {
  const { locks } = navigator as Locks;
  if (!locks) return heldHere.has(key) ? "held" : act();
  const options = { ifAvailable: true };
  const sent = locks.request(`${LOCK} ${key}`, options, (lock) => (lock ? act() : "held"));
  return (await sent) as Result | "held";
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
