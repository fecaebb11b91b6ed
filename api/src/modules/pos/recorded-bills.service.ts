import type { BillRef, OpenBill } from "@funduq/shared-types/contracts/pos-bill";
import type { RecordedSale } from "@funduq/shared-types/contracts/pos-recorded-sale";
import { invalidOperation } from "@funduq/shared-types/rules/bill-operations";
import { missingLines, type TakenPart, takenParts } from "@funduq/shared-types/rules/recorded-sale";
import type { BillId, SaleId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { selectNextBills } from "./bill-reservations.queries.ts";
import { lockReached, lockTablesOfGuests } from "./bill-reservations.service.ts";
import {
  findSaleOfLines,
  hasLinesElsewhere,
  selectOrigins,
  selectReachedBills,
} from "./bill-rests.queries.ts";
import { insertBill } from "./bill-writes.queries.ts";
import { deleteBillRow, findSaleIdOfBill, selectBillsOf } from "./bills.queries.ts";
import { findFirstSaleOfConflict } from "./sale-conflicts.queries.ts";

/** The open bill of a recorded sale, other open bills that lines of it were moved to, and what the sale takes off those. */
export type BillsOfSale = {
  bill: OpenBill;
  others: readonly OpenBill[];
  taken: readonly TakenPart[];
};

type Locked = (BillsOfSale & { endedBy?: undefined }) | { bill?: undefined; endedBy: SaleId };

/**
 * Locks the bill, those that lines of it were moved to and what its seated guests need, or finds the sale that has sold it or lines of it. A bill that is not
 * open is opened: its operations are still to come, or were refused. Of two that open the same bill, the second waits for
 * the first. Throws `request.invalid` where another bill has a line of the sale.
 */
export async function lockBillsOrOpen(
  tx: HotelTx,
  ref: BillRef,
  asked: RecordedSale,
  context: WriteContext,
): Promise<Locked> {
  const open = await lockBillsOfSale(tx, ref, asked);
  await lockTablesOfGuests(tx, ref);
  if (open.endedBy) return { endedBy: open.endedBy };
  if (open.bill) return { bill: open.bill, others: open.others, taken: open.taken };
  const head = { name: asked.billName, covers: asked.covers };
  const empty = { ...head, tableId: null, askedAt: null, presentedAt: null };
  const isOpened = await insertBill(tx, ref, empty, context);
  const { bill, others, taken, endedBy } = await lockBillsOfSale(tx, ref, asked);
  // Guests may have been seated on it meanwhile, by who opened it first.
  await lockTablesOfGuests(tx, ref);
  if (endedBy && isOpened) await deleteBillRow(tx, ref);
  if (endedBy) return { endedBy };
  if (bill) return { bill, others, taken };
  throw invalidOperation("billId", "A bill of another restaurant has this id.");
}

async function lockBillsOfSale(tx: HotelTx, ref: BillRef, { saleId, lines }: RecordedSale) {
  const billIds = await lockReachedBills(tx, ref);
  const open = await selectBillsOf(tx, ref, billIds);
  const bill = open.find(({ id }) => id === ref.billId);
  const others = open.filter(({ id }) => id !== ref.billId);
  const { taken, lacking } = takenParts(
    others.flatMap((other) => other.lines),
    await selectOrigins(tx, ref, billIds),
    missingLines(bill?.lines ?? [], lines),
  );
  const endedBy =
    (await findSaleIdOfBill(tx, ref)) ??
    (await findFirstSaleOfConflict(tx, ref, saleId)) ??
    (await findSaleOfLines(tx, ref, billIds, idsOf(lacking)));
  if (!endedBy && (await hasLinesElsewhere(tx, ref, billIds, idsOf(lacking))))
    throw invalidOperation("lines", "Another bill has a line of this id.");
  return { bill, others, taken, endedBy };
}

const idsOf = (lines: readonly Pick<TakenPart, "lineId">[]) => lines.map(({ lineId }) => lineId);

/** Locks the bills that lines of this one were moved to, and those that guests who are seated on it go on with. */
async function lockReachedBills(tx: HotelTx, ref: BillRef): Promise<BillId[]> {
  const all = async () => [
    ...new Set([...(await selectReachedBills(tx, ref)), ...(await selectNextBills(tx, ref))]),
  ];
  await lockReached(tx, ref, all);
  return selectReachedBills(tx, ref);
}
