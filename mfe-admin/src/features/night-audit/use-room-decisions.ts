import type {
  GroupRoomDecision,
  NightAuditPreview,
  RunNightAudit,
} from "@funduq/shared-types/contracts/night-audit";
import { useState } from "react";

export type RoomDecisions = ReturnType<typeof useRoomDecisions>;

/** The decisions about the rooms that groups hold tonight without a guest (GRP-08). Another day asks again. */
export function useRoomDecisions(preview: NightAuditPreview | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, GroupRoomDecision>>(new Map());
  const rooms = preview?.groupRooms ?? [];
  const keyOf = (blockId: string) => `${preview?.businessDate} ${blockId}`;
  return {
    rooms,
    of: (blockId: string) => chosen.get(keyOf(blockId)),
    choose: (blockId: string, decision: GroupRoomDecision) =>
      setChosen((before) => new Map(before).set(keyOf(blockId), decision)),
    isDecided: rooms.every(({ blockId }) => chosen.has(keyOf(blockId))),
  };
}

/** The part of the request that closes the day: the decision for each block of the preview. */
export function decisionsOf(
  { groupRooms = [] }: NightAuditPreview,
  decisions: RoomDecisions,
): Pick<RunNightAudit, "groupRooms"> {
  const decided = groupRooms.flatMap(({ blockId }) => {
    const decision = decisions.of(blockId);
    return decision ? [{ blockId, decision }] : [];
  });
  return decided.length > 0 ? { groupRooms: decided } : {};
}
