import type { FreeRoom } from "../contracts/availability.ts";
import { canMoveInNow } from "./check-in.ts";

type Room = Pick<
  FreeRoom,
  "id" | "number" | "floorName" | "housekeepingStatus" | "occupiedNow" | "leftOfType"
>;

type Wanted = {
  /** The units that need a room. */
  units: number;
  /** The units that the group holds without a booking; 0 for a released block. */
  held: number;
  arrivesToday: boolean;
  /** The floors of the rooms that the group already has. */
  floors: readonly string[];
};

/**
 * How many rooms of the type the block can take. `leftOfType` already counts one of the units that the group
 * holds; null where the inventory has no row yet.
 */
export function proposableRooms(
  leftOfType: number | null | undefined,
  { units, held }: Pick<Wanted, "units" | "held">,
): number {
  if (leftOfType === null || leftOfType === undefined) return units;
  const others = held > 0 ? leftOfType - 1 : leftOfType;
  return Math.max(0, Math.min(units, others + held));
}

/**
 * The rooms that 'Assign all' proposes, best first (GRP-09): ready rooms where the guests arrive today, then
 * floors on which the group has rooms, then the floor with the most free rooms, so that a group stays together.
 * All rooms are of the block's type.
 */
export function proposedRooms<R extends Room>(rooms: readonly R[], wanted: Wanted): R[] {
  const limit = proposableRooms(rooms[0]?.leftOfType, wanted);
  const freeOn = new Map<string, number>();
  for (const { floorName } of rooms) freeOn.set(floorName, (freeOn.get(floorName) ?? 0) + 1);
  const ranks = (room: R) => [
    wanted.arrivesToday && !canMoveInNow(room) ? 1 : 0,
    wanted.floors.includes(room.floorName) ? 0 : 1,
    -(freeOn.get(room.floorName) ?? 0),
  ];
  return [...rooms].sort((a, b) => compare(ranks(a), ranks(b)) || byPlace(a, b)).slice(0, limit);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** Sorts by floor, then by number, so that two floors with as many free rooms are not mixed. */
function byPlace(a: Room, b: Room): number {
  if (a.floorName !== b.floorName) return a.floorName < b.floorName ? -1 : 1;
  return a.number.localeCompare(b.number, "en", { numeric: true });
}
