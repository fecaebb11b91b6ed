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
 * Locks a room until the transaction ends. Every write that books, occupies, vacates or closes a room takes
 * this lock before it reads the room's bookings; without it, the exclusion constraint alone could deadlock.
 */
export async function lockRoom(tx: HotelTx, ref: RoomRef): Promise<LockedRoom> {
  const room = await lockRoomRow(tx, ref);
  if (!room) throw new AppError("room.not-found");
  return room;
}

/** The room's current row, unlocked, for a preview. */
export async function readRoom(tx: HotelTx, ref: RoomRef): Promise<LockedRoom> {
  const room = await findRoomRow(tx, ref);
  if (!room) throw new AppError("room.not-found");
  return room;
}

/**
 * `lockRoom` for several rooms, in the order of ids, which is the lock order everywhere. Returned in the
 * requested order.
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

/** Refuses a stay with a night on which the room is out of order (HK-02) or retired (SET-07). */
export function assertInService(room: LockedRoom, stay: NightSpan): void {
  const { number, outOfOrder } = room;
  assertNotRetired(room, stay);
  if (!outOfOrder || !overlaps(outOfOrder, stay)) return;
  throw new AppError("room.out-of-order", { roomNumber: number, ...outOfOrder });
}

export function assertNotRetired({ number, retiredFrom }: LockedRoom, { to }: NightSpan): void {
  if (retiredFrom && retiredFrom < to)
    throw new AppError("room.retired", { roomNumber: number, retiredFrom });
}

/** Marks a room that was just vacated as Dirty. */
export async function markDirty(tx: HotelTx, { hotelId, id: roomId }: LockedRoom): Promise<void> {
  await setDirty(tx, { hotelId, roomId });
}

/**
 * Marks every occupied room Dirty for the next morning. Rooms being cleaned or out of order are unchanged.
 * Called only by the night audit, which holds the exclusive lock on the hotel.
 */
export async function markHouseDirty(tx: HotelTx, hotelId: HotelId): Promise<void> {
  await setHouseDirty(tx, hotelId);
}

/** Undoes `markDirty`: restores the former status, unless housekeeping has changed it since. */
export async function unmarkDirty(
  tx: HotelTx,
  { hotelId, id: roomId, housekeepingStatus }: LockedRoom,
  before: HousekeepingStatus | null,
): Promise<void> {
  if (housekeepingStatus !== "Dirty" || before === null) return;
  if (before !== "Dirty" && before !== "OutOfOrder")
    await setStatus(tx, { hotelId, roomId }, before);
}
