import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { BillRef } from "@funduq/shared-types/contracts/pos-bill";
import type {
  ReservationRef,
  ReservationSettings,
  ReservationState,
  SavedReservation,
  TableReservation,
} from "@funduq/shared-types/contracts/pos-reservation";
import { SERVICE_DAY_BEGINS_AT_HOUR } from "@funduq/shared-types/rules/service-day";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BillId, BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { MOST_RESERVATIONS_OF_DAY } from "@funduq/shared-types/values/reservation-limits";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

/** The start of a day of service on the hotel's clock. */
const startOf = (date: CalendarDate, timeZone: string) =>
  sql`((${date}::date + make_interval(hours => ${SERVICE_DAY_BEGINS_AT_HOUR}::int)) at time zone ${timeZone})`;

const startOfNext = (date: CalendarDate, timeZone: string) =>
  sql`((${date}::date + 1 + make_interval(hours => ${SERVICE_DAY_BEGINS_AT_HOUR}::int)) at time zone ${timeZone})`;

const presented = sql`json_build_object('id', r.id, 'state', r.state, 'guestName', r.guest_name, 'phone', r.phone,
    'covers', r.covers, 'startsAt', r.starts_at, 'endsAt', r.ends_at, 'note', r.note, 'billId', r.bill_id,
    'version', r.version,
    'tableIds', (select coalesce(json_agg(t.table_id order by d.area, length(d.name), d.name, d.id), '[]')
      from reserved_tables t
      join dining_tables d on d.hotel_id = t.hotel_id and d.id = t.table_id
      where t.hotel_id = r.hotel_id and t.reservation_id = r.id),
    'stay', (select json_build_object('bookingId', b.id, 'roomNumber', m.number)
      from bookings b join rooms m on m.hotel_id = b.hotel_id and m.id = b.room_id
      where b.hotel_id = r.hotel_id and b.id = r.booking_id))`;

const listed = (condition: SQL, most: number) => sql`
  select coalesce(json_agg(${presented} order by r.starts_at, r.name_search, r.id), '[]')
  from (select * from table_reservations r where ${condition}
    order by r.starts_at, r.name_search, r.id limit ${most}) r`;

const ofRestaurant = ({ hotelId, restaurantId }: RestaurantRef) =>
  sql`r.hotel_id = ${hotelId} and r.restaurant_id = ${restaurantId}`;

type Day = { date: CalendarDate; timeZone: string };

/** The reservations of a day of service with the restaurant's settings; null where there is no such restaurant. */
export const reservationsQuery = (ref: RestaurantRef, { date, timeZone }: Day) => sql`
  select (select json_build_object('settings', json_build_object('usualMinutes', x.reservation_minutes,
      'leadMinutes', x.reserved_lead_minutes, 'version', x.reservation_version),
    'reservations', (${listed(
      sql`${ofRestaurant(ref)} and r.starts_at >= ${startOf(date, timeZone)}
        and r.starts_at < ${startOfNext(date, timeZone)}`,
      MOST_RESERVATIONS_OF_DAY,
    )}))
  from restaurants x where x.hotel_id = ${ref.hotelId} and x.id = ${ref.restaurantId}) as json`;

export function selectReservations(tx: HotelTx, ref: RestaurantRef, day: Day) {
  return selectJson<{
    settings: ReservationSettings;
    reservations: TableReservation[];
  } | null>(tx, reservationsQuery(ref, day));
}

type Searched = { name: string; digits: string; from: CalendarDate; timeZone: string };

/** From a day on, those whose guest's name contains `name`, or whose phone contains `digits`; a blank text finds none. */
export function selectFoundReservations(
  tx: HotelTx,
  ref: RestaurantRef,
  { name, digits, from, timeZone }: Searched,
  most: number,
): Promise<TableReservation[]> {
  const fits = sql`(${name} <> '' and position(${name} in r.name_search) > 0)
    or (${digits} <> '' and position(${digits} in r.phone_digits) > 0)`;
  return selectJson(
    tx,
    sql`select (${listed(
      sql`${ofRestaurant(ref)} and r.starts_at >= ${startOf(from, timeZone)} and (${fits})`,
      most,
    )}) as json`,
  );
}

/** One reservation as it is listed. */
export async function findReservation(
  tx: HotelTx,
  ref: ReservationRef,
): Promise<TableReservation | undefined> {
  const [found] = await selectJson<TableReservation[]>(
    tx,
    sql`select (${listed(sql`${ofRestaurant(ref)} and r.id = ${ref.reservationId}`, 1)}) as json`,
  );
  return found;
}

/** The most parties that are read of one bill: far more than sit at one. */
const MOST_OF_BILL = 500;

/** The reservations whose guests are seated on a bill. */
export function selectReservationsOfBill(
  tx: HotelTx,
  { billId, ...ref }: BillRef,
): Promise<TableReservation[]> {
  return selectJson(
    tx,
    sql`select (${listed(sql`${ofRestaurant(ref)} and r.bill_id = ${billId}`, MOST_OF_BILL)}) as json`,
  );
}

