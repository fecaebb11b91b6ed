import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillRef, OpenBill, OpenBillList } from "@funduq/shared-types/contracts/pos-bill";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import type { BillPlace } from "@funduq/shared-types/rules/bill-operations";
import type { BillId, DiningTableId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBusinessDateShared } from "../hotels/hotels.service.ts";
import {
  endGuestsOfBill,
  lockBillsOfGuests,
  lockTablesOfGuests,
  unseatGuestsOfBill,
} from "./bill-reservations.service.ts";
import {
  deleteBillRow,
  findRestaurantName,
  findSaleOfBill,
  lockBillRows,
  lockPlaces,
  selectBills,
  selectBillsOf,
} from "./bills.queries.ts";
import type { ReservationContext } from "./reservations.service.ts";

/** A restaurant's open bills with their lines (POS-03). Throws `restaurant.not-found`. */
export async function listOpenBills(tx: HotelTx, ref: RestaurantRef): Promise<OpenBillList> {
  const bills = await selectBills(tx, ref);
  if (bills.length === 0) await getRestaurantName(tx, ref);
  return { bills };
}

/** Throws `restaurant.not-found`. */
export async function getRestaurantName(tx: HotelTx, ref: RestaurantRef): Promise<string> {
  const name = await findRestaurantName(tx, ref);
  if (name === undefined) throw new AppError("restaurant.not-found");
  return name;
}

/** For the audit trail: the restaurant of a bill; nothing where it was removed while a till had a change for it. */
export async function restaurantFacts(tx: HotelTx, ref: RestaurantRef): Promise<AuditFact[]> {
  const name = await findRestaurantName(tx, ref);
  return name === undefined ? [] : [fact("restaurant", "text", { after: name })];
}

/** Locks a bill against all other writes on it and reads it; undefined where it is not open. */
export async function lockBillIfOpen(tx: HotelTx, ref: BillRef): Promise<OpenBill | undefined> {
  await lockBillRows(tx, ref, [ref.billId]);
  const [bill] = await selectBillsOf(tx, ref, [ref.billId]);
  return bill;
}

/** Locks an open bill and reads it. Throws `bill.sold` or `bill.not-found`. */
export async function lockBill(tx: HotelTx, ref: BillRef): Promise<OpenBill> {
  return (await lockBillIfOpen(tx, ref)) ?? refuseClosed(tx, ref);
}

/**
 * Locks a bill that is about to end, and reads it; undefined where it is not open. Locks with it, before anything else, what its
 * seated guests go on with.
 */
export async function lockEndingBill(tx: HotelTx, ref: BillRef): Promise<OpenBill | undefined> {
  await lockBillsOfGuests(tx, ref);
  const bill = await lockBillIfOpen(tx, ref);
  if (bill) await lockTablesOfGuests(tx, ref);
  return bill;
}

/** Ends a bill; its seated guests go on with another one, or have left. The caller has locked it with `lockEndingBill`. */
export async function endBill(
  tx: HotelTx,
  ref: BillRef,
  ending: Parameters<typeof endGuestsOfBill>[2],
): Promise<void> {
  await endGuestsOfBill(tx, ref, ending);
  await deleteBillRow(tx, ref);
}

/** Locks two bills in the order of their ids and reads them. Throws `bill.sold` or `bill.not-found`. */
export async function lockTwoBills(
  tx: HotelTx,
  ref: BillRef,
  otherId: BillId,
): Promise<[OpenBill, OpenBill]> {
  const ids = [ref.billId, otherId];
  await lockBillRows(tx, ref, ids);
  const bills = await selectBillsOf(tx, ref, ids);
  const [bill, other] = ids.map((id) => bills.find((each) => each.id === id));
  if (!bill) return refuseClosed(tx, ref);
  if (!other) return refuseClosed(tx, { ...ref, billId: otherId });
  return [bill, other];
}

/**
 * Throws `bill.sold` with the sale that ended the bill, or `bill.not-found`. `done` are the operations of the request that
 * were done before it ended.
 */
export async function refuseClosed(tx: HotelTx, ref: BillRef, done: string[] = []): Promise<never> {
  await assertNotSold(tx, ref, done);
  throw new AppError("bill.not-found", { done });
}

/** Throws `bill.sold` where a sale ended the bill. */
export async function assertNotSold(tx: HotelTx, ref: BillRef, done: string[] = []): Promise<void> {
  const sale = await findSaleOfBill(tx, ref);
  if (sale) throw new AppError("bill.sold", { ...sale, done });
}

/** Throws `bill.changed` where a request was made on another version of the bill. */
export function assertVersion(bill: OpenBill, version: number): void {
  if (bill.version !== version) throw new AppError("bill.changed");
}

/** Locks the places that bills are opened at or moved to. Throws `restaurant.not-found`. */
export async function lockBillPlaces(
  tx: HotelTx,
  ref: BillRef,
  tableIds: ReadonlySet<DiningTableId | null>,
): Promise<Map<DiningTableId | null, BillPlace>> {
  const places = await lockPlaces(tx, ref, tableIds);
  if (!places) throw new AppError("restaurant.not-found");
  return places;
}

/** A bill as it is after a write on it. */
export async function getChangedBill(tx: HotelTx, ref: BillRef): Promise<OpenBill> {
  const [bill] = await selectBillsOf(tx, ref, [ref.billId]);
  return bill ?? refuseClosed(tx, ref);
}

/**
 * Deletes a bill without lines, and returns it; guests that were seated on it are expected again. Throws `bill.is-ordered` where
 * the kitchen knows of a line, and `bill.changed` where there are other lines.
 */
export async function deleteBill(
  tx: HotelTx,
  ref: BillRef,
  context: ReservationContext,
): Promise<OpenBill> {
  await lockBusinessDateShared(tx, ref.hotelId);
  const bill = (await lockEndingBill(tx, ref)) ?? (await refuseClosed(tx, ref));
  if (bill.lines.some(({ firedQuantity }) => firedQuantity > 0))
    throw new AppError("bill.is-ordered");
  if (bill.lines.length > 0) throw new AppError("bill.changed");
  await unseatGuestsOfBill(tx, ref, bill, context);
  await deleteBillRow(tx, ref);
  return bill;
}
