import type { SetHousekeepingStatus } from "@funduq/shared-types/contracts/housekeeping";
import type { Room } from "@funduq/shared-types/contracts/room";
import type { LockedRoom } from "../rooms/rooms.service.ts";

/** A room with the status that was just set on it. */
export function presentRoom(
  { id, number, floorId, type }: LockedRoom,
  { status, assignedTo, outOfOrder, version }: SetHousekeepingStatus,
): Room {
  const housekeepingStatus = status;
  const roomTypeId = type.id;
  return { id, number, floorId, roomTypeId, housekeepingStatus, assignedTo, outOfOrder, version };
}
