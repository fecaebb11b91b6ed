import type { HousekeepingStatus, RoomRef } from "@funduq/shared-types/contracts/room";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { type NightSpan, overlaps } from "@funduq/shared-types/rules/night-span";
import type { HotelId, RoomId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  findRoomRow,
  type LockedRoom,
  lockRoomRow,
  setDirty,
  setHouseDirty,
  setStatus,
} from "./rooms.queries.ts";

export type { LockedRoom } from "./rooms.queries.ts";

/**
 * Holds a room until the transaction ends. Whoever is about to sell it, fill it, empty it or close
 * it takes this lock before looking at its bookings; the database alone would deadlock.
 */
export async function lockRoom(tx: HotelTx, ref: RoomRef): Promise<LockedRoom> {
  const room = await lockRoomRow(tx, ref);
  if (!room) throw new AppError("room.not-found");
  return room;
}

/** A room as it is now, for a preview: nothing keeps it from changing. */
export async function readRoom(tx: HotelTx, ref: RoomRef): Promise<LockedRoom> {
  const room = await findRoomRow(tx, ref);
  if (!room) throw new AppError("room.not-found");
  return room;
}

/**
 * `lockRoom` for several rooms, in the order of their ids: whoever needs two keeps to it. They are
 * answered in the order asked for.
 */
export async function lockRooms<const Ids extends readonly RoomId[]>(
  tx: HotelTx,
  hotelId: HotelId,
  roomIds: Ids,
): Promise<{ [Index in keyof Ids]: LockedRoom }> {
  const rooms = new Map<RoomId, Promise<LockedRoom>>();
  for (const roomId of [...new Set(roomIds)].sort())
    rooms.set(roomId, lockRoom(tx, { hotelId, roomId }));
  const asked = await Promise.all(roomIds.map((roomId) => rooms.get(roomId)));
  return asked as { [Index in keyof Ids]: LockedRoom };
}

/** Refuses a stay with a night on which the room is out of order (HK-02). */
export function assertInService({ number, outOfOrder }: LockedRoom, stay: NightSpan): void {
  if (!outOfOrder || !overlaps(outOfOrder, stay)) return;
  throw new AppError("room.out-of-order", { roomNumber: number, ...outOfOrder });
}

/** Hands a room that was just left to housekeeping. */
export async function markDirty(tx: HotelTx, { hotelId, id: roomId }: LockedRoom): Promise<void> {
  await setDirty(tx, { hotelId, roomId });
}

/**
 * Has every room that somebody sleeps in be dirty in the morning, for the service of those who stay.
 * Rooms that are being cleaned or out of order are as they were. Only the night audit does, which holds the
 * hotel for itself, so nobody else is at a room meanwhile.
 */
export async function markHouseDirty(tx: HotelTx, hotelId: HotelId): Promise<void> {
  await setHouseDirty(tx, hotelId);
}

/** Takes `markDirty` back: the room is as it was before, unless housekeeping has been at it since. */
export async function unmarkDirty(
  tx: HotelTx,
  { hotelId, id: roomId, housekeepingStatus }: LockedRoom,
  before: HousekeepingStatus | null,
): Promise<void> {
  if (housekeepingStatus !== "Dirty" || before === null) return;
  if (before !== "Dirty" && before !== "OutOfOrder")
    await setStatus(tx, { hotelId, roomId }, before);
}
