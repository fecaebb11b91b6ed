import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RecordedLine, RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { restBillName } from "@funduq/shared-types/rules/bill-name";
import type { SplitLine } from "@funduq/shared-types/rules/bill-split";
import {
  leftLines,
  missingLines,
  type TakenPart,
  takenParts,
} from "@funduq/shared-types/rules/recorded-sale";
import type { BillId, BillLineId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { lockBillsWithLines, selectOrigins } from "./bill-rests.queries.ts";
import { insertSplitBill, insertSplitLines } from "./bill-split.queries.ts";
import { splitTicketsOf } from "./bill-split.service.ts";
import { storeBill } from "./bill-writes.service.ts";
import { selectBillsOf } from "./bills.queries.ts";
import { getChangedBill, lockBillPlaces } from "./bills.service.ts";

/**
 * Moves what a bill has above these sold lines to a new bill of the same table, with its kitchen tickets (POS-12); undefined
 * where nothing is left. A share off the whole bill applies to it too; an amount off the bill stays with the sale.
 */
export async function openRestOfBill(
  tx: HotelTx,
  ref: BillRef,
  bill: OpenBill,
  sold: readonly RecordedLine[],
): Promise<OpenBill | undefined> {
  const lines = leftLines(bill.lines, sold).map(
    (line): SplitLine => ({ ...line, id: uuidv7() as BillLineId, fromLineId: line.id }),
  );
  if (lines.length === 0) return undefined;
  const restRef = { ...ref, billId: uuidv7() as BillId };
  const places = await lockBillPlaces(tx, restRef, new Set([bill.tableId]));
  const name = restBillName(bill.name, places.get(bill.tableId)?.billNames ?? []);
  const discountReason = bill.discountBp > 0 ? bill.discountReason : null;
  const discount = { discountBp: bill.discountBp, discountCentimes: ZERO, discountReason };
  await insertSplitBill(tx, ref, restRef.billId, { name, ...discount });
  await insertSplitLines(tx, ref, restRef.billId, lines);
  const rest = await getChangedBill(tx, restRef);
  await splitTicketsOf(tx, ref, rest, { parts: lines, first: "newest" });
  return rest;
}

/**
 * Takes what was sold and the bill does not have off other bills: lines that were merged or split off meanwhile are paid. Their kitchen
 * tickets are those of the sold bill again. Returns how many of each sold line the kitchen knows of.
 */
export async function takeSoldFromOtherBills(
  tx: HotelTx,
  ref: BillRef,
  bill: OpenBill,
  asked: RecordedSale,
  context: WriteContext,
): Promise<TakenPart[]> {
  const missing = missingLines(bill.lines, asked.lines);
  if (missing.length === 0) return [];
  const ids = await lockBillsWithLines(
    tx,
    ref,
    missing.map(({ lineId }) => lineId),
  );
  if (ids.length === 0) return [];
  const others = await selectBillsOf(tx, ref, ids);
  const origins = await selectOrigins(tx, ref, ids);
  const taken = takenParts(
    others.flatMap(({ lines }) => lines),
    origins,
    missing,
  );
  const to = { id: ref.billId, name: asked.billName, tableName: asked.table?.name ?? "" };
  for (const other of others) {
    const otherRef = { ...ref, billId: other.id };
    const left = { ...other, lines: leftLines(other.lines, taken) };
    await storeBill(tx, otherRef, other, left, context);
    const parts = partsOf(other, taken);
    await splitTicketsOf(tx, otherRef, to, { parts, first: "oldest" });
  }
  return taken;
}

/** The lines of a bill of which parts are taken, with how many of each the kitchen knows of; what is left of one keeps its id. */
const partsOf = ({ lines }: OpenBill, taken: readonly TakenPart[]): SplitLine[] =>
  lines.flatMap((line) => {
    const part = taken.find(({ lineId }) => lineId === line.id);
    if (!part) return [];
    const { quantity, firedQuantity } = part;
    return { ...line, id: uuidv7() as BillLineId, fromLineId: line.id, quantity, firedQuantity };
  });
