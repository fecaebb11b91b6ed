import type { ApiFailure } from "../client/api-failure.ts";
import type { Store } from "../client/store.ts";
import { asFailure } from "../client/use-submit.ts";
import { type OutboxEntry, subjectKey } from "./entry.ts";
import type { EntryStore } from "./entry-store.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { type Queue, readyIn, withFailure, withInstead, withSent, withTry } from "./queue.ts";
import { sendEndpoints } from "./send.endpoints.ts";
import { maySend } from "./senders.ts";
import { sendingRulesOf } from "./sending-rules.ts";
import { inOneTab, unlessHeld } from "./subject-lock.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

type SenderOptions = {
  store: Store;
  entries: EntryStore;
  onSent: (entry: OutboxEntry, answer: unknown) => void;
  /** A change is about to be sent. */
  onTry: (queue: Queue) => void;
  /** The queue was changed. */
  onChange: () => Promise<void>;
};

/**
 * Sends the queue, one change after the other, in one tab at a time. What can't be sent now is tried again later,
 * after twice the time of the former wait; `send` tries at once.
 */
export class Sender {
  readonly #given: SenderOptions;
  #underway: Promise<void> | undefined;
  #isAskedAgain = false;
  #failedRounds = 0;
  #repeats = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastFailure: ApiFailure | undefined;

  constructor(given: SenderOptions) {
    this.#given = given;
  }

  /** From now on, what is left is tried again by itself. */
  start(): void {
    this.#repeats = true;
    void this.send();
  }

  stop(): void {
    this.#repeats = false;
    clearTimeout(this.#timer);
  }

  /** Why the last round has ended before all was sent. */
  get lastFailure(): ApiFailure | undefined {
    return this.#lastFailure;
  }

  /** Resolves when everything was tried that can be sent now. */
  async send(): Promise<void> {
    this.#isAskedAgain = true;
    this.#underway ??= this.#sendRounds().finally(() => {
      this.#underway = undefined;
    });
    await this.#underway;
  }

  async #sendRounds(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      clearTimeout(this.#timer);
      const isDone = await inOneTab(() => this.#sendAll());
      this.#failedRounds = isDone ? 0 : this.#failedRounds + 1;
      if (!isDone && this.#repeats)
        this.#timer = setTimeout(() => void this.send(), waitAfter(this.#failedRounds));
    }
  }

  /** Resolves to false where something is left that must be tried again later. */
  async #sendAll(): Promise<boolean> {
    const putOff = new Set<string>();
    const held = new Set<string>();
    this.#lastFailure = undefined;
    const nextOne = () => this.#nextBesides(new Set([...putOff, ...held]));
    for (let next = await nextOne(); next; next = await nextOne()) {
      const entry = next;
      const key = subjectKey(entry);
      const outcome = await unlessHeld(key, () => this.#sendOne(entry));
      if (outcome === "signed-out") return true;
      if (outcome === "unreachable") return false;
      if (outcome === "later") putOff.add(key);
      // Who holds it sends again afterwards; who may send it now, too.
      if (outcome === "held" || outcome === "not-now") held.add(key);
    }
    return putOff.size === 0;
  }

  /** Without a network nothing is tried: an untried change can still be replaced. */
  async #nextBesides(putOff: ReadonlySet<string>): Promise<OutboxEntry | undefined> {
    const { session: visitor } = this.#given.store.getState();
    if (visitor.status !== "signed-in" || visitor.lapsed || !navigator.onLine) return undefined;
    return readyIn(await this.#given.entries.read()).find(
      (entry) => !putOff.has(subjectKey(entry)) && maySend(visitor, entry),
    );
  }

  async #sendOne(next: OutboxEntry): Promise<Outcome | "sent" | "gone" | "not-now"> {
    const rules = sendingRulesOf(next);
    const headers = rules.headers ? rules.headers(next) : {};
    if (!headers) return "not-now";
    const queue = await this.#given.entries.edit((now) => withTry(now, next.id, rules.noted));
    const entry = queue.find(({ id }) => id === next.id);
    // Another tab has replaced or discarded it meanwhile.
    if (!entry) return "gone";
    this.#given.onTry(queue);
    const { initiate } = sendEndpoints.endpoints.sendOutboxEntry;
    const request = initiate({ entry, headers }, { track: false });
    const { data, error } = await this.#given.store.dispatch(request);
    return error === undefined
      ? this.#finish(entry, data)
      : this.#fail(entry, asFailure(error), queue);
  }

  async #finish(entry: OutboxEntry, answer: unknown): Promise<"sent"> {
    await this.#given.entries.edit((now) => withSent(now, entry, answer));
    this.#given.onSent(entry, answer);
    await this.#given.onChange();
    return "sent";
  }

  async #fail(entry: OutboxEntry, failure: ApiFailure, queue: Queue): Promise<Outcome> {
    const outcome = outcomeOf(failure);
    const rules = sendingRulesOf(entry);
    this.#lastFailure = failure;
    rules.onFailure?.(entry, failure);
    const later = queue.filter(({ id }) => id > entry.id).filter(isOfSubject(entry));
    const aftermath =
      outcome === "refused" ? rules.afterRefusal?.(entry, failure, later) : undefined;
    if (aftermath) {
      const { instead, leavesLater } = aftermath;
      const without = leavesLater ? undefined : rules.without;
      await this.#given.entries.edit((now) =>
        withInstead(now, entry.id, { instead, failure }, without),
      );
    } else {
      const state = outcome === "refused" ? "refused" : "waiting";
      await this.#given.entries.edit((now) => withFailure(now, entry.id, { failure, state }));
    }
    await this.#given.onChange();
    aftermath?.tell?.();
    return outcome;
  }
}

const isOfSubject = (one: OutboxEntry) => (other: OutboxEntry) =>
  subjectKey(one) === subjectKey(other);

/** Doubled for each failed round, and not the same for all devices of a hotel whose network comes back. */
function waitAfter(failedRounds: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failedRounds - 1), LONGEST_WAIT_MS);
  return wait * (0.75 + Math.random() / 2);
}
