import type { FreeRoom } from "@funduq/shared-types/contracts/availability";

/** How many of the free rooms of one type can be sold: groups may hold some of them without a name. */
export function sellable(rooms: readonly Pick<FreeRoom, "leftOfType">[]): number {
  return Math.min(rooms.length, rooms[0]?.leftOfType ?? rooms.length);
}
