import { MAX_STAY_NIGHTS } from "@funduq/shared-types/contracts/booking";
import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isSoldOn } from "./rooms.tables.ts";

export async function selectDayGrid(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate | null,
): Promise<DayGrid> {
  return selectJson(tx, dayGridQuery(hotelId, date));
}

const MOST_TOUCHING_A_DAY = 2;

/**
 * The whole screen in one statement that builds its own JSON. For each room, the active bookings of the day: at
 * most one that departs and one that stays, as bookings of a room don't overlap. On the business date also guests
 * who are in-house after their departure date, and on a past day guests who have checked out since. Names are read
 * for each booking: a join would read every guest who ever stayed in the hotel.
 *
 * `ahead`: of each room the two active bookings that end first from the day on. Of a room that is free for the
 * night at most one of them ends on the day, so the other is the next to arrive.
 */
export function dayGridQuery(hotelId: HotelId, date: CalendarDate | null): SQL {
  return sql`
    with day as (
      select business_date, coalesce(${date}::date, business_date) as date
      from hotels where id = ${hotelId}
    ),
    ahead as materialized (
      select b.* from rooms r
      cross join lateral (
        select a.* from bookings a
        where a.hotel_id = ${hotelId} and a.room_id = r.id
          and a.status in ('Reserved', 'Confirmed', 'Checked-in')
          and a.check_out_date >= (select date from day)
        order by a.check_out_date limit ${MOST_TOUCHING_A_DAY}
      ) b
      where r.hotel_id = ${hotelId}
    ),
    shown as (
      select * from ahead where check_in_date <= (select date from day)
      union all
      select b.* from bookings b
      where b.hotel_id = ${hotelId} and b.status = 'Checked-in'
        and b.check_out_date < (select business_date from day)
        and (select date = business_date from day)
      union all
      select b.* from bookings b
      where b.hotel_id = ${hotelId} and b.status = 'Checked-out'
        and (select date < business_date from day)
        and b.check_in_date <= (select date from day)
        and b.check_in_date >= (select date from day) - ${MAX_STAY_NIGHTS}::int
        and b.check_out_date >= (select date from day)
    ),
    by_room as (
      select s.room_id, json_agg(json_build_object(
        'id', s.id, 'reference', s.reference, 'status', s.status, 'guestName', coalesce(k.name, ''),
        'checkInDate', s.check_in_date, 'checkOutDate', s.check_out_date,
        'adults', s.adults, 'children', s.children,
        'isVip', coalesce(k.is_vip, false),
        'companyName', (select c.name from companies c
          where c.hotel_id = s.hotel_id and c.id = s.company_id),
        'groupName', (select g.name from groups g
          where g.hotel_id = s.hotel_id and g.id = s.group_id),
        'comments', s.comments,
        'balanceCentimes', case when s.status = 'Checked-in' then coalesce((
          select sum(p.signed_centimes) from placed_postings p
          where p.hotel_id = s.hotel_id and p.owner_id = s.id and p.current_folio_id <> all(array(
            select f.id from folios f
            where f.hotel_id = s.hotel_id and f.owner_id = s.id and f.payer <> 'Guest'))), 0)::bigint end,
        'version', s.version
      ) order by s.status <> 'Checked-in', s.check_in_date, s.id) as bookings
      from shown s
      cross join lateral (
        select max(g.full_name) filter (where bg.is_primary) as name, bool_or(g.is_vip) as is_vip
        from booking_guests bg
        join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
        where bg.hotel_id = s.hotel_id and bg.booking_id = s.id
      ) k
      group by s.room_id
    )
    select json_build_object(
      'businessDate', d.business_date, 'date', d.date,
      'floors', (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name)
          order by f.position, f.name, f.id), '[]')
        from floors f where f.hotel_id = ${hotelId}),
      'roomTypes', (select coalesce(json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'maxOccupancy', t.max_occupancy)
          order by lower(t.name), t.id), '[]')
        from room_types t where t.hotel_id = ${hotelId}),
      'rooms', (select coalesce(json_agg(json_build_object(
          'id', r.id, 'number', r.number, 'floorId', r.floor_id, 'roomTypeId', r.room_type_id,
          'housekeepingStatus', r.housekeeping_status, 'assignedTo', r.assigned_to,
          'outOfOrder', case when r.out_of_order_from is not null
            then json_build_object('from', r.out_of_order_from, 'to', r.out_of_order_to) end,
          'version', r.version, 'bookings', coalesce(o.bookings, '[]'),
          'nextTaken', least(n.arrival,
            case when r.out_of_order_from > d.date then r.out_of_order_from end,
            case when r.retired_from > d.date then r.retired_from end))
          order by length(r.number), r.number, r.id), '[]')
        from rooms r left join by_room o on o.room_id = r.id
        left join (
          select a.room_id, min(a.check_in_date) as arrival from ahead a
          where a.check_in_date > (select date from day) group by a.room_id
        ) n on n.room_id = r.id
        where r.hotel_id = ${hotelId} and (${isSoldOn(sql`d.date`)} or o.room_id is not null))
    ) as json
    from day d`;
}
