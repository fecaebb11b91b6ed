import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { ReservationRef } from "@funduq/shared-types/contracts/pos-reservation";
import type { BillId, DiningTableId, HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

type BillKey = { hotelId: HotelId; billId: BillId };

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

/** Whether guests of another reservation are seated on the bill. */
export async function isSeatedByOthers(
  tx: HotelTx,
  { hotelId, reservationId }: ReservationRef,
  billId: BillId,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from table_reservations
    where hotel_id = ${hotelId} and bill_id = ${billId} and id <> ${reservationId} limit 1`);
  return rows.length > 0;
}

/** Frees a table whose guests moved to another one with their bill: the open bill keeps that one. */
export async function freeTableOfBill(
  tx: HotelTx,
  { hotelId, billId }: BillKey,
  tableId: DiningTableId,
): Promise<void> {
  await tx.execute(sql`
    delete from reserved_tables t using table_reservations r
    where r.hotel_id = ${hotelId} and r.bill_id = ${billId}
      and t.hotel_id = r.hotel_id and t.reservation_id = r.id and t.table_id = ${tableId}`);
}

/** Takes the seating of guests back whose bill is deleted with nothing on it. */
export async function unseatGuestsOfBill(tx: HotelTx, { hotelId, billId }: BillKey): Promise<void> {
  await tx.execute(sql`
    update table_reservations set state = 'booked', bill_id = null, opens_bill = false, version = version + 1
    where hotel_id = ${hotelId} and bill_id = ${billId}`);
}

/**
 * Ends the reservations of a bill that ends, which frees their tables; those of a bill that was merged or split go on with
 * the bill that has its lines.
 */
export async function endReservationsOfBill(
  tx: HotelTx,
  { hotelId, billId }: BillKey,
): Promise<void> {
  await tx.execute(sql`
    with next_bill as (
      select b.id from bill_operations o
      join open_bills b on b.hotel_id = o.hotel_id and b.id = o.to_bill_id
      where o.hotel_id = ${hotelId} and o.bill_id = ${billId} and o.to_bill_id is not null
      order by o.done_at, b.id limit 1 for key share of b
    )
    update table_reservations r set version = r.version + 1, opens_bill = false, bill_id = n.id,
      state = case when n.id is null then 'finished' else 'seated' end,
      ended_at = case when n.id is null then now() end
    from (select (select id from next_bill) as id) n
    where r.hotel_id = ${hotelId} and r.bill_id = ${billId}`);
}
