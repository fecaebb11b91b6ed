import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type {
  FacilityId,
  FloorId,
  HotelId,
  RoomId,
  RoomTypeId,
} from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { facilities, isSoldOn, rooms } from "../rooms/rooms.tables.ts";
import { bookingsWhere, selectUses, type Uses, use } from "./setup-lists.queries.ts";

type RoomValues = {
  number: string;
  floorId: FloorId;
  roomTypeId: RoomTypeId;
  retiredFrom?: CalendarDate | null;
};

export async function insertRooms(
  tx: HotelTx,
  hotelId: HotelId,
  list: readonly (RoomValues & { id: RoomId })[],
): Promise<void> {
  await tx.insert(rooms).values(list.map((room) => ({ hotelId, ...room })));
}

const isRoom = (hotelId: HotelId, id: RoomId) => and(eq(rooms.hotelId, hotelId), eq(rooms.id, id));

export async function updateRoom(
  tx: HotelTx,
  hotelId: HotelId,
  { id, ...values }: RoomValues & { id: RoomId },
): Promise<void> {
  await tx
    .update(rooms)
    .set({ ...values, version: sql`${rooms.version} + 1` })
    .where(isRoom(hotelId, id));
}

export async function deleteRoom(tx: HotelTx, hotelId: HotelId, id: RoomId): Promise<void> {
  await tx.delete(rooms).where(isRoom(hotelId, id));
}

/** Stays of the room: active ones, or all. */
export async function bookingsOfRoom(
  tx: HotelTx,
  hotelId: HotelId,
  id: RoomId,
  which: "active" | "all",
): Promise<Uses> {
  const active = sql`b.room_id = ${id} and b.status in ('Reserved', 'Confirmed', 'Checked-in')`;
  const condition = which === "active" ? active : sql`b.room_id = ${id}`;
  return selectUses(tx, [use("bookings", bookingsWhere(hotelId, condition))]);
}

/** Active stays with a night from this day on. Who is in the house has that of the business date, also past the departure. */
export async function bookingsOfRoomFrom(
  tx: HotelTx,
  hotelId: HotelId,
  { id, day }: { id: RoomId; day: CalendarDate },
): Promise<Uses> {
  const ahead = sql`b.room_id = ${id} and b.status in ('Reserved', 'Confirmed', 'Checked-in')
    and (b.check_out_date > ${day}::date or (b.status = 'Checked-in'
      and ${day}::date <= (select h.business_date from hotels h where h.id = ${hotelId})))`;
  return selectUses(tx, [use("bookings", bookingsWhere(hotelId, ahead))]);
}

type Nights = { hotelId: HotelId; roomTypeIds: readonly RoomTypeId[]; businessDate: CalendarDate };

/**
 * Sets the number of rooms of all future nights. Returns the first night that is sold above it; nothing is
 * changed in that case. The caller has locked the hotel, so no other transaction changes nights.
 */
export async function countRoomsOfNights(
  tx: HotelTx,
  { hotelId, roomTypeIds, businessDate }: Nights,
): Promise<{ roomTypeName: string; date: CalendarDate; rooms: number } | null> {
  const ids = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(roomTypeIds)}::jsonb))`;
  return selectJson(
    tx,
    sql`
    with counted as materialized (
      select t.id, t.name, n.night, n.sold + n.held + n.out_of_order as promised,
        (select count(*) from rooms r where r.hotel_id = ${hotelId} and r.room_type_id = t.id
          and ${isSoldOn(sql`n.night`)}) as rooms
      from room_types t
      join night_inventory n on n.hotel_id = ${hotelId} and n.room_type_id = t.id
      where t.hotel_id = ${hotelId} and t.id in ${ids} and n.night >= ${businessDate}::date
    ),
    short as (
      select name, night, promised from counted where promised > rooms order by night, name limit 1
    ),
    changed as (
      update night_inventory n set rooms = c.rooms
      from counted c
      where n.hotel_id = ${hotelId} and n.room_type_id = c.id and n.night = c.night
        and n.rooms <> c.rooms and not exists (select from short)
    )
    select (select json_build_object('roomTypeName', name, 'date', night, 'rooms', promised)
      from short) as json`,
  );
}

export async function insertFacility(
  tx: HotelTx,
  hotelId: HotelId,
  facility: { id: FacilityId; floorId: FloorId; name: string },
): Promise<void> {
  await tx.insert(facilities).values({ hotelId, ...facility });
}

const isFacility = (hotelId: HotelId, id: FacilityId) =>
  and(eq(facilities.hotelId, hotelId), eq(facilities.id, id));

export async function renameFacility(
  tx: HotelTx,
  hotelId: HotelId,
  { id, name }: { id: FacilityId; name: string },
): Promise<void> {
  await tx.update(facilities).set({ name }).where(isFacility(hotelId, id));
}

export async function deleteFacility(tx: HotelTx, hotelId: HotelId, id: FacilityId): Promise<void> {
  await tx.delete(facilities).where(isFacility(hotelId, id));
}
