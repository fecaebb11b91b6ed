import type {
  AuditGroupRooms,
  GroupRoomFate,
  NightAuditPreview,
  RunNightAudit,
} from "@funduq/shared-types/contracts/night-audit";
import { useState } from "react";

export type RoomFates = ReturnType<typeof useRoomFates>;

/** What somebody decides about the rooms that groups hold without a guest (GRP-08). */
export function useRoomFates(held: readonly AuditGroupRooms[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, GroupRoomFate>>(new Map());
  return {
    held,
    of: (blockId: string) => chosen.get(blockId),
    choose: (blockId: string, fate: GroupRoomFate) =>
      setChosen((before) => new Map(before).set(blockId, fate)),
    isDecided: held.every(({ blockId }) => chosen.has(blockId)),
  };
}

/** As the run is told. */
export function decisionsOf(
  { groupRooms = [] }: NightAuditPreview,
  fates: RoomFates,
): Pick<RunNightAudit, "groupRooms"> {
  const decided = groupRooms.flatMap(({ blockId }) => {
    const fate = fates.of(blockId);
    return fate ? [{ blockId, fate }] : [];
  });
  return decided.length > 0 ? { groupRooms: decided } : {};
}
