import type { FreeRoom, FreeRoomList } from "@funduq/shared-types/contracts/availability";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import { nightsOf } from "@funduq/shared-types/rules/stay";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId, RoomId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isSoldOn } from "../rooms/rooms.tables.ts";

/** Excludes a booking that is about to change: neither its room nor its nights count as taken. */
export type OwnNights = {
  /** Null for a group's unit without a booking. */
  bookingId: BookingId | null;
  roomId: RoomId | null;
  roomTypeId: RoomTypeId;
  /** Null where it holds no room. */
  nights: NightSpan | null;
};

export type FreeRoomsQuestion = {
  hotelId: HotelId;
  checkIn: CalendarDate;
  checkOut: CalendarDate;
  roomTypeId?: RoomTypeId | undefined;
  /** The booking that needs another room: its own nights do not count as taken. */
  own?: OwnNights | undefined;
};

/**
 * Rooms without an active booking or out-of-order period on any night of the stay, of types with a unit left
 * to sell on each future night: units held by groups are not offered. Nights without an inventory row have
 * nothing taken. Of a stay that begins today, rooms that a guest can move into now come first; else all by number.
 */
export async function listFreeRooms(tx: HotelTx, asked: FreeRoomsQuestion): Promise<FreeRoom[]> {
  return selectJson(tx, freeRoomsQuery(asked));
}

export function freeRoomsQuery(asked: FreeRoomsQuestion): SQL {
  const { hotelId, checkIn, checkOut, roomTypeId, own } = asked;
  return sql`
    with left_of as (
      select n.room_type_id, min(n.rooms - n.sold - n.held - n.out_of_order + (${ownUnit(own)})) as units
      from night_inventory n
      where n.hotel_id = ${hotelId}
        and n.night >= ${checkIn}::date and n.night < ${checkOut}::date
        and n.night >= (select business_date from hotels where id = ${hotelId})
      group by n.room_type_id)
    select coalesce(json_agg(json_build_object(
      'id', r.id, 'number', r.number, 'floorName', f.name,
      'roomTypeId', t.id, 'roomTypeName', t.name, 'maxOccupancy', t.max_occupancy,
      'housekeepingStatus', r.housekeeping_status,
      'occupiedNow', o.occupied_now,
      'leftOfType', l.units
    ) order by ${checkIn}::date <= (select business_date from hotels where id = ${hotelId})
        and (o.occupied_now or r.housekeeping_status not in ('Clean', 'Inspected')),
      length(r.number), r.number, r.id), '[]') as json
    from rooms r
    join floors f on f.hotel_id = r.hotel_id and f.id = r.floor_id
    join room_types t on t.hotel_id = r.hotel_id and t.id = r.room_type_id
    left join left_of l on l.room_type_id = r.room_type_id
    cross join lateral (
      select exists (
        select from bookings b
        where b.hotel_id = r.hotel_id and b.room_id = r.id and b.status = 'Checked-in') as occupied_now) o
    where r.hotel_id = ${hotelId}
      and (${roomTypeId ?? null}::uuid is null or r.room_type_id = ${roomTypeId ?? null}::uuid)
      and r.id is distinct from ${own?.roomId ?? null}::uuid
      and (r.out_of_order_from is null or r.out_of_order_from >= ${checkOut}::date
        or r.out_of_order_to <= ${checkIn}::date)
      and ${isSoldOn(sql`${checkOut}::date - 1`)}
      and coalesce((${firstArrivalAfter(checkIn, own)}) >= ${checkOut}::date, true)
      and (l.units is null or l.units > 0)`;
}

type SoldOutType = NonNullable<FreeRoomList["soldOut"]>[number];
/** Of a day that is over there is nothing to sell and nothing to tell. `from`: the business date unless given. */
export type NightsAhead = { from: CalendarDate | null; nights: number };

