import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { ReservationRef } from "@funduq/shared-types/contracts/pos-reservation";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { DiningTableId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { Span } from "./reservations.queries.ts";

/** No reservation lasts longer (`table_reservations_last_half_a_day_at_most`). */
const LONGEST = sql.raw("interval '12 hours'");

export type Conflict = {
  table: string;
  guestName: string;
  date: CalendarDate;
  from: string;
  to: string;
};

/** The first reservation of others that holds one of the tables in this time, on the hotel's clock. */
export async function findConflict(
  tx: HotelTx,
  { hotelId, reservationId }: ReservationRef,
  tableIds: readonly DiningTableId[],
  { startsAt, endsAt }: Span,
  timeZone: string,
): Promise<Conflict | undefined> {
  const at = (column: SQL) => sql`${column} at time zone ${timeZone}`;
  const [conflict] = await tx.execute<Conflict>(sql`
    select d.name as table, r.guest_name as "guestName",
      to_char(${at(sql`r.starts_at`)}, 'YYYY-MM-DD') as date,
      to_char(${at(sql`r.starts_at`)}, 'HH24:MI') as from, to_char(${at(sql`r.ends_at`)}, 'HH24:MI') as to
    from reserved_tables t
    join table_reservations r on r.hotel_id = t.hotel_id and r.id = t.reservation_id
    join dining_tables d on d.hotel_id = t.hotel_id and d.id = t.table_id
    where t.hotel_id = ${hotelId} and t.table_id = any(${sql.param(tableIds)}::uuid[]) and t.holds
      and t.reservation_id <> ${reservationId}
      and t.starts_at < ${endsAt}::timestamptz and t.ends_at > ${startsAt}::timestamptz
      and t.starts_at > ${startsAt}::timestamptz - ${LONGEST}
    order by t.starts_at, length(d.name), d.name, d.id limit 1`);
  return conflict;
}

/** The names of those of the tables that the restaurant has. */
export function selectTableNames(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  ids: readonly DiningTableId[],
): Promise<string[]> {
  return selectJson(
    tx,
    sql`select coalesce(json_agg(name order by area, length(name), name, id), '[]') as json from dining_tables
      where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and id = any(${sql.param(ids)}::uuid[])`,
  );
}

/** Takes the tables off a reservation that are not among `kept`. */
export async function deleteReservedTables(
  tx: HotelTx,
  { hotelId, reservationId }: ReservationRef,
  kept: readonly DiningTableId[],
): Promise<void> {
  await tx.execute(sql`
    delete from reserved_tables where hotel_id = ${hotelId} and reservation_id = ${reservationId}
      and table_id <> all(${sql.param(kept)}::uuid[])`);
}

/** Adds the tables that a reservation has not yet, for its time. */
export async function insertReservedTables(
  tx: HotelTx,
  { hotelId, restaurantId, reservationId }: ReservationRef,
  tableIds: readonly DiningTableId[],
): Promise<void> {
  await tx.execute(sql`
    insert into reserved_tables (hotel_id, reservation_id, table_id, restaurant_id, starts_at, ends_at, holds)
    select r.hotel_id, r.id, t.id, r.restaurant_id, r.starts_at, r.ends_at, r.holds
    from table_reservations r, unnest(${sql.param(tableIds)}::uuid[]) t (id)
    where r.hotel_id = ${hotelId} and r.restaurant_id = ${restaurantId} and r.id = ${reservationId}
      and not exists (select from reserved_tables h where h.hotel_id = r.hotel_id
        and h.reservation_id = r.id and h.table_id = t.id)
    order by t.id`);
}

/**
 * Takes a table off a reservation and gives it another one for its time, where no other reservation has that one: the database
 * decides (`reserved_tables_are_reserved_once`).
 */
export async function replaceReservedTable(
  tx: HotelTx,
  { hotelId, reservationId }: ReservationRef,
  { from, to }: { from: DiningTableId | null; to: DiningTableId | null },
): Promise<void> {
  await tx.execute(sql`
    delete from reserved_tables
    where hotel_id = ${hotelId} and reservation_id = ${reservationId} and table_id = ${from}::uuid`);
  await tx.execute(sql`
    insert into reserved_tables (hotel_id, reservation_id, table_id, restaurant_id, starts_at, ends_at, holds)
    select r.hotel_id, r.id, t.id, r.restaurant_id, r.starts_at, r.ends_at, r.holds
    from table_reservations r
    join dining_tables t on t.hotel_id = r.hotel_id and t.id = ${to}::uuid
    where r.hotel_id = ${hotelId} and r.id = ${reservationId}
    on conflict do nothing`);
}

/** The names of those of the tables that are reserved now or later. */
export async function listReservedNames(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  ids: readonly DiningTableId[],
  now: Date,
): Promise<string[]> {
  return selectJson(
    tx,
    sql`select coalesce(json_agg(d.name order by length(d.name), d.name, d.id), '[]') as json
      from dining_tables d
      where d.hotel_id = ${hotelId} and d.restaurant_id = ${restaurantId}
        and d.id = any(${sql.param(ids)}::uuid[])
        and exists (select from reserved_tables t where t.hotel_id = d.hotel_id and t.table_id = d.id
          and t.holds and t.ends_at > ${now.toISOString()}::timestamptz)`,
  );
}

/** Takes tables that are deleted off the reservations that no longer need them. */
export async function deleteReservationsOfTables(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  ids: readonly DiningTableId[],
): Promise<void> {
  await tx.execute(sql`
    delete from reserved_tables where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
      and table_id = any(${sql.param(ids)}::uuid[])`);
}
