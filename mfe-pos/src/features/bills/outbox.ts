import type { BillLine, BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import { MAX_OPERATIONS } from "@funduq/shared-types/values/bill-limits";
import type { BillId, RestaurantId, UserId } from "@funduq/shared-types/values/ids";
import { type ApiFailure, asFailure, leavesDoubt, serverTime } from "@funduq/shared-ui/state";
import { sharingLines } from "./apply-operation.ts";
import { type BillState, type BillStates, isIdle, newerOf } from "./bill-state.ts";
import { dependsOn } from "./depends-on.ts";
import type { Origin, PendingOperation, RecordedOperation } from "./pending-operation.ts";

export type Answer<Result> =
  | { data: Result; error?: undefined }
  | { data?: undefined; error: unknown };
export type Refusal = {
  ref: BillRef;
  refused: readonly PendingOperation[];
  /** What the operations may be about. */
  lines: readonly BillLine[];
  failure: ApiFailure;
};

type Api = {
  /** Sends operations of one person, who need not be signed in any more, and when the first of them was made. */
  send: (
    ref: BillRef,
    operations: readonly PendingOperation[],
    origin: Origin,
  ) => Promise<Answer<OpenBill>>;
  /** The bill as it was last listed. */
  listed: (ref: BillRef) => OpenBill | undefined;
  /** Who is at the till: who is signed in, or whose turn it is. */
  person: () => UserId | undefined;
  /** Whether somebody of the bill's hotel is signed in, and the till is not locked. */
  maySend: (ref: BillRef) => boolean;
};

const signInRequired: ApiFailure = {
  status: 401,
  code: "session.required",
  message: "",
  params: {},
};

const RETRY_AFTER_MS = [1_000, 2_000, 5_000, 10_000];

/**
 * The operations of this terminal on their way to the API. Those of one bill are sent in order, one request at a time;
 * what is tapped meanwhile goes with the next one. Where the answer is lost, the same operations are sent again with the
 * same ids, so that nothing is done twice. A refused operation is dropped, and the others are sent without it. Of a bill that has ended meanwhile, those whose lost
 * answer was a yes are dropped silently: they are on the sale.
 * What one person could not send is sent in their name when another person of the hotel has signed in.
 */
export class BillOutbox {
  #states: BillStates = new Map();
  readonly #api: Api;
  readonly #confirmedAt = new Map<BillId, number>();
  /** How many of the first operations go one by one, to find the one that was refused. */
  readonly #alone = new Map<BillId, number>();
  readonly #tries = new Map<BillId, number>();
  readonly #changed = new Set<() => void>();
  readonly #refused = new Set<(refusal: Refusal) => void>();

  constructor(api: Api) {
    this.#api = api;
    globalThis.addEventListener?.("online", () => this.retryAll());
  }

  readonly states = (): BillStates => this.#states;

  readonly subscribe = (listener: () => void) => {
    this.#changed.add(listener);
    return () => void this.#changed.delete(listener);
  };

  onRefused(listener: (refusal: Refusal) => void) {
    this.#refused.add(listener);
    return () => void this.#refused.delete(listener);
  }

  add(ref: BillRef, operations: readonly PendingOperation[]): void {
    const by = this.#api.person();
    if (!by) throw new Error("nobody is signed in");
    const at = serverTime().toISOString();
    const state = this.#stateOf(ref);
    const added = operations.map((operation) => ({ ...operation, by, at }));
    this.#put({ ...state, pending: [...state.pending, ...added] });
    if (!state.isSending) void this.#send(ref);
  }

  retry(ref: BillRef): void {
    if (!this.#stateOf(ref).isSending) void this.#send(ref);
  }

  retryAll(): void {
    for (const { ref, failure } of this.#states.values()) if (failure) this.retry(ref);
  }

  /** Tries to send all operations; resolves when each is sent, or can't be sent now. */
  async whenSent(): Promise<void> {
    this.retryAll();
    await Promise.all([...this.#states.values()].map(({ ref }) => this.#sent(ref)));
  }

  /**
   * Does what needs the bill's version: after all operations, with none under way. Answers the failure of the
   * operations where they can't be sent.
   */
  async alone<Result>(
    ref: BillRef,
    task: (bill: OpenBill | undefined) => PromiseLike<Answer<Result>>,
    changed: (result: Result) => readonly OpenBill[],
  ): Promise<Answer<Result>> {
    const person = this.#api.person();
    const failure = await this.#sent(ref);
    if (failure) return { error: failure };
    if (this.#api.person() !== person) return { error: signInRequired };
    const before = this.#stateOf(ref);
    const bill = newerOf(before.confirmed, this.#api.listed(ref));
    this.#put({ ...before, isSending: true, base: bill });
    const answer = await task(bill);
    this.#put({ ...this.#stateOf(ref), isSending: false });
    for (const after of answer.data ? changed(answer.data) : []) this.#confirm(ref, after);
    void this.#send(ref);
    return answer;
  }

  /** A bill that was deleted or merged into another one. */
  forget(billId: BillId): void {
    const states = new Map(this.#states);
    states.delete(billId);
    this.#change(states);
  }

  /** Forgets what a person who has signed out was answered. What they could not send is kept. */
  forgetAnswers(): void {
    const unsent = [...this.#states].filter(([, state]) => !isIdle(state));
    this.#change(new Map(unsent.map(([id, state]) => [id, { ...state, confirmed: undefined }])));
  }

  /** A list that was asked for after a bill was answered contains the answer. */
  listRead(restaurantId: RestaurantId, askedAt: number): void {
    const listed = [...this.#states.values()].filter(
      ({ ref, confirmed }) =>
        confirmed &&
        ref.restaurantId === restaurantId &&
        (this.#confirmedAt.get(ref.billId) ?? 0) < askedAt,
    );
    if (listed.length === 0) return;
    const states = new Map(this.#states);
    for (const state of listed) states.set(state.ref.billId, { ...state, confirmed: undefined });
    this.#change(states);
  }

  async #send(ref: BillRef): Promise<void> {
    const { billId } = ref;
    const state = this.#stateOf(ref);
    const [first] = state.pending;
    if (state.isSending || !first) return;
    const isAgain = state.failure !== undefined;
    const base = isAgain ? state.base : newerOf(state.confirmed, this.#api.listed(ref));
    const most = (this.#alone.get(billId) ?? 0) > 0 ? 1 : MAX_OPERATIONS;
    if (!this.#api.maySend(ref)) return this.#put({ ...state, base, failure: signInRequired });
    const batch = ofOnePerson(state.pending).slice(0, most);
    this.#put({ ...state, isSending: true, base });
    const answer = await this.#api.send(ref, batch, { by: first.by, at: first.at });
    if (answer.data) this.#done(ref, batch, answer.data);
    else this.#failed(ref, batch, asFailure(answer.error));
  }

  #done(ref: BillRef, batch: readonly PendingOperation[], bill: OpenBill): void {
    this.#tries.delete(ref.billId);
    this.#oneLessAlone(ref.billId, batch.length);
    const state = this.#stateOf(ref);
    const pending = state.pending.slice(batch.length);
    this.#put({ ...state, pending, isSending: false, failure: undefined });
    this.#confirm(ref, bill);
    void this.#send(ref);
  }

  #failed(ref: BillRef, batch: readonly PendingOperation[], failure: ApiFailure): void {
    const state = { ...this.#stateOf(ref), isSending: false };
    if (isUnsent(failure)) {
      this.#put({ ...state, failure });
      this.#sendLater(ref, failure);
      return;
    }
    const [first] = batch;
    if (endsBill(failure)) {
      this.#alone.delete(ref.billId);
      const pending = state.pending.slice(batch.length);
      this.#put({ ...state, pending, failure: undefined });
      this.#refuse(state, batch.filter(isLost(failure)), failure);
    } else if (batch.length > 1) {
      this.#alone.set(ref.billId, batch.length);
      this.#put({ ...state, failure: undefined });
    } else if (first) {
      this.#oneLessAlone(ref.billId, 1);
      const pending = state.pending.slice(1).filter((later) => !dependsOn(later, first));
      this.#put({ ...state, pending, failure: undefined });
      this.#refuse(state, [first], failure);
    }
    void this.#send(ref);
  }

  #refuse(
    { ref, base, pending }: BillState,
    refused: readonly PendingOperation[],
    failure: ApiFailure,
  ): void {
    if (refused.length === 0) return;
    const lines = [...(base?.lines ?? []), ...pending.flatMap(({ line }) => line ?? [])];
    for (const listener of this.#refused) listener({ ref, refused, lines, failure });
  }

  #sendLater(ref: BillRef, failure: ApiFailure): void {
    if (!isSentLater(failure)) return;
    const tries = this.#tries.get(ref.billId) ?? 0;
    this.#tries.set(ref.billId, tries + 1);
    setTimeout(() => this.retry(ref), RETRY_AFTER_MS[tries] ?? RETRY_AFTER_MS.at(-1));
  }

  #oneLessAlone(billId: BillId, by: number): void {
    const left = (this.#alone.get(billId) ?? 0) - by;
    if (left > 0) this.#alone.set(billId, left);
    else this.#alone.delete(billId);
  }

  /** Resolves when nothing of the bill is under way: with the failure where something can't be sent. */
  #sent(ref: BillRef): Promise<ApiFailure | undefined> {
    return new Promise((resolve) => {
      const look = () => {
        const state = this.#stateOf(ref);
        if (state.isSending || (state.pending.length > 0 && !state.failure)) return false;
        resolve(state.failure);
        return true;
      };
      if (look()) return;
      const stop = this.subscribe(() => {
        if (look()) stop();
      });
    });
  }

  #confirm(ref: BillRef, bill: OpenBill): void {
    const own = { ...ref, billId: bill.id };
    const state = this.#stateOf(own);
    const before = newerOf(state.confirmed, this.#api.listed(own));
    this.#confirmedAt.set(bill.id, Date.now());
    const ownVersion = Math.max(state.ownVersion, bill.version);
    this.#put({ ...state, confirmed: sharingLines(before, bill), ownVersion });
  }

  #stateOf(ref: BillRef): BillState {
    return (
      this.#states.get(ref.billId) ?? {
        ref,
        confirmed: undefined,
        ownVersion: 0,
        pending: [],
        isSending: false,
        failure: undefined,
        base: undefined,
      }
    );
  }

  #put(state: BillState): void {
    this.#change(new Map(this.#states).set(state.ref.billId, state));
  }

  #change(states: BillStates): void {
    this.#states = states;
    for (const listener of this.#changed) listener();
  }
}

/** The first operations, up to the first one of another person. */
function ofOnePerson(pending: readonly RecordedOperation[]): readonly RecordedOperation[] {
  const end = pending.findIndex(({ by }) => by !== pending[0]?.by);
  return end < 0 ? pending : pending.slice(0, end);
}

/** Nothing was decided about the operation: no answer, a fault of the server, too many requests, or nobody who may send it. */
function isUnsent(failure: ApiFailure): boolean {
  const isNotAllowed = [401, 403].includes(failure.status) || failure.code === "session.changed";
  return isSentLater(failure) || isNotAllowed;
}

/** Tried again after a while. What nobody here may send waits for the next sign-in, the next tap or 'Try again'. */
export function isSentLater(failure: ApiFailure): boolean {
  return leavesDoubt(failure) || failure.status === 429;
}

/** The bill itself is gone: no operation on it can be done any more. */
export function endsBill({ code }: ApiFailure): boolean {
  return ["bill.not-found", "bill.sold", "restaurant.not-found"].includes(code);
}

/** Whether an operation was not done before the bill ended, as the refusal says. */
function isLost({ params }: ApiFailure) {
  const done = Array.isArray(params.done) ? params.done : [];
  return ({ operation }: PendingOperation) => !done.includes(operation.id);
}
