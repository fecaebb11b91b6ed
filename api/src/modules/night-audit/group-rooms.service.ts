import type { GroupRooms } from "@funduq/shared-types/contracts/day-grid";
import type { GroupRoomDecision, RunNightAudit } from "@funduq/shared-types/contracts/night-audit";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import type { HouseNight } from "../folios/night-plan.service.ts";
import { chargeUnassignedRooms, releaseUnassignedRooms } from "../groups/unassigned.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";

export type DecidedRooms = GroupRooms & { decision: GroupRoomDecision };

/**
 * What was decided for each block (GRP-08); the caller has compared the preview. Throws
 * `night-audit.group-rooms-undecided` when one is left.
 */
export function decide(
  unassigned: readonly GroupRooms[],
  decided: RunNightAudit["groupRooms"] = [],
): DecidedRooms[] {
  const decisions = new Map(decided.map(({ blockId, decision }) => [blockId, decision]));
  return unassigned.map((rooms) => {
    const decision = decisions.get(rooms.blockId);
    if (!decision) throw new AppError("night-audit.group-rooms-undecided", rooms);
    return { ...rooms, decision };
  });
}

/** Does what was decided. The business date is locked exclusively, so no desk assigns one of the rooms meanwhile. */
export async function settleGroupRooms(
  tx: HotelTx,
  night: HouseNight,
  decided: readonly DecidedRooms[],
  context: WriteContext,
): Promise<void> {
  const withDecision = (decision: GroupRoomDecision) =>
    decided.filter((rooms) => rooms.decision === decision);
  await chargeUnassignedRooms(tx, night, withDecision("charge"), context);
  const from = addDays(night.night, 1);
  await releaseUnassignedRooms(tx, { hotelId: night.hotelId, from }, withDecision("release"));
}

/** Rooms that a group held for the night of its arrival, or until it was released, and did not take. */
export function countNotTaken(decided: readonly DecidedRooms[], { night }: HouseNight): number {
  const isNotTaken = ({ decision, checkInDate }: DecidedRooms) =>
    decision === "release" || (decision === "charge" && checkInDate === night);
  return decided.filter(isNotTaken).reduce((sum, { rooms }) => sum + rooms, 0);
}
