import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import type { Sale } from "@funduq/shared-types/contracts/pos-sale";
import { type DepartmentOutbox, type OutboxEntry, useOutbox } from "@funduq/shared-ui/outbox";
import { type ApiFailure, type Dispatch, useDispatch } from "@funduq/shared-ui/state";
import { useMemo, useRef, useSyncExternalStore } from "react";
import { billChange, billPathOf, operationsChange, saleLabelOf, subjectOf } from "./bill-entry.ts";
import { statesOf } from "./bill-state.ts";
import type { PendingOperation } from "./pending-operation.ts";
import { type TillWork, workOf } from "./till-work.ts";

export type Answer<Result> =
  | { data: Result; error?: undefined }
  | { data?: undefined; error: unknown };

const signInRequired: ApiFailure = {
  status: 401,
  code: "session.required",
  message: "",
  params: {},
};

/**
 * The bills' way to the API. Operations and sales of a bill are kept in the outbox of this browser, where they outlive the
 * page, and are sent in order; what is done in between goes with the next request.
 */
class BillOutbox {
  readonly #work: TillWork;
  readonly #department: () => DepartmentOutbox;

  constructor(work: TillWork, department: () => DepartmentOutbox) {
    this.#work = work;
    this.#department = department;
  }

  /** Paints at once; resolves when it is kept. `bill` is the bill as it is shown. */
  async add(
    ref: BillRef,
    bill: OpenBill | undefined,
    operations: readonly PendingOperation[],
  ): Promise<void> {
    await this.#department().add(operationsChange(ref, bill, operations));
  }

  /** Orders what was refused of a bill that is gone on a new bill, which `operations` open. */
  async putOnNewBill(
    refused: readonly OutboxEntry[],
    ref: BillRef,
    operations: readonly PendingOperation[],
  ): Promise<void> {
    const ids = refused.map(({ id }) => id);
    await this.#department().replace(ids, operationsChange(ref, undefined, operations));
  }

  /** Keeps a sale that was made without the network, with the receipt that the guests are given. Resolves when it is kept. */
  async addSale(ref: BillRef, sale: RecordedSale, receipt: Sale): Promise<void> {
    await this.#department().add({
      // Without an address: the till shows the bill no more.
      ...billChange(ref),
      label: saleLabelOf(receipt),
      amountCentimes: sale.totalCentimes,
      url: `${billPathOf(ref)}/recorded-sale`,
      body: sale,
      memo: { kind: "sale", ref, receipt },
      // The sale has all lines of the bill: nothing is left to decide about what stopped it. What was set aside is not sold.
      collapses: "refused",
      tags: ["Bill"],
    });
  }

  /** Sends a refused entry again. */
  readonly retry = (entryId: string): Promise<void> => this.#department().retry(entryId);

  /** Tries to send everything at once; resolves when everything is sent, or can't be sent now. */
  readonly send = (): Promise<void> => this.#department().send();

  /**
   * Does what needs the bill's version: after all that was done with it, and before anything that is done later. Answers
   * the failure of what can't be sent.
   */
  async alone<Result>(
    ref: BillRef,
    task: (bill: OpenBill | undefined) => PromiseLike<Answer<Result>>,
    changed: (result: Result) => readonly OpenBill[],
  ): Promise<Answer<Result>> {
    const work = this.#work;
    const person = work.personId();
    const result = await this.#department().alone(subjectOf(ref.billId), async () => {
      if (work.personId() !== person) return { error: signInRequired };
      const answer = await task(work.newest(ref));
      for (const bill of answer.data ? changed(answer.data) : []) work.confirm(ref, bill);
      return answer;
    });
    return result.failure ? { error: result.failure } : result.done;
  }

  /** A bill that was sold, deleted or merged into another one. */
  forget(ref: BillRef): void {
    this.#work.answers.end(ref);
  }
}

export type { BillOutbox };

export function useBillOutbox(): BillOutbox {
  const work = useTillWork();
  const department = useOutbox("mfe-pos");
  const latest = useRef(department);
  latest.current = department;
  return useMemo(() => new BillOutbox(work, () => latest.current), [work]);
}

/** What the outbox has of the bills of the selected hotel, and what the API has answered. */
export function useBillStates() {
  const { answers } = useTillWork();
  const { entries } = useOutbox("mfe-pos");
  const answered = useSyncExternalStore(answers.subscribe, answers.now);
  return useMemo(() => statesOf(entries, answered), [entries, answered]);
}

export function useTillWork(): TillWork {
  const dispatch: Dispatch = useDispatch();
  return workOf(dispatch);
}
