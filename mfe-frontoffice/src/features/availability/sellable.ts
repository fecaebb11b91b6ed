import type { FreeRoom } from "@funduq/shared-types/contracts/availability";

/** By the id of their type, in their order. */
export function byType<Room extends Pick<FreeRoom, "roomTypeId">>(
  rooms: readonly Room[],
): Map<string, Room[]> {
  const types = new Map<string, Room[]>();
  for (const room of rooms)
    types.set(room.roomTypeId, [...(types.get(room.roomTypeId) ?? []), room]);
  return types;
}

/** As many as can be sold, type by type: what groups hold is nobody else's (FO-16). */
export function countSellable(
  rooms: readonly Pick<FreeRoom, "roomTypeId" | "leftOfType">[],
): number {
  return [...byType(rooms).values()].reduce((sum, ofType) => sum + sellable(ofType), 0);
}

/** How many of the free rooms of one type can be sold: groups may hold some of them without a name. */
export function sellable(rooms: readonly Pick<FreeRoom, "leftOfType">[]): number {
  return Math.min(rooms.length, rooms[0]?.leftOfType ?? rooms.length);
}
