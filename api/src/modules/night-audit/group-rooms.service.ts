import type {
  AuditGroupRooms,
  GroupRoomFate,
  RunNightAudit,
} from "@funduq/shared-types/contracts/night-audit";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { chargeItem } from "@funduq/shared-types/rules/folio-nights";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { postToAccount } from "../folios/accounts.service.ts";
import type { HouseNight } from "../folios/night-plan.service.ts";
import { setReleasedFrom, unassignedRooms } from "../groups/unassigned.queries.ts";
import { lockGroupRows } from "../groups/units.queries.ts";
import { heldChanges } from "../groups/units.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";

/** What groups hold for a night without a booking, and what the night costs them. */
export async function listHeldRooms(
  tx: HotelTx,
  { hotelId, night }: HouseNight,
): Promise<AuditGroupRooms[]> {
  const cost = sql`, 'nightCentimes', b.rate_centimes * (b.quantity - u.taken)`;
  return selectJson(tx, sql`select ${unassignedRooms(hotelId, sql`${night}::date`, cost)} as json`);
}

export type DecidedRooms = AuditGroupRooms & { fate: GroupRoomFate };

/**
 * What was decided for each block; the caller has compared the preview. Throws `night-audit.group-rooms-undecided`
 * when one is left.
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

/**
 * Puts the night of rooms that are charged on their group's account, and gives released ones back to sale from the
 * next day on. The business date is locked exclusively, so no desk assigns one of them meanwhile.
 */
export async function settleHeldRooms(
  tx: HotelTx,
  { hotelId, night }: HouseNight,
  decided: readonly DecidedRooms[],
  context: WriteContext,
): Promise<void> {
  const withFate = (fate: GroupRoomFate) => decided.filter((rooms) => rooms.fate === fate);
  const [charged, released] = [withFate("charge"), withFate("release")];
  const groupIds = new Set([...charged, ...released].map(({ groupId }) => groupId));
  await lockGroupRows(tx, hotelId, [...groupIds]);
  for (const { groupId, rooms, roomTypeName, nightCentimes } of charged)
    await postToAccount(
      { tx, ref: { hotelId, groupId }, context },
      {
        kind: "charge",
        item: chargeItem("Front Office"),
        department: "Front Office",
        method: null,
        description: `No-show: ${rooms} × ${roomTypeName}`,
        amountCentimes: nightCentimes,
        businessDate: night,
      },
    );
  const next = addDays(night, 1);
  const nights = released.flatMap(({ rooms, ...block }) =>
    heldChanges({ ...block, releasedFrom: null }, -rooms, next),
  );
  await setReleasedFrom(
    tx,
    hotelId,
    released.map(({ blockId }) => blockId),
    next,
  );
  await applyNightChanges(tx, hotelId, nights);
}

/** Rooms that a group held for the night of its arrival, or until it was released, and did not take. */
export function countNotTaken(decided: readonly DecidedRooms[], { night }: HouseNight): number {
  return decided
    .filter(
      ({ fate, checkInDate }) => fate === "release" || (fate === "charge" && checkInDate === night),
    )
    .reduce((sum, { rooms }) => sum + rooms, 0);
}
