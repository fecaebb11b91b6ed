import type {
  AuditGroupRooms,
  GroupRoomFate,
  RunNightAudit,
} from "@funduq/shared-types/contracts/night-audit";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import type { HouseNight } from "../folios/night-plan.service.ts";
import { chargeHeldRooms, releaseHeldRooms } from "../groups/unassigned.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";

export type DecidedRooms = AuditGroupRooms & { fate: GroupRoomFate };

/**
 * What was decided for each block (GRP-08); the caller has compared the preview. Throws
 * `night-audit.group-rooms-undecided` when one is left.
 */
export function decide(
  held: readonly AuditGroupRooms[],
  decisions: RunNightAudit["groupRooms"] = [],
): DecidedRooms[] {
  const fates = new Map(decisions.map(({ blockId, fate }) => [blockId, fate]));
  return held.map((rooms) => {
    const fate = fates.get(rooms.blockId);
    if (!fate) throw new AppError("night-audit.group-rooms-undecided", rooms);
    return { ...rooms, fate };
  });
}

/** Does what was decided. The business date is locked exclusively, so no desk assigns one of the rooms meanwhile. */
export async function settleHeldRooms(
  tx: HotelTx,
  night: HouseNight,
  decided: readonly DecidedRooms[],
  context: WriteContext,
): Promise<void> {
  const withFate = (fate: GroupRoomFate) => decided.filter((rooms) => rooms.fate === fate);
  await chargeHeldRooms(tx, night, withFate("charge"), context);
  const from = addDays(night.night, 1);
  await releaseHeldRooms(tx, { hotelId: night.hotelId, from }, withFate("release"));
}

/** Rooms that a group held for the night of its arrival, or until it was released, and did not take. */
export function countNotTaken(decided: readonly DecidedRooms[], { night }: HouseNight): number {
  const isNotTaken = ({ fate, checkInDate }: DecidedRooms) =>
    fate === "release" || (fate === "charge" && checkInDate === night);
  return decided.filter(isNotTaken).reduce((sum, { rooms }) => sum + rooms, 0);
}
