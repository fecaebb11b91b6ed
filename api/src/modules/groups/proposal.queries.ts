import type { GroupRef } from "@funduq/shared-types/contracts/group";
import type { BookingId, RoomId } from "@funduq/shared-types/values/ids";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { bookings } from "../bookings/bookings.tables.ts";
import { isCalledOff } from "./groups.queries.ts";

/** The floors on which the group has rooms, of stays that were not called off. */
export async function listGroupFloors(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<string[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(distinct f.name), '[]') as json
    from bookings k
    join rooms r on r.hotel_id = k.hotel_id and r.id = k.room_id
    join floors f on f.hotel_id = r.hotel_id and f.id = r.floor_id
    where k.hotel_id = ${hotelId} and k.group_id = ${groupId} and not ${isCalledOff}`,
  );
}

export type GroupStay = { id: BookingId; version: number; roomId: RoomId };

/** Locks those of the bookings that are the group's, in the order of their ids. */
export async function lockGroupStays(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
  ids: readonly BookingId[],
): Promise<GroupStay[]> {
  return tx
    .select({ id: bookings.id, version: bookings.version, roomId: bookings.roomId })
    .from(bookings)
    .where(
      and(
        eq(bookings.hotelId, hotelId),
        eq(bookings.groupId, groupId),
        inArray(bookings.id, [...new Set(ids)]),
      ),
    )
    .orderBy(asc(bookings.id))
    .for("no key update");
}
