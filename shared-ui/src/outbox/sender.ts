import type { ModuleName } from "@funduq/shared-types/contracts/department";
import { type ApiFailure, clientFailure, leavesDoubt } from "../client/api-failure.ts";
import type { Store } from "../client/store.ts";
import { asFailure } from "../client/use-submit.ts";
import { type OutboxEntry, subjectKey } from "./entry.ts";
import type { EntryStore } from "./entry-store.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";
import { type Queue, readyIn, withFailure, withInstead, withSent, withTry } from "./queue.ts";
import { sendEndpoints } from "./send.endpoints.ts";
import { maySend } from "./senders.ts";
import { type Aftermath, sendingRulesOf, waitsForRules } from "./sending-rules.ts";
import { inOneTab, type SubjectLocks } from "./subject-lock.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

type SenderOptions = {
  store: Store;
  entries: EntryStore;
  locks: SubjectLocks;
  onSent: (entry: OutboxEntry, answer: unknown) => void;
  onGivenUp: (department: ModuleName, givenUp: object) => void;
  /** The queue was changed. */
  onChange: (queue: Queue) => void;
};

/** What became of a try, and the queue after it where it was changed. */
type Tried = { outcome: Outcome | "sent" | "gone" | "held" | "not-now"; queue?: Queue };

/** The next changes of the subject wait, too. Who holds it sends afterwards, as does who may send it again. */
const PUTS_OFF: readonly Tried["outcome"][] = ["later", "held", "not-now"];

/** After these the next change of the subject is tried: a refused one may have become several. */
const GOES_ON: readonly Tried["outcome"][] = ["sent", "gone", "refused"];
const NOTHING: ReadonlySet<string> = new Set();

/**
 * Sends the queue, one change after the other, in one tab at a time. What can't be sent now is tried again later, after twice
 * the time of the former wait, unless something was sent in between; `send` tries at once.
 */
export class Sender {
  readonly #given: SenderOptions;
  #underway: Promise<void> | undefined;
  #isAskedAgain = false;
  #failedRounds = 0;
  #hasSent = false;
  #repeats = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isUnreachable = false;

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

  /** Whether the last try had no answer. */
  get isUnreachable(): boolean {
    return this.#isUnreachable;
  }