/** Locks a reservation against all other writes on it, the end of its bill included. */
export async function lockReservationRow(
  tx: HotelTx,
  { hotelId, restaurantId, reservationId }: ReservationRef,
): Promise<{ opensBill: boolean } | undefined> {
  const [row] = await tx.execute<{ opensBill: boolean }>(sql`
    select opens_bill as "opensBill" from table_reservations
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and id = ${reservationId}
    for no key update`);
  return row;
}

export type Span = { startsAt: string; endsAt: string };

/** When a reservation starts and ends that is written on the hotel's clock. */
export function selectSpan(
  tx: HotelTx,
  { date, time, minutes }: { date: CalendarDate; time: string; minutes: number },
  timeZone: string,
): Promise<Span> {
  return selectJson(
    tx,
    sql`select json_build_object('startsAt', s.at, 'endsAt', s.at + make_interval(mins => ${minutes}::int)) as json
      from (select (${date}::date + ${time}::time) at time zone ${timeZone} as at) s`,
  );
}

/** How many reservations start on a day of service, cancelled ones included. */
export async function countReservations(
  tx: HotelTx,
  ref: RestaurantRef,
  { date, timeZone }: Day,
): Promise<number> {
  return selectJson(
    tx,
    sql`select to_json(count(*)) as json from table_reservations r where ${ofRestaurant(ref)}
      and r.starts_at >= ${startOf(date, timeZone)} and r.starts_at < ${startOfNext(date, timeZone)}`,
  );
}

export async function isInHouse(tx: HotelTx, hotelId: HotelId, id: BookingId): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from bookings where hotel_id = ${hotelId} and id = ${id} and status = 'Checked-in'`);
  return rows.length > 0;
}

export type ReservationValues = Span &
  Pick<TableReservation, "guestName" | "phone" | "covers" | "note"> & {
    nameSearch: string;
    phoneDigits: string;
    bookingId: BookingId | null;
  };

/** Undefined where the hotel has the id already. */
export async function insertReservation(
  tx: HotelTx,
  { hotelId, restaurantId, reservationId }: ReservationRef,
  values: ReservationValues,
  createdBy: string,
): Promise<SavedReservation | undefined> {
  const [saved] = await tx.execute<SavedReservation>(sql`
    insert into table_reservations (hotel_id, id, restaurant_id, guest_name, name_search, phone, phone_digits,
      covers, starts_at, ends_at, note, booking_id, created_by)
    values (${hotelId}, ${reservationId}, ${restaurantId}, ${values.guestName}, ${values.nameSearch},
      ${values.phone}, ${values.phoneDigits}, ${values.covers}, ${values.startsAt}, ${values.endsAt},
      ${values.note}, ${values.bookingId}, ${createdBy})
    on conflict do nothing returning id, version`);
  return saved;
}

export async function updateReservation(
  tx: HotelTx,
  { hotelId, reservationId }: ReservationRef,
  values: ReservationValues,
): Promise<SavedReservation | undefined> {
  const [saved] = await tx.execute<SavedReservation>(sql`
    update table_reservations set guest_name = ${values.guestName}, name_search = ${values.nameSearch},
      phone = ${values.phone}, phone_digits = ${values.phoneDigits}, covers = ${values.covers},
      starts_at = ${values.startsAt}, ends_at = ${values.endsAt}, note = ${values.note},
      booking_id = ${values.bookingId}, version = version + 1
    where hotel_id = ${hotelId} and id = ${reservationId} returning id, version`);
  return saved;
}

/** One version later, of a reservation whose tables followed its bill. */
export async function bumpReservation(
  tx: HotelTx,
  { hotelId, reservationId }: ReservationRef,
): Promise<void> {
  await tx.execute(sql`
    update table_reservations set version = version + 1
    where hotel_id = ${hotelId} and id = ${reservationId}`);
}

type NewState = { state: ReservationState; billId?: BillId; opensBill?: boolean };

/**
 * Sets a reservation's state, with its bill where it is seated. `seated_at` is compared with the times of operations, which are
 * the database's.
 */
export async function setReservationState(
  tx: HotelTx,
  { hotelId, reservationId }: ReservationRef,
  { state, billId, opensBill = false }: NewState,
  now: Date,
): Promise<SavedReservation | undefined> {
  const hasEnded = state !== "booked" && state !== "seated";
  const [saved] = await tx.execute<SavedReservation>(sql`
    update table_reservations set state = ${state}, bill_id = ${billId ?? null}, opens_bill = ${opensBill},
      first_bill_id = case ${state}::text when 'seated' then ${billId ?? null}::uuid when 'finished' then first_bill_id end,
      seated_at = case ${state}::text when 'seated' then clock_timestamp() when 'finished' then seated_at end,
      ended_at = ${hasEnded ? now.toISOString() : null}, version = version + 1
    where hotel_id = ${hotelId} and id = ${reservationId} returning id, version`);
  return saved;
}
