import type { GroupRooms } from "@funduq/shared-types/contracts/day-grid";
import { tvaOnTop } from "@funduq/shared-types/rules/added-tax";
import { chargeItem } from "@funduq/shared-types/rules/folio-nights";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { postToAccount } from "../folios/accounts.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { getTaxRatesOn } from "../hotels/tax-rates.service.ts";
import { selectUnassignedRooms, setReleasedFrom } from "./unassigned.queries.ts";
import { lockGroupRows } from "./units.queries.ts";
import { heldChanges } from "./units.service.ts";

/** What the count of a block's rooms without a booking builds on. */
export { isTaken } from "./groups.queries.ts";

/** What groups hold without a booking for the night of a day, the business date unless given (GRP-08). */
export async function getUnassignedRooms(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate | null = null,
): Promise<GroupRooms[]> {
  return selectUnassignedRooms(tx, hotelId, date);
}

/** What a night of rooms that nobody took is charged as. */
const UNASSIGNED_DEPARTMENT = "Front Office";

/** What groups hold without a booking tonight, with the TVA that is added where that night is charged. */
export async function getRoomsToCharge(
  tx: HotelTx,
  { hotelId, night }: { hotelId: HotelId; night: CalendarDate },
): Promise<GroupRooms[]> {
  const unassigned = await getUnassignedRooms(tx, hotelId);
  const rates = await getTaxRatesOn(tx, hotelId, night);
  const item = chargeItem(UNASSIGNED_DEPARTMENT);
  return unassigned.map((each) => ({
    ...each,
    tvaCentimes: tvaOnTop({ item, amountCentimes: each.nightCentimes }, rates),
  }));
}

/** Puts a night of rooms that nobody took on their groups' accounts, by the contract. */
export async function chargeUnassignedRooms(
  tx: HotelTx,
  { hotelId, night }: { hotelId: HotelId; night: CalendarDate },
  unassigned: readonly GroupRooms[],
  context: WriteContext,
): Promise<void> {
  await lockGroupsOf(tx, hotelId, unassigned);
  for (const { groupId, rooms, roomTypeName, nightCentimes } of unassigned) {
    const account = { tx, ref: { hotelId, groupId }, context };
    await postToAccount(account, {
      kind: "charge",
      item: chargeItem(UNASSIGNED_DEPARTMENT),
      department: UNASSIGNED_DEPARTMENT,
      method: null,
      description: `No-show: ${rooms} × ${roomTypeName}`,
      amountCentimes: nightCentimes,
      businessDate: night,
    });
  }
}

/** Gives rooms that nobody took back to sale from a day on. */
export async function releaseUnassignedRooms(
  tx: HotelTx,
  { hotelId, from }: { hotelId: HotelId; from: CalendarDate },
  unassigned: readonly GroupRooms[],
): Promise<void> {
  await lockGroupsOf(tx, hotelId, unassigned);
  const nights = unassigned.flatMap(({ rooms, ...block }) =>
    heldChanges({ ...block, releasedFrom: null }, -rooms, from),
  );
  const ids = unassigned.map(({ blockId }) => blockId);
  await setReleasedFrom(tx, hotelId, ids, from);
  await applyNightChanges(tx, hotelId, nights);
}

async function lockGroupsOf(
  tx: HotelTx,
  hotelId: HotelId,
  unassigned: readonly GroupRooms[],
): Promise<void> {
  const groupIds = new Set(unassigned.map(({ groupId }) => groupId));
  await lockGroupRows(tx, hotelId, [...groupIds]);
}
