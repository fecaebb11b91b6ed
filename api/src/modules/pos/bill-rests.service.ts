import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RecordedLine, RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { restBillName } from "@funduq/shared-types/rules/bill-name";
import { type SplitLine, unmergedDiscount } from "@funduq/shared-types/rules/bill-split";
import { leftLines, type TakenPart } from "@funduq/shared-types/rules/recorded-sale";
import type { BillId, BillLineId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { claimOperations } from "./bill-operations.queries.ts";
import { insertSplitBill, insertSplitLines, moveLines } from "./bill-split.queries.ts";
import { findMergedInto, splitTicketsOf } from "./bill-split.service.ts";
import { storeBill } from "./bill-writes.service.ts";
import { getChangedBill, lockBillPlaces } from "./bills.service.ts";
import type { BillsOfSale } from "./recorded-bills.service.ts";

/**
 * Moves what a bill has above these sold lines to a new bill of the same table, with its kitchen tickets (POS-12); undefined
 * where nothing is left. A line that is left whole keeps its id, so that its own bill, of which it was merged, can still be
 * sold. A share off the whole bill applies to it too; an amount off the bill stays with the sale.
 */
export async function openRestOfBill(
  tx: HotelTx,
  ref: BillRef,
  bill: OpenBill,
  sold: readonly RecordedLine[],
): Promise<OpenBill | undefined> {
  const left = leftLines(bill.lines, sold);
  if (left.length === 0) return undefined;
  const restRef = { ...ref, billId: uuidv7() as BillId };
  const places = await lockBillPlaces(tx, restRef, new Set([bill.tableId]));
  const name = restBillName(bill.name, places.get(bill.tableId)?.billNames ?? []);
  const discountReason = bill.discountBp > 0 ? bill.discountReason : null;
  const discount = { discountBp: bill.discountBp, discountCentimes: ZERO, discountReason };
  await claimOperations(tx, ref, [restRef.billId], restRef.billId);
  await insertSplitBill(tx, ref, restRef.billId, { name, ...discount });
  const isWhole = (line: OpenBill["lines"][number]) => bill.lines.includes(line);
  const whole = left.filter(isWhole).map((line) => ({ ...line, fromLineId: line.id }));
  const parts = left
    .filter((line) => !isWhole(line))
    .map((line) => ({ ...line, id: uuidv7() as BillLineId, fromLineId: line.id }));
  await insertSplitLines(tx, ref, restRef.billId, parts);
  await moveLines(
    tx,
    ref,
    restRef.billId,
    whole.map(({ id }) => id),
  );
  const rest = await getChangedBill(tx, restRef);
  await splitTicketsOf(tx, ref, rest, { parts: [...whole, ...parts], first: "newest" });
  return rest;
}

/**
 * Takes what was sold off other bills: lines that were merged or split off meanwhile are paid. Their kitchen tickets are those
 * of the sold bill again. Covers and discount that a merge gave to another bill are those of the sale again.
 */
export async function takeSoldFromOtherBills(
  tx: HotelTx,
  ref: BillRef,
  { others, taken }: Pick<BillsOfSale, "others" | "taken">,
  asked: RecordedSale,
  context: WriteContext,
): Promise<void> {
  const mergedInto = others.length > 0 ? await findMergedInto(tx, ref) : undefined;
  const to = { id: ref.billId, name: asked.billName, tableName: asked.table?.name ?? "" };
  for (const other of others) {
    const parts = partsOf(other, taken);
    if (parts.length === 0) continue;
    const otherRef = { ...ref, billId: other.id };
    const left = { ...other, lines: leftLines(other.lines, taken) };
    const after = other.id === mergedInto ? unmerged(left, asked) : left;
    await storeBill(tx, otherRef, other, after, context);
    await splitTicketsOf(tx, otherRef, to, { parts, first: "oldest" });
  }
}

const unmerged = (into: OpenBill, from: RecordedSale): OpenBill => ({
  ...into,
  covers: Math.max(0, (into.covers ?? 0) - (from.covers ?? 0)) || null,
  ...unmergedDiscount(into, from),
});

/** The lines of a bill of which parts are taken, with how many of each the kitchen knows of; what is left of one keeps its id. */
const partsOf = ({ lines }: OpenBill, taken: readonly TakenPart[]): SplitLine[] =>
  lines.flatMap((line) => {
    const part = taken.find(({ lineId }) => lineId === line.id);
    if (!part) return [];
    const { quantity, firedQuantity, dishesFired } = part;
    const taking = { quantity, firedQuantity, dishesFired };
    return { ...line, id: uuidv7() as BillLineId, fromLineId: line.id, ...taking };
  });
