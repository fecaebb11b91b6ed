import type {
  BillLine,
  BillOperation,
  BillRef,
  OpenBill,
  ReadyTicket,
} from "@funduq/shared-types/contracts/pos-bill";
import { kitchenParts, unsentOf } from "@funduq/shared-types/rules/bill-dishes";
import {
  type BillDraft,
  type BillSurroundings,
  doOperation,
  fireBill,
  invalidOperation,
} from "@funduq/shared-types/rules/bill-operations";
import type { PosItemId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { hasWaited } from "../../platform/recorded-change.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import {
  claimOperations,
  countOperations,
  type FiredBill,
  insertTickets,
  selectOrderableItems,
} from "./bill-operations.queries.ts";
import { lockTablesOfGuests, moveGuests } from "./bill-reservations.service.ts";
import { moveTickets, setTicketsServed } from "./bill-tickets.queries.ts";
import { storeBill } from "./bill-writes.service.ts";
import {
  assertNotSold,
  getChangedBill,
  lockBillIfOpen,
  lockBillPlaces,
  refuseClosed,
} from "./bills.service.ts";
import { selectHappyHoursOf } from "./happy-hours.queries.ts";
import { hotelTvaBp } from "./hotel-tva.service.ts";
import { queueTickets } from "./print-jobs.service.ts";

/** `orderedAt`: on the device, of what was kept in its outbox. */
type FireContext = WriteContext & { orderedAt?: Date | undefined };
type OrderContext = FireContext & { timeZone: string };

/** A bill before and after a write; `before` is undefined of one that the write opened. */
export type WrittenBill = { before: OpenBill | undefined; after: OpenBill };

/** `isUnchanged`: all operations had been done before. */
type DoneOperations = WrittenBill & { isUnchanged: boolean };

/**
 * Does operations on a bill, all or none, in their order (POS-02, POS-03, POS-09, POS-13). Each id is
 * done once, also when several users or requests send it; operations that were done before change nothing. Where the bill was
 * sold or merged meanwhile, the refusal lists the operations that had been done before that: their answer may have been lost.
 */
export async function doOperations(
  tx: HotelTx,
  ref: BillRef,
  operations: readonly BillOperation[],
  context: OrderContext,
): Promise<DoneOperations> {
  await lockBusinessDateShared(tx, ref.hotelId);
  const { fresh, done } = await claimFresh(tx, ref, operations);
  const before = await lockBillIfOpen(tx, ref);
  if (!before && done.length > 0) await refuseClosed(tx, ref, done);
  if (!before) await assertNotSold(tx, ref);
  if (fresh.length > 0) await apply(tx, ref, { before, fresh }, context);
  // A sale without the network may have ended the bill while its id was waited for.
  if (!before) await assertNotSold(tx, ref);
  return { before, after: await getChangedBill(tx, ref), isUnchanged: fresh.length === 0 };
}

/** The operations that are not done yet, each once, and the ids of the others. Refuses the id of an operation on another bill. */
async function claimFresh(
  tx: HotelTx,
  ref: BillRef,
  operations: readonly BillOperation[],
): Promise<{ fresh: BillOperation[]; done: string[] }> {
  const ids = [...new Set(operations.map(({ id }) => id))];
  const claimed = await claimOperations(tx, ref, ids);
  if (claimed.size < ids.length && (await countOperations(tx, ref, ids)) < ids.length)
    throw invalidOperation("operations", "An operation of another bill has this id.");
  const done = ids.filter((id) => !claimed.has(id));
  // Removed once it was met, so that an operation that is listed twice is done once.
  return { fresh: operations.filter(({ id }) => claimed.delete(id)), done };
}

type Applied = {
  before: OpenBill | undefined;
  fresh: readonly BillOperation[];
};

async function apply(
  tx: HotelTx,
  ref: BillRef,
  { before, fresh }: Applied,
  context: OrderContext,
): Promise<void> {
  if (before && fresh.some(({ kind }) => kind === "moved")) await lockTablesOfGuests(tx, ref);
  const around = await surroundingsOf(tx, ref, { before, fresh }, context);
  let bill: BillDraft | undefined = before && { ...before, fired: [] };
  for (const operation of fresh) bill = doOperation(bill, operation, around);
  if (!bill) return;
  // Serving changes kitchen tickets and no bill: the version stays, so that what others do with the bill meanwhile is not refused.
  if (!before || fresh.some(({ kind }) => kind !== "served" && kind !== "unserved"))
    await storeBill(tx, ref, before, bill, context);
  const { name, tableId, tableName, fired } = bill;
  if (before) await followBill(tx, ref, before, { id: ref.billId, name, tableId, tableName });
  await setTicketsServed(tx, ref, missingFrom(bill.ready, before?.ready), context.now);
  await setTicketsServed(tx, ref, missingFrom(bill.served, before?.served), null);
  if (fired.length > 0) await fireTickets(tx, ref, { name, tableName, fired }, context);
}

