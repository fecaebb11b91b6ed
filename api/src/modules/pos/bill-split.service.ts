import type {
  BillRef,
  ChangedBills,
  MergeBill,
  OpenBill,
  SplitBill,
} from "@funduq/shared-types/contracts/pos-bill";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { nextBillName } from "@funduq/shared-types/rules/bill-name";
import { assertBillInRange, invalidOperation } from "@funduq/shared-types/rules/bill-operations";
import {
  mergedDiscount,
  type SplitLine,
  splitBill as splitInTwo,
} from "@funduq/shared-types/rules/bill-split";
import type { BillId } from "@funduq/shared-types/values/ids";
import { v5 as uuidv5 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import {
  claimOperations,
  countOperations,
  findTargetOfOperation,
} from "./bill-operations.queries.ts";
import { lockTablesOfGuests } from "./bill-reservations.service.ts";
import { insertSplitBill, insertSplitLines, moveAllLines } from "./bill-split.queries.ts";
import {
  deleteEmptyTickets,
  insertSplitTickets,
  lockTicketLines,
  moveTickets,
  replaceTicketLines,
} from "./bill-tickets.queries.ts";
import { splitTickets } from "./bill-tickets.ts";
import { updateBill } from "./bill-writes.queries.ts";
import { storeBill } from "./bill-writes.service.ts";
import { selectBillsOf } from "./bills.queries.ts";
import {
  assertVersion,
  endBill,
  getChangedBill,
  lockBill,
  lockBillPlaces,
  lockTwoBills,
} from "./bills.service.ts";

/** `moved` is what this request moved, from and to; nothing where it was done before. */
type Changed = ChangedBills & { moved?: { from: OpenBill; to: OpenBill } };

/**
 * Moves lines, or a part of them, to a new bill of the same table (POS-10). Answers both bills; where the same split was
 * done before and its answer was lost, as they are now.
 */
export async function splitBill(
  tx: HotelTx,
  ref: BillRef,
  { version, newBillId, lines }: SplitBill,
  context: WriteContext,
): Promise<Changed> {
  if (newBillId === ref.billId) throw invalidOperation("newBillId", "The bill itself has this id.");
  await lockBusinessDateShared(tx, ref.hotelId);
  if ((await claimOperations(tx, ref, [newBillId], newBillId)).size === 0)
    return { bills: await getSplitBills(tx, ref, { newBillId, lines }) };
  const before = await lockBill(tx, ref);
  assertVersion(before, version);
  const { rest, split } = splitInTwo(before, lines);
  const newRef = { ...ref, billId: newBillId };
  const places = await lockBillPlaces(tx, newRef, new Set([before.tableId]));
  const name = nextBillName(places.get(before.tableId)?.billNames ?? []);
  if (!(await insertSplitBill(tx, ref, newBillId, { name, ...split })))
    throw invalidOperation("newBillId", "Another bill has this id.");
  if ((await insertSplitLines(tx, ref, newBillId, split.lines)) < split.lines.length)
    throw invalidOperation("lines", "Another bill has a line of this id.");
  await storeBill(tx, ref, before, { ...before, ...rest }, context);
  const named = { id: newBillId, name, tableName: before.tableName };
  await splitTicketsOf(tx, ref, named, { parts: split.lines, first: "oldest" });
  const [from, to] = [await getChangedBill(tx, ref), await getChangedBill(tx, newRef)];
  return { bills: [from, to], moved: { from, to } };
}

/** The bills of a split that was done before. Throws `bill.changed` where the new one has other lines than asked for. */
async function getSplitBills(
  tx: HotelTx,
  ref: BillRef,
  { newBillId, lines }: Pick<SplitBill, "newBillId" | "lines">,
): Promise<OpenBill[]> {
  if ((await countOperations(tx, ref, [newBillId])) === 0)
    throw invalidOperation("newBillId", "Another bill has this id.");
  const split = await getChangedBill(tx, { ...ref, billId: newBillId });
  const isThere = ({ newLineId, quantity }: SplitBill["lines"][number]) =>
    split.lines.some((line) => line.id === newLineId && line.quantity === quantity);
  if (!lines.every(isThere)) throw new AppError("bill.changed");
  return selectBillsOf(tx, ref, [ref.billId, newBillId]);
}

/** Lines that go to another bill; of one that several kitchen tickets have, the oldest is taken first, or the newest. */
type GoingLines = { parts: readonly SplitLine[]; first: "oldest" | "newest" };

/** Has the kitchen prepare for another bill what went to it, and marks voids of it there. */
export async function splitTicketsOf(
  tx: HotelTx,
  ref: BillRef,
  to: Pick<OpenBill, "id" | "name" | "tableName">,
  { parts, first }: GoingLines,
): Promise<void> {
  const sent = parts.filter(({ firedQuantity }) => firedQuantity > 0);
  if (sent.length === 0) return;
  const lineIds = sent.map(({ fromLineId }) => fromLineId);
  const former = await lockTicketLines(tx, ref, lineIds);
  const inOrder = first === "newest" ? former.toReversed() : former;
  const { rest, tickets, moved } = splitTickets(inOrder, sent);
  await insertSplitTickets(tx, ref, to, tickets);
  await replaceTicketLines(tx, ref, former, [...rest, ...moved]);
  await deleteEmptyTickets(tx, ref);
}

/** The id of the operation that ends a bill by a merge. */
const mergeIdOf = (billId: BillId) => uuidv5("merge", billId);

/** The bill that a bill was merged into, at last; undefined where it was not merged. */
export async function findMergedInto(
  tx: HotelTx,
  ref: BillRef,
  seen: readonly BillId[] = [],
): Promise<BillId | undefined> {
  const billId = await findTargetOfOperation(tx, ref, mergeIdOf(ref.billId));
  if (!billId || seen.includes(billId)) return undefined;
  return (await findMergedInto(tx, { ...ref, billId }, [...seen, ref.billId])) ?? billId;
}

/**
 * Moves all lines of a bill to another one, of whichever table of the restaurant, and ends the first one (POS-10). Answers
 * the other one; where the same merge was done before and its answer was lost, as it is now.
 */
export async function mergeBill(
  tx: HotelTx,
  ref: BillRef,
  { version, intoBillId }: MergeBill,
  context: WriteContext,
): Promise<Changed> {
  if (intoBillId === ref.billId) throw new AppError("bill.merges-itself");
  await lockBusinessDateShared(tx, ref.hotelId);
  const intoRef = { ...ref, billId: intoBillId };
  const mergeId = mergeIdOf(ref.billId);
  const isClaimed = (await claimOperations(tx, ref, [mergeId], intoBillId)).size > 0;
  if (!isClaimed && (await findTargetOfOperation(tx, ref, mergeId)) === intoBillId)
    return { bills: [await getChangedBill(tx, intoRef)] };
  const [from, into] = await lockTwoBills(tx, ref, intoBillId);
  assertVersion(from, version);
  await lockTablesOfGuests(tx, ref);
  assertBillInRange([...into.lines, ...from.lines]);
  const covers = (into.covers ?? 0) + (from.covers ?? 0) || null;
  await moveAllLines(tx, ref, intoBillId);
  const presentedAt = into.presentedAt ?? from.presentedAt;
  const merged = { ...into, covers, presentedAt, ...mergedDiscount(into, from) };
  await updateBill(tx, intoRef, merged, context);
  await moveTickets(tx, ref, into);
  await endBill(tx, ref, { bill: from, into, now: context.now });
  const to = await getChangedBill(tx, intoRef);
  return { bills: [to], moved: { from, to } };
}
