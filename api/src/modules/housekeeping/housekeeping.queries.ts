import type { HousekeepingBoard } from "@funduq/shared-types/contracts/housekeeping";
import type { HousekeepingStatus, OutOfOrder, RoomRef } from "@funduq/shared-types/contracts/room";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { hasVip } from "../guests/guests.service.ts";
import { isSoldOn, rooms } from "../rooms/rooms.tables.ts";

export async function selectBoard(tx: HotelTx, hotelId: HotelId): Promise<HousekeepingBoard> {
  return selectJson(tx, boardQuery(hotelId));
}

/** The board in one statement that builds its own JSON. A guest who overstays departs today. */
export function boardQuery(hotelId: HotelId): SQL {
  const isVip = hasVip(sql`b.hotel_id`, sql`b.id`);
  return sql`
    with day as (select business_date from hotels where id = ${hotelId}),
    inside as (
      select b.room_id, b.check_out_date <= (select business_date from day) as departs,
        ${isVip} as is_vip
      from bookings b where b.hotel_id = ${hotelId} and b.status = 'Checked-in'
    ),
    arriving as (
      select b.room_id, bool_or(${isVip}) as is_vip from bookings b
      where b.hotel_id = ${hotelId} and b.status in ('Reserved', 'Confirmed')
        and b.check_in_date <= (select business_date from day)
        and b.check_out_date > (select business_date from day)
      group by b.room_id
    ),
    by_floor as (
      select r.floor_id, json_agg(json_build_object(
        'id', r.id, 'number', r.number, 'floorId', r.floor_id, 'roomTypeId', r.room_type_id,
        'roomTypeName', t.name, 'housekeepingStatus', r.housekeeping_status,
        'assignedTo', r.assigned_to,
        'outOfOrder', case when r.out_of_order_from is not null
          then json_build_object('from', r.out_of_order_from, 'to', r.out_of_order_to) end,
        'version', r.version,
        'use', json_build_object('occupied', i.room_id is not null,
          'departsToday', coalesce(i.departs, false), 'arrivesToday', a.room_id is not null,
          'isVip', coalesce(i.is_vip, false) or coalesce(a.is_vip, false))
      ) order by length(r.number), r.number, r.id) as rooms
      from rooms r
      join room_types t on t.hotel_id = r.hotel_id and t.id = r.room_type_id
      left join inside i on i.room_id = r.id
      left join arriving a on a.room_id = r.id
      where r.hotel_id = ${hotelId}
        and (${isSoldOn(sql`(select business_date from day)`)} or i.room_id is not null)
      group by r.floor_id
    )
    select json_build_object(
      'businessDate', d.business_date,
      'floors', (select coalesce(json_agg(json_build_object(
          'id', f.id, 'name', f.name, 'rooms', coalesce(o.rooms, '[]')
        ) order by f.position desc, f.name desc, f.id), '[]')
        from floors f left join by_floor o on o.floor_id = f.id
        where f.hotel_id = ${hotelId})
    ) as json
    from day d`;
}

/** The booking that prevents closing the room: the guest in house, else the first arrival in the period. */
export async function findNeed(
  tx: HotelTx,
  { hotelId, roomId }: RoomRef,
  period: OutOfOrder,
): Promise<{ guestName: string; checkInDate: CalendarDate; checkOutDate: CalendarDate } | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object('guestName', coalesce(pg.guest_name, ''),
        'checkInDate', b.check_in_date, 'checkOutDate', b.check_out_date)
      from bookings b
      left join primary_guests pg on pg.hotel_id = b.hotel_id and pg.booking_id = b.id
      where b.hotel_id = ${hotelId} and b.room_id = ${roomId}
        and (b.status = 'Checked-in' or (b.status in ('Reserved', 'Confirmed')
          and b.check_in_date < ${period.to}::date and b.check_out_date > ${period.from}::date))
      order by b.status <> 'Checked-in', b.check_in_date limit 1) as json`,
  );
}

export type Housekeeping = {
  status: HousekeepingStatus;
  assignedTo: string | null;
  outOfOrder: OutOfOrder | null;
};

export async function updateHousekeeping(
  tx: HotelTx,
  { hotelId, roomId }: RoomRef,
  { status, assignedTo, outOfOrder }: Housekeeping,
): Promise<void> {
  await tx
    .update(rooms)
    .set({
      housekeepingStatus: status,
      assignedTo,
      outOfOrderFrom: outOfOrder?.from ?? null,
      outOfOrderTo: outOfOrder?.to ?? null,
      version: sql`${rooms.version} + 1`,
    })
    .where(and(eq(rooms.hotelId, hotelId), eq(rooms.id, roomId)));
}

/** How far back the log is searched for a room's last change; bounds the query, as the log only grows. */
const CHANGES_LOOKED_AT = 1_000;

/** Who last changed a room, and when: by setting its status, or by checking its guest out. */
export async function findLastRoomChange(
  tx: HotelTx,
  ref: RoomRef,
): Promise<{ changedBy: string; changedAt: string }> {
  return selectJson(tx, lastRoomChangeQuery(ref));
}

export function lastRoomChangeQuery({ hotelId, roomId }: RoomRef): SQL {
  return sql`
    with latest as (
      select c.* from changes c where c.hotel_id = ${hotelId}
      order by c.seq desc limit ${CHANGES_LOOKED_AT}
    )
    select coalesce((select json_build_object(
        'changedBy', coalesce(nullif(u.display_name, ''), u.email, ''), 'changedAt', c.at)
      from latest c left join users u on u.id = c.by_user_id
      where 'Room' = any (c.tags)
        and (c.entity_id = ${roomId}::text or ${roomId}::uuid = (select b.room_id from bookings b
          where b.hotel_id = ${hotelId}
            and b.id = case when c.entity_id ~ '^[0-9a-f-]{36}$' then c.entity_id::uuid end))
      order by c.seq desc limit 1),
      json_build_object('changedBy', '', 'changedAt', '')) as json`;
}