/** The tickets that were among these before and are not any more. */
function missingFrom(now: readonly ReadyTicket[] = [], before: readonly ReadyTicket[] = []) {
  return before.filter((ticket) => !now.includes(ticket));
}

/** Tickets and seated guests go with a bill to its new name and table. */
async function followBill(
  tx: HotelTx,
  ref: BillRef,
  before: OpenBill,
  after: Pick<OpenBill, "id" | "name" | "tableId" | "tableName">,
): Promise<void> {
  if (before.name !== after.name || before.tableName !== after.tableName)
    await moveTickets(tx, ref, after);
  if (before.tableId !== after.tableId)
    await moveGuests(tx, ref, { from: before.tableId, to: after.tableId });
}

/** Locks the tables that the operations name, and reads the menu and the rate of TVA of today. */
async function surroundingsOf(
  tx: HotelTx,
  ref: BillRef,
  { before, fresh }: Applied,
  { now, timeZone }: OrderContext,
): Promise<BillSurroundings> {
  const tableIds = new Set(
    fresh.flatMap((each) => (each.kind === "opened" || each.kind === "moved" ? each.tableId : [])),
  );
  const tables = tableIds.size > 0 ? await lockBillPlaces(tx, ref, tableIds) : new Map();
  const ordered = fresh.flatMap((each) => (each.kind === "line-added" ? each.itemId : []));
  const itemIds = new Set([...ordered, ...(before?.lines ?? []).flatMap(preparedItems)]);
  const items = await orderableItems(tx, ref, [...itemIds]);
  return {
    items,
    tables,
    happyHours: fresh.some(isOrder) ? await selectHappyHoursOf(tx, ref, [...itemIds]) : [],
    timeZone,
    hotelTvaBp: await hotelTvaBp(tx, ref.hotelId),
    now: now.toISOString(),
  };
}

/** The item of a line and, of a set, those of its dishes. */
const preparedItems = (line: BillLine): PosItemId[] => [
  line.itemId,
  ...kitchenParts(line).map(({ itemId }) => itemId),
];

/** Whether an operation asks for the menu's price: of a new line, or of more of one. */
const isOrder = (operation: BillOperation): boolean =>
  operation.kind === "line-added" || (operation.kind === "quantity-changed" && operation.by > 0);

async function orderableItems(
  tx: HotelTx,
  ref: BillRef,
  itemIds: readonly PosItemId[],
): Promise<BillSurroundings["items"]> {
  const items = await selectOrderableItems(tx, ref, itemIds);
  return new Map(items.map((item) => [item.id, item]));
}

/** Sends to the kitchen what it does not know of when a sale ends the bill (POS-13). The caller has locked the bill. */
export async function fireUnsent(
  tx: HotelTx,
  ref: BillRef,
  bill: OpenBill,
  context: FireContext,
): Promise<void> {
  const unsent = bill.lines.filter((line) => unsentOf(line) > 0);
  if (unsent.length === 0) return;
  const itemIds = new Set(unsent.flatMap(preparedItems));
  const items = await orderableItems(tx, ref, [...itemIds]);
  const { fired } = fireBill({ ...bill, fired: [] }, null, items);
  await fireTickets(tx, ref, { ...bill, fired }, context);
}

/**
 * Inserts kitchen tickets, which are printed where their station has a printer. Those of an order that waited for the network say
 * since when: somebody may have told the kitchen.
 */
async function fireTickets(
  tx: HotelTx,
  ref: BillRef,
  bill: Omit<FiredBill, "orderedAt">,
  { orderedAt, ...context }: FireContext,
): Promise<void> {
  const waitedSince = orderedAt && hasWaited(orderedAt, context.now) ? orderedAt : null;
  const ids = await insertTickets(tx, ref, { ...bill, orderedAt: waitedSince }, context);
  await queueTickets(tx, ref, ids, context);
}
