import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type { ReservationRef } from "@funduq/shared-types/contracts/pos-reservation";
import type { BillId, DiningTableId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** The open bills of these tables. The caller has locked the tables. */
export async function listBillsOnTables(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  tableIds: readonly DiningTableId[],
): Promise<{ id: BillId; name: string; table: string }[]> {
  return tx.execute(sql`
    select b.id, b.name, t.name as table from open_bills b
    join dining_tables t on t.hotel_id = b.hotel_id and t.id = b.table_id
    where b.hotel_id = ${hotelId} and b.restaurant_id = ${restaurantId}
      and b.table_id = any(${sql.param(tableIds)}::uuid[])
    order by length(t.name), t.name, b.opened_at, b.id`);
}

/** The table of an open bill; null of a bill without one. */
export async function findTableOfBill(
  tx: HotelTx,
  { hotelId }: RestaurantRef,
  billId: BillId,
): Promise<DiningTableId | null> {
  const [bill] = await tx.execute<{ tableId: DiningTableId | null }>(sql`
    select table_id as "tableId" from open_bills where hotel_id = ${hotelId} and id = ${billId}`);
  return bill?.tableId ?? null;
}

/** Whether guests of a reservation are seated on the bill. */
export async function isSeated(tx: HotelTx, { hotelId, billId }: BillRef): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from table_reservations where hotel_id = ${hotelId} and bill_id = ${billId} limit 1`);
  return rows.length > 0;
}

/**
 * `reached`: the bills that reservations `r` were first seated on, and all that lines were moved to by splits, merges and rests since
 * then. What was moved before the guests or their lines came is not theirs.
 */
const reachedOf = (hotelId: string, reservations: SQL) => sql`
  with recursive reached (id, since) as (
    select r.first_bill_id, r.seated_at from table_reservations r
    where r.hotel_id = ${hotelId} and ${reservations} and r.first_bill_id is not null
    union
    select o.to_bill_id, o.done_at from reached f
    join bill_operations o on o.hotel_id = ${hotelId} and o.bill_id = f.id
      and o.to_bill_id is not null and o.done_at >= f.since
  )`;

/** A bill that has or had lines of guests. `isOpen` is whether they may still sit at it. */
export type ReachedBill = { id: BillId; tableId: DiningTableId | null; isOpen: boolean };

/** The bills that a reservation's guests have, or had: of the open ones, those of one table first, then the oldest. */
export async function selectBillsOfGuests(
  tx: HotelTx,
  { hotelId, reservationId }: ReservationRef,
  firstTableId: DiningTableId | null = null,
): Promise<ReachedBill[]> {
  return tx.execute<ReachedBill>(sql`
    ${reachedOf(hotelId, sql`r.id = ${reservationId}`)}
    select f.id, b.table_id as "tableId", b.id is not null as "isOpen"
    from (select distinct id from reached) f
    left join open_bills b on b.hotel_id = ${hotelId} and b.id = f.id
    order by (b.table_id is not distinct from ${firstTableId}::uuid) desc, b.opened_at, f.id`);
}

/** The open bills that the guests who are seated on a bill may go on with. */
export async function selectNextBills(
  tx: HotelTx,
  { hotelId, billId }: BillRef,
): Promise<BillId[]> {
  const bills = await tx.execute<{ id: BillId }>(sql`
    ${reachedOf(hotelId, sql`r.bill_id = ${billId}`)}
    select distinct b.id from reached f
    join open_bills b on b.hotel_id = ${hotelId} and b.id = f.id and b.id <> ${billId}`);
  return bills.map(({ id }) => id);
}

/** Guests go on with another bill than the one that they were seated on. */
export async function passToBill(
  tx: HotelTx,
  { hotelId, reservationId }: ReservationRef,
  billId: BillId,
): Promise<void> {
  await tx.execute(sql`
    update table_reservations set bill_id = ${billId}, opens_bill = false, version = version + 1
    where hotel_id = ${hotelId} and id = ${reservationId}`);
}

/** Of a bill whose opening guests are unseated, another party counts as having opened it. */
export async function passOpening(tx: HotelTx, { hotelId, billId }: BillRef): Promise<void> {
  await tx.execute(sql`
    update table_reservations set opens_bill = true where hotel_id = ${hotelId} and id = (
      select id from table_reservations where hotel_id = ${hotelId} and bill_id = ${billId}
      order by starts_at, id limit 1)`);
}
