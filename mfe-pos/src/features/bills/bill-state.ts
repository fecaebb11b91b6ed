import type { OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { BillId, RestaurantId } from "@funduq/shared-types/values/ids";
import type { OutboxEntry } from "@funduq/shared-ui/outbox";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { applyOperation, sharingLines } from "./apply-operation.ts";
import { type Answered, type Answers, newerOf } from "./bill-answers.ts";
import { type BillHead, memoOf, operationsIn, saleIn } from "./bill-entry.ts";
import { endsBill } from "./bill-rules.ts";
import type { PendingOperation } from "./pending-operation.ts";

/** What this device knows of a bill besides the list of open bills. */
export type BillState = {
  restaurantId: RestaurantId;
  answered: Answered | undefined;
  /** What the outbox sends of it, the oldest first; a refused one stops those after it. */
  entries: readonly OutboxEntry[];
  /** Refused, and not on the bill as it is shown: the bill goes on without them. */
  setAside: readonly OutboxEntry[];
  /** The operations of these. */
  pending: readonly PendingOperation[];
  /** Why the first entry was not done at its last try. */
  failure: ApiFailure | undefined;
};

export type BillStates = ReadonlyMap<BillId, BillState>;

/** The API has everything of the bill. */
export const isIdle = (state: BillState | undefined) => !state || state.entries.length === 0;

/** The bills of which something is in the outbox or was answered. */
export function statesOf(entries: readonly OutboxEntry[], answers: Answers): BillStates {
  const states = new Map<BillId, BillState>();
  for (const [billId, answered] of answers) {
    const { restaurantId } = answered;
    states.set(billId, { ...nothingOf(restaurantId), answered });
  }
  for (const entry of entries) {
    const memo = memoOf(entry);
    if (!memo) continue;
    const { billId, restaurantId } = memo.ref;
    const before = states.get(billId) ?? nothingOf(restaurantId);
    if (entry.isSetAside) {
      states.set(billId, { ...before, setAside: [...before.setAside, entry] });
      continue;
    }
    const own = [...before.entries, entry];
    states.set(billId, {
      ...before,
      entries: own,
      pending: own.flatMap((each) => operationsIn(each)?.operations ?? []),
      failure: own[0]?.failure,
    });
  }
  return states;
}

function nothingOf(restaurantId: RestaurantId): BillState {
  const none = { entries: [], setAside: [], pending: [] };
  return { restaurantId, answered: undefined, failure: undefined, ...none };
}

/** Whether nothing of the bill is sent until somebody has decided. */
export const isStopped = (state: BillState | undefined) => state?.entries[0]?.state === "refused";

/** What somebody has to decide about, the oldest first. */
export function refusedOf(state: BillState | undefined): readonly OutboxEntry[] {
  if (!state) return [];
  return [...state.setAside, ...state.entries.filter((entry) => entry.state === "refused")];
}

/** The open bills with what was done on this device, the oldest first. */
export function shownBills(
  states: BillStates,
  restaurantId: RestaurantId,
  listed: readonly OpenBill[],
): OpenBill[] {
  const ids = new Set(listed.map(({ id }) => id));
  const own = [...states].filter(
    ([billId, state]) => state.restaurantId === restaurantId && !ids.has(billId),
  );
  forgetAllBut([...ids, ...states.keys()]);
  return [
    ...listed.map((bill) => shownBill(bill.id, states.get(bill.id), bill)),
    ...own.map(([billId, state]) => shownBill(billId, state, undefined)),
  ]
    .filter((bill) => bill !== undefined)
    .sort((a, b) => a.openedAt.localeCompare(b.openedAt));
}

/** One bill changes at a time: the others, and the lines that are equal, keep their identity and are not drawn again. */
const lastShown = new Map<BillId, OpenBill>();

function forgetAllBut(ids: readonly BillId[]): void {
  const open = new Set(ids);
  for (const id of lastShown.keys()) if (!open.has(id)) lastShown.delete(id);
}

function shownBill(billId: BillId, state: BillState | undefined, listed: OpenBill | undefined) {
  if (!state) return listed;
  // It was paid here, or has ended elsewhere.
  if (state.answered?.hasEnded || state.entries.some(saleIn) || isRefusedAsEnded(state))
    return undefined;
  const bill = state.pending.reduce(applyOperation, baseOf(state, listed));
  if (!bill) return undefined;
  const shown = sharingLines(lastShown.get(billId), bill);
  lastShown.set(billId, shown);
  return shown;
}

function isRefusedAsEnded(state: BillState): boolean {
  return isStopped(state) && state.failure !== undefined && endsBill(state.failure);
}

/** The bill before its first entry: as it was at the entry's first try, while a list may contain the entry. */
function baseOf({ entries: [first], answered }: BillState, listed: OpenBill | undefined) {
  const tried = first?.isInDoubt ? operationsIn(first)?.base : undefined;
  return tried === undefined ? newerOf(answered?.confirmed, listed) : (tried ?? undefined);
}

/** Of a bill that has ended, as it was shown when the first change was made that it did not get; who made it, where it was opened with it. */
export function endedBill(state: BillState | undefined): BillHead | undefined {
  const [first] = refusedOf(state);
  const memo = first && operationsIn(first);
  if (!first || !memo?.head) return undefined;
  const isOpenedWithIt = memo.operations.some(({ operation }) => operation.kind === "opened");
  return isOpenedWithIt ? { ...memo.head, openedBy: first.by.name } : memo.head;
}
