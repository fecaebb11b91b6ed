import type { HousekeepingStatus, OutOfOrder, RoomRef } from "@funduq/shared-types/contracts/room";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { FloorId, HotelId, RoomId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { rooms } from "./rooms.tables.ts";

export type LockedRoom = {
  hotelId: HotelId;
  id: RoomId;
  number: string;
  floorId: FloorId;
  type: { id: RoomTypeId; name: string; maxOccupancy: number };
  housekeepingStatus: HousekeepingStatus;
  assignedTo: string | null;
  outOfOrder: OutOfOrder | null;
  retiredFrom: CalendarDate | null;
  version: number;
};

const isRoom = ({ hotelId, roomId }: RoomRef) =>
  and(eq(rooms.hotelId, hotelId), eq(rooms.id, roomId));

type RoomRow = Omit<LockedRoom, "type" | "outOfOrder"> & {
  typeId: RoomTypeId;
  typeName: string;
  maxOccupancy: number;
  outOfOrderFrom: CalendarDate | null;
  outOfOrderTo: CalendarDate | null;
};

async function findRoom(
  tx: HotelTx,
  { hotelId, roomId }: RoomRef,
  held: SQL,
): Promise<LockedRoom | undefined> {
  const [row] = await tx.execute<RoomRow>(sql`
    select r.hotel_id as "hotelId", r.id, r.number, r.floor_id as "floorId", r.version,
      r.housekeeping_status as "housekeepingStatus",
      r.assigned_to as "assignedTo", r.room_type_id as "typeId",
      t.name as "typeName", t.max_occupancy as "maxOccupancy",
      r.out_of_order_from as "outOfOrderFrom", r.out_of_order_to as "outOfOrderTo",
      r.retired_from as "retiredFrom"
    from rooms r join room_types t on t.hotel_id = r.hotel_id and t.id = r.room_type_id
    where r.hotel_id = ${hotelId} and r.id = ${roomId} ${held}`);
  return row && presentRoom(row);
}

function presentRoom(row: RoomRow): LockedRoom {
  const { typeId: id, typeName: name, maxOccupancy, outOfOrderFrom: from, ...rest } = row;
  const { outOfOrderTo: to, ...room } = rest;
  return {
    ...room,
    type: { id, name, maxOccupancy },
    outOfOrder: from && to ? { from, to } : null,
  };
}

export const findRoomRow = (tx: HotelTx, ref: RoomRef) => findRoom(tx, ref, sql.empty());

export const lockRoomRow = (tx: HotelTx, ref: RoomRef) =>
  findRoom(tx, ref, sql`for no key update of r`);

/** Skips rooms that are out of order, whose status change would drop their period. */
export async function setDirty(tx: HotelTx, ref: RoomRef): Promise<void> {
  await tx
    .update(rooms)
    .set({ housekeepingStatus: "Dirty", version: sql`${rooms.version} + 1` })
    .where(and(isRoom(ref), ne(rooms.housekeepingStatus, "OutOfOrder")));
}

/** Updates only rooms that change: a room that is Dirty already keeps its version. */
export async function setHouseDirty(tx: HotelTx, hotelId: HotelId): Promise<void> {
  await tx.execute(sql`
    update rooms r set housekeeping_status = 'Dirty', version = r.version + 1
    from bookings b
    where r.hotel_id = ${hotelId} and r.housekeeping_status in ('Clean', 'Inspected')
      and b.hotel_id = ${hotelId} and b.room_id = r.id and b.status = 'Checked-in'`);
}

/** Sets a status that has no period. */
export async function setStatus(
  tx: HotelTx,
  ref: RoomRef,
  housekeepingStatus: Exclude<HousekeepingStatus, "OutOfOrder">,
): Promise<void> {
  await tx
    .update(rooms)
    .set({ housekeepingStatus, version: sql`${rooms.version} + 1` })
    .where(isRoom(ref));
}
