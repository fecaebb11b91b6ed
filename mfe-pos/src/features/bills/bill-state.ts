import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { BillId, RestaurantId } from "@funduq/shared-types/values/ids";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { applyOperation } from "./apply-operation.ts";
import type { RecordedOperation } from "./pending-operation.ts";

/** What this terminal knows of a bill besides the list of open bills. */
export type BillState = {
  ref: BillRef;
  /** The API's last answer, until a list that was read later arrives. */
  confirmed: OpenBill | undefined;
  /** The version of the last answer: a higher one is the work of another terminal. */
  ownVersion: number;
  /** In order, those that were sent and not answered first. */
  pending: readonly RecordedOperation[];
  /** A request is under way. */
  isSending: boolean;
  /** Why the first of them could not be sent; it is sent again with the same ids. */
  failure: ApiFailure | undefined;
  /** The bill before the operations whose outcome is unknown: a list may contain them already. */
  base: OpenBill | undefined;
};

export type BillStates = ReadonlyMap<BillId, BillState>;

export const isIdle = (state: BillState | undefined) =>
  !state || (state.pending.length === 0 && !state.isSending);

export function newerOf(one: OpenBill | undefined, other: OpenBill | undefined) {
  if (!one || !other) return one ?? other;
  return other.version > one.version ? other : one;
}

/** The open bills with what was tapped on this terminal, the oldest first. */
export function shownBills(
  states: BillStates,
  restaurantId: RestaurantId,
  listed: readonly OpenBill[],
): OpenBill[] {
  const ids = new Set(listed.map(({ id }) => id));
  const mine = [...states.values()].filter(
    ({ ref }) => ref.restaurantId === restaurantId && !ids.has(ref.billId),
  );
  return [
    ...listed.map((bill) => shownBill(states.get(bill.id), bill)),
    ...mine.map((state) => shownBill(state, undefined)),
  ]
    .filter((bill) => bill !== undefined)
    .sort((a, b) => a.openedAt.localeCompare(b.openedAt));
}

type Shown = { listed: OpenBill | undefined; bill: OpenBill | undefined };
/** One bill changes at a time: the others keep their identity, so that nothing of them is drawn again. */
const shownOf = new WeakMap<BillState, Shown>();

function shownBill(state: BillState | undefined, listed: OpenBill | undefined) {
  if (!state) return listed;
  const known = shownOf.get(state);
  if (known && known.listed === listed) return known.bill;
  const isInDoubt = state.isSending || state.failure !== undefined;
  const base = isInDoubt ? state.base : newerOf(state.confirmed, listed);
  const bill = state.pending.reduce(applyOperation, base);
  shownOf.set(state, { listed, bill });
  return bill;
}