/** For each type with a night on which nothing is left to sell: the first such night. */
export async function listSoldOutTypes(
  tx: HotelTx,
  hotelId: HotelId,
  { from, nights }: NightsAhead,
): Promise<SoldOutType[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object('roomTypeId', t.id, 'from', n.night)), '[]') as json
    from (
      select business_date, coalesce(${from}::date, business_date) as first
      from hotels where id = ${hotelId}
    ) d
    join room_types t on t.hotel_id = ${hotelId} and d.first >= d.business_date
    cross join lateral (
      select n.night from night_inventory n
      where n.hotel_id = ${hotelId} and n.room_type_id = t.id
        and n.night >= d.first and n.night < d.first + ${nights}::int
        and n.rooms <= n.sold + n.held + n.out_of_order
      order by n.night limit 1
    ) n`,
  );
}

/**
 * The arrival of the first booking of room `r` that departs after a day. Active bookings of a room never
 * overlap, so if this one arrives late enough, all later ones do.
 */
function firstArrivalAfter(day: CalendarDate, own: OwnNights | undefined): SQL {
  return sql`
    select b.check_in_date from bookings b
    where b.hotel_id = r.hotel_id and b.room_id = r.id
      and b.status in ('Reserved', 'Confirmed', 'Checked-in') and b.check_out_date > ${day}::date
      and b.id is distinct from ${own?.bookingId ?? null}::uuid
    order by b.check_out_date limit 1`;
}

/** The unit of night `n` that the booking itself holds. */
function ownUnit(own: OwnNights | undefined): SQL {
  if (!own?.nights) return sql`0`;
  const { from, to } = own.nights;
  return sql`case when n.room_type_id = ${own.roomTypeId}::uuid
    and n.night >= ${from}::date and n.night < ${to}::date then 1 else 0 end`;
}

/** The units taken on each night of a span (negative: released). */
export type NightChange = NightSpan & {
  roomTypeId: RoomTypeId;
  sold: number;
  outOfOrder: number;
  /** Units held by groups without a booking. */
  held?: number;
};

type NightOutcome = {
  /** The number of nights without an inventory row. If not zero, nothing was changed. */
  missing: number;
  /** The first night without enough units. If set, nothing was changed. */
  short: {
    roomTypeId: RoomTypeId;
    roomTypeName: string;
    date: CalendarDate;
    left: number;
    wanted: number;
  } | null;
};

/**
 * Changes all nights in one statement, or none. Locks the rows ordered by type and night, as every writer
 * does, so that concurrent stays cannot deadlock. Locks nothing while a row is missing: a transaction that
 * waits for another's insert while it holds locked nights could deadlock.
 */
export async function changeNights(
  tx: HotelTx,
  hotelId: HotelId,
  changes: readonly NightChange[],
): Promise<NightOutcome> {
  return selectJson(tx, changeNightsQuery(hotelId, changes));
}

/**
 * `changed` references all of `locked` before it updates a row: PostgreSQL does not run a CTE that is never
 * referenced, and would otherwise lock the rows in storage order. It adds to the values that `locked` read
 * and not to the row itself: PostgreSQL checks constraints on the row version the statement first saw,
 * before it notices a concurrent update. A night that was full then, and was released while this statement
 * waited, would be refused.
 */
export function changeNightsQuery(hotelId: HotelId, changes: readonly NightChange[]): SQL {
  return sql`
    with asked as (${nightsAsked(changes)}),
    lacking as (
      select count(*) as missing from asked a
      where not exists (
        select from night_inventory n
        where n.hotel_id = ${hotelId} and n.room_type_id = a.room_type_id and n.night = a.night)
    ),
    locked as (
      select n.room_type_id, n.night, n.sold, n.held, n.out_of_order,
        n.rooms - n.sold - n.held - n.out_of_order as left_over
      from night_inventory n
      join asked a on a.room_type_id = n.room_type_id and a.night = n.night
      where n.hotel_id = ${hotelId} and (select missing from lacking) = 0
      order by n.room_type_id, n.night
      for no key update of n
    ),
    short as (
      select room_type_id, night, left_over, a.sold + a.out_of_order + a.held as wanted
      from locked join asked a using (room_type_id, night)
      where a.sold + a.out_of_order + a.held > 0 and left_over < a.sold + a.out_of_order + a.held
      order by night, room_type_id limit 1
    ),
    changed as (
      update night_inventory n
      set sold = l.sold + a.sold, out_of_order = l.out_of_order + a.out_of_order,
        held = l.held + a.held
      from asked a join locked l using (room_type_id, night)
      where n.hotel_id = ${hotelId} and n.room_type_id = a.room_type_id and n.night = a.night
        and (select count(*) from locked) > 0 and not exists (select from short)
    )
    select json_build_object(
      'missing', (select missing from lacking),
      'short', (select json_build_object(
        'roomTypeId', room_type_id, 'date', night, 'left', left_over, 'wanted', wanted,
        'roomTypeName', (select t.name from room_types t
          where t.hotel_id = ${hotelId} and t.id = room_type_id)) from short)
    ) as json`;
}

/** Inserts missing inventory rows, with every room of the type for sale. */
export async function insertMissingNights(
  tx: HotelTx,
  hotelId: HotelId,
  changes: readonly NightChange[],
): Promise<void> {
  await tx.execute(sql`
    insert into night_inventory (hotel_id, room_type_id, night, rooms)
    select ${hotelId}::uuid, a.room_type_id, a.night,
      (select count(*) from rooms r
        where r.hotel_id = ${hotelId} and r.room_type_id = a.room_type_id
          and ${isSoldOn(sql`a.night`)})
    from (${nightsAsked(changes)}) a
    order by a.room_type_id, a.night
    on conflict do nothing`);
}

/** Inserts the missing inventory rows of a span, for every room type of the hotel. */
export async function insertNights(
  tx: HotelTx,
  hotelId: HotelId,
  { from, to }: NightSpan,
): Promise<void> {
  await tx.execute(sql`
    insert into night_inventory (hotel_id, room_type_id, night, rooms)
    select ${hotelId}::uuid, t.id, n.night::date,
      (select count(*) from rooms r where r.hotel_id = ${hotelId} and r.room_type_id = t.id
        and ${isSoldOn(sql`n.night::date`)})
    from room_types t, generate_series(${from}::date, ${to}::date - 1, interval '1 day') as n (night)
    where t.hotel_id = ${hotelId} and not exists (
      select from night_inventory i
      where i.hotel_id = ${hotelId} and i.room_type_id = t.id and i.night = n.night::date)
    order by t.id, n.night
    on conflict do nothing`);
}

/**
 * Sums the changes per night, in TypeScript rather than in SQL. Passed as arrays, whose length the planner
 * knows; it estimates a JSON document at a hundred rows.
 */
function nightsAsked(changes: readonly NightChange[]): SQL {
  const asked = new Map<string, AskedNight>();
  for (const { roomTypeId, from, to, sold, outOfOrder, held = 0 } of changes)
    for (const night of nightsOf({ from, to })) {
      const key = `${roomTypeId} ${night}`;
      const before = asked.get(key);
      asked.set(key, {
        roomTypeId,
        night,
        sold: sold + (before?.sold ?? 0),
        outOfOrder: outOfOrder + (before?.outOfOrder ?? 0),
        held: held + (before?.held ?? 0),
      });
    }
  const nights = [...asked.values()].filter(
    (each) => each.sold !== 0 || each.outOfOrder !== 0 || each.held !== 0,
  );
  const column = (of: (night: AskedNight) => string | number) => sql.param(nights.map(of));
  return sql`
    select room_type_id, night::date as night, sold, out_of_order, held from unnest(
      ${column((each) => each.roomTypeId)}::uuid[], ${column((each) => each.night)}::text[],
      ${column((each) => each.sold)}::int[], ${column((each) => each.outOfOrder)}::int[],
      ${column((each) => each.held)}::int[]) as asked (room_type_id, night, sold, out_of_order, held)`;
}

type AskedNight = {
  roomTypeId: RoomTypeId;
  night: CalendarDate;
  sold: number;
  outOfOrder: number;
  held: number;
};
