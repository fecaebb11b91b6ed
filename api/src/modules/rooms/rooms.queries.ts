import type { HousekeepingStatus, OutOfOrder, RoomRef } from "@funduq/shared-types/contracts/room";
import type { FloorId, HotelId, RoomId, RoomTypeId } from "@funduq/shared-types/values/ids";
import { and, eq, ne, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { rooms, roomTypes } from "./rooms.tables.ts";

export type LockedRoom = {
  hotelId: HotelId;
  id: RoomId;
  number: string;
  floorId: FloorId;
  type: { id: RoomTypeId; name: string; maxOccupancy: number };
  housekeepingStatus: HousekeepingStatus;
  outOfOrder: OutOfOrder | null;
  version: number;
};

const isRoom = ({ hotelId, roomId }: RoomRef) =>
  and(eq(rooms.hotelId, hotelId), eq(rooms.id, roomId));

const ofRoom = (tx: HotelTx, ref: RoomRef) =>
  tx
    .select({ room: rooms, typeName: roomTypes.name, maxOccupancy: roomTypes.maxOccupancy })
    .from(rooms)
    .innerJoin(
      roomTypes,
      and(eq(roomTypes.hotelId, rooms.hotelId), eq(roomTypes.id, rooms.roomTypeId)),
    )
    .where(isRoom(ref));

type RoomRow = Awaited<ReturnType<typeof ofRoom>>[number];

export async function findRoomRow(tx: HotelTx, ref: RoomRef): Promise<LockedRoom | undefined> {
  const [row] = await ofRoom(tx, ref);
  return row && withType(row);
}

export async function lockRoomRow(tx: HotelTx, ref: RoomRef): Promise<LockedRoom | undefined> {
  const [row] = await ofRoom(tx, ref).for("no key update", { of: rooms });
  return row && withType(row);
}

function withType({ room, typeName: name, maxOccupancy }: RoomRow): LockedRoom {
  const { hotelId, id, number, floorId, housekeepingStatus, version } = room;
  const type = { id: room.roomTypeId, name, maxOccupancy };
  const { outOfOrderFrom: from, outOfOrderTo: to } = room;
  const outOfOrder = from && to ? { from, to } : null;
  return { hotelId, id, number, floorId, type, housekeepingStatus, outOfOrder, version };
}

/** Leaves a room that is out of order as it is: its status would otherwise lose its period. */
export async function setDirty(tx: HotelTx, ref: RoomRef): Promise<void> {
  await tx
    .update(rooms)
    .set({ housekeepingStatus: "Dirty", version: sql`${rooms.version} + 1` })
    .where(and(isRoom(ref), ne(rooms.housekeepingStatus, "OutOfOrder")));
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
