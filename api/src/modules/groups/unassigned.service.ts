import type { GroupRooms } from "@funduq/shared-types/contracts/day-grid";
import type { AuditGroupRooms } from "@funduq/shared-types/contracts/night-audit";
import { chargeItem } from "@funduq/shared-types/rules/folio-nights";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { postToAccount } from "../folios/accounts.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { selectHeldRooms, selectUnassignedRooms, setReleasedFrom } from "./unassigned.queries.ts";
import { lockGroupRows } from "./units.queries.ts";
import { heldChanges } from "./units.service.ts";

/** What groups hold without a booking for the night of a day, the business date unless given (GRP-08). */
export async function getUnassignedRooms(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate | null = null,
): Promise<GroupRooms[]> {
  return selectUnassignedRooms(tx, hotelId, date);
}

/** What groups hold for a night without a booking, and what the night costs them. */
export async function getHeldRooms(
  tx: HotelTx,
  hotelId: HotelId,
  night: CalendarDate,
): Promise<AuditGroupRooms[]> {
  return selectHeldRooms(tx, hotelId, night);
}

/** Puts a night of rooms that nobody took on their groups' accounts, by the contract. */
export async function chargeHeldRooms(
  tx: HotelTx,
  { hotelId, night }: { hotelId: HotelId; night: CalendarDate },
  held: readonly AuditGroupRooms[],
  context: WriteContext,
): Promise<void> {
  await lockGroupsOf(tx, hotelId, held);
  for (const { groupId, rooms, roomTypeName, nightCentimes } of held) {
    const account = { tx, ref: { hotelId, groupId }, context };
    await postToAccount(account, {
      kind: "charge",
      item: chargeItem("Front Office"),
      department: "Front Office",
      method: null,
      description: `No-show: ${rooms} × ${roomTypeName}`,
      amountCentimes: nightCentimes,
      businessDate: night,
    });
  }
}

/** Gives rooms that nobody took back to sale from a day on. */
export async function releaseHeldRooms(
  tx: HotelTx,
  { hotelId, from }: { hotelId: HotelId; from: CalendarDate },
  held: readonly AuditGroupRooms[],
): Promise<void> {
  await lockGroupsOf(tx, hotelId, held);
  const nights = held.flatMap(({ rooms, ...block }) =>
    heldChanges({ ...block, releasedFrom: null }, -rooms, from),
  );
  const ids = held.map(({ blockId }) => blockId);
  await setReleasedFrom(tx, hotelId, ids, from);
  await applyNightChanges(tx, hotelId, nights);
}

async function lockGroupsOf(
  tx: HotelTx,
  hotelId: HotelId,
  held: readonly AuditGroupRooms[],
): Promise<void> {
  const groupIds = new Set(held.map(({ groupId }) => groupId));
  await lockGroupRows(tx, hotelId, [...groupIds]);
}
