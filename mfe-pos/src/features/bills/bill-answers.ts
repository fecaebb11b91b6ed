import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { BillId, RestaurantId } from "@funduq/shared-types/values/ids";
import { sharingLines } from "./apply-operation.ts";

export type Answered = {
  restaurantId: RestaurantId;
  /** The API's last answer, until a list that was read later arrives; undefined of a bill that has ended. */
  confirmed: OpenBill | undefined;
  /** Sold, merged or deleted here: a list that was read before still has it. */
  hasEnded: boolean;
  /** The version of the last answer: a higher one is the work of another terminal. */
  ownVersion: number;
  /** When it was answered. */
  at: number;
};

export type Answers = ReadonlyMap<BillId, Answered>;

/** What the API has answered to this page about bills, besides their list. */
export class BillAnswers {
  #answers: Answers = new Map();
  readonly #listeners = new Set<() => void>();

  readonly now = (): Answers => this.#answers;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  confirm(bill: OpenBill, listed: OpenBill | undefined): void {
    const known = this.#answers.get(bill.id);
    const confirmed = sharingLines(newerOf(known?.confirmed, listed), bill);
    const ownVersion = Math.max(known?.ownVersion ?? 0, bill.version);
    const { id, restaurantId } = bill;
    this.#put(id, { restaurantId, confirmed, ownVersion, hasEnded: false });
  }

  end({ billId, restaurantId }: BillRef): void {
    this.#put(billId, { restaurantId, confirmed: undefined, ownVersion: 0, hasEnded: true });
  }

  /** A list that was asked for after an answer contains it. Nothing is kept of a bill that is not in it. */
  listRead(restaurantId: RestaurantId, bills: readonly OpenBill[], askedAt: number): void {
    const isOld = (answered: Answered) =>
      answered.restaurantId === restaurantId && answered.at < askedAt;
    const open = new Set(bills.map(({ id }) => id));
    const isStale = ([id, answered]: [BillId, Answered]) =>
      isOld(answered) && (!open.has(id) || answered.confirmed !== undefined || answered.hasEnded);
    if (![...this.#answers].some(isStale)) return;
    const left = [...this.#answers].filter(([id, answered]) => !isOld(answered) || open.has(id));
    const listed = left.map(([id, answered]): [BillId, Answered] => [
      id,
      isOld(answered) ? { ...answered, confirmed: undefined, hasEnded: false } : answered,
    ]);
    this.#change(new Map(listed));
  }

  /** Forgets what a person was answered who has signed out. */
  forget(): void {
    this.#change(new Map());
  }

  #put(billId: BillId, answered: Omit<Answered, "at">): void {
    this.#change(new Map(this.#answers).set(billId, { ...answered, at: Date.now() }));
  }

  #change(answers: Answers): void {
    this.#answers = answers;
    for (const listener of this.#listeners) listener();
  }
}

export function newerOf(one: OpenBill | undefined, other: OpenBill | undefined) {
  if (!one || !other) return one ?? other;
  return other.version > one.version ? other : one;
}