  /** Resolves when everything was tried that can be sent now. */
  async send(): Promise<void> {
    this.#isAskedAgain = true;
    // Also where it is asked for while the last round ends.
    while (this.#isAskedAgain) {
      this.#underway ??= this.#sendRounds().finally(() => {
        this.#underway = undefined;
      });
      await this.#underway;
    }
  }

  /** Sends the changes of a subject that the caller holds. Resolves when none is left, or to why one can't be sent now. */
  async sendHeld(key: string): Promise<ApiFailure | undefined> {
    for (let goesOn = true; ; ) {
      const own = (await this.#given.entries.read()).filter(
        (entry) => subjectKey(entry) === key && !entry.isSetAside,
      );
      const next = goesOn ? this.#nextIn(own, NOTHING) : undefined;
      if (!next) return own[0] && (own[0].failure ?? clientFailure("network.unreachable"));
      const { outcome } = await this.#sendOne(next);
      goesOn = GOES_ON.includes(outcome);
    }
  }

  async #sendRounds(): Promise<void> {
    while (this.#isAskedAgain) {
      this.#isAskedAgain = false;
      clearTimeout(this.#timer);
      this.#hasSent = false;
      const isDone = await inOneTab(() => this.#sendAll());
      // A network that loses some answers is not dead: a long queue does not wait longer after each of them.
      const failedBefore = this.#hasSent ? 0 : this.#failedRounds;
      this.#failedRounds = isDone ? 0 : failedBefore + 1;
      if (!isDone && this.#repeats)
        this.#timer = setTimeout(() => void this.send(), waitAfter(this.#failedRounds));
    }
  }

  /** Resolves to false where something is left that must be tried again later. */
  async #sendAll(): Promise<boolean> {
    const putOff = new Set<string>();
    let isLeft = false;
    let queue = await this.#given.entries.read();
    for (let next = this.#nextIn(queue, putOff); next; next = this.#nextIn(queue, putOff)) {
      const tried = await this.#tryOne(next);
      queue = tried.queue ?? queue;
      if (tried.outcome === "signed-out") return true;
      if (tried.outcome === "unreachable") return false;
      if (PUTS_OFF.includes(tried.outcome)) putOff.add(subjectKey(next));
      // Who holds it may be a tab that is closed before it sends.
      isLeft ||= tried.outcome === "later" || tried.outcome === "held";
    }
    return !isLeft;
  }

  async #tryOne(entry: OutboxEntry): Promise<Tried> {
    const tried = await this.#given.locks.unlessHeld(subjectKey(entry), () => this.#sendOne(entry));
    return tried === "held" ? { outcome: "held" } : tried;
  }

  /** Without a network nothing is tried: an untried change can still be replaced. */
  #nextIn(queue: Queue, putOff: ReadonlySet<string>): OutboxEntry | undefined {
    const { session: visitor } = this.#given.store.getState();
    if (visitor.status !== "signed-in" || visitor.lapsed || !navigator.onLine) return undefined;
    return readyIn(queue).find(
      (entry) => !putOff.has(subjectKey(entry)) && maySend(visitor, entry),
    );
  }

  async #sendOne(next: OutboxEntry): Promise<Tried> {
    if (waitsForRules(next)) return { outcome: "not-now" };
    const rules = sendingRulesOf(next);
    const headers = rules.headers ? rules.headers(next) : {};
    if (!headers) return { outcome: "not-now" };
    let wasInDoubt = false;
    const queue = await this.#edit((now) => {
      wasInDoubt = now.some(({ id, isInDoubt }) => id === next.id && isInDoubt);
      return withTry(now, next.id, rules.noted);
    });
    const entry = queue.find(({ id }) => id === next.id);
    // Another tab has replaced or discarded it meanwhile.
    if (!entry) return { outcome: "gone", queue };
    const { initiate } = sendEndpoints.endpoints.sendOutboxEntry;
    const request = initiate({ entry, headers }, { track: false });
    const { data, error } = await this.#given.store.dispatch(request);
    if (error === undefined) return this.#finish(entry, data);
    return this.#fail(entry, asFailure(error), wasInDoubt);
  }

  /** Changes the queue on the disk, and then on the screens. */
  async #edit(change: (queue: Queue) => Queue): Promise<Queue> {
    const queue = await this.#given.entries.edit(change);
    this.#given.onChange(queue);
    return queue;
  }

  async #finish(entry: OutboxEntry, answer: unknown): Promise<Tried> {
    this.#isUnreachable = false;
    this.#hasSent = true;
    const queue = await this.#given.entries.edit((now) => withSent(now, entry, answer));
    this.#given.onSent(entry, answer);
    this.#given.onChange(queue);
    return { outcome: "sent", queue };
  }

  async #fail(entry: OutboxEntry, failure: ApiFailure, wasInDoubt: boolean): Promise<Tried> {
    const outcome = outcomeOf(failure);
    const { onFailure, afterRefusal, without } = sendingRulesOf(entry);
    this.#isUnreachable = outcome === "unreachable";
    onFailure?.(entry, failure);
    let lost: Aftermath["givenUp"];
    const queue = await this.#edit((now) => {
      if (outcome !== "refused") {
        const isInDoubt = wasInDoubt || leavesDoubt(failure);
        return withFailure(now, entry.id, { failure, state: "waiting", isInDoubt });
      }
      const aftermath = afterRefusal?.(entry, failure, now.filter(isLaterThan(entry)));
      if (!aftermath)
        return withFailure(now, entry.id, { failure, state: "refused", isInDoubt: false });
      lost = aftermath.givenUp;
      return withInstead(now, entry.id, { ...aftermath, failure }, without);
    });
    if (lost) this.#given.onGivenUp(entry.department, lost);
    return { outcome, queue };
  }
}

const isLaterThan = (one: OutboxEntry) => (other: OutboxEntry) =>
  other.id > one.id && subjectKey(one) === subjectKey(other);

/** Doubled for each failed round, and not the same for all devices of a hotel whose network comes back. */
function waitAfter(failedRounds: number): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failedRounds - 1), LONGEST_WAIT_MS);
  return wait * (0.75 + Math.random() / 2);
}
