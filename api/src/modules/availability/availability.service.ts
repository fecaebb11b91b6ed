import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import { MAX_DAYS_AHEAD, stayVerdict } from "@funduq/shared-types/rules/stay";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate, daysBetween } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  changeNights,
  type FreeRoomsQuestion,
  insertMissingNights,
  insertNights,
  listFreeRooms,
  listSoldOutTypes,
  type NightChange,
  type NightsAhead,
} from "./availability.queries.ts";

/** The rooms that can be sold for the whole stay. */
export async function getFreeRooms(
  tx: HotelTx,
  question: FreeRoomsQuestion,
  businessDate: CalendarDate,
): Promise<FreeRoomList> {
  const { checkIn: from, checkOut: to } = question;
  assertAllowed(stayVerdict({ from, to }, businessDate));
  const [rooms, soldOut] = await Promise.all([
    listFreeRooms(tx, question),
    listSoldOutTypes(tx, question.hotelId, { from, nights: daysBetween(from, to) }),
  ]);
  return { rooms, soldOut };
}

/** The types that are sold out within some nights, and since when (FO-16). */
export async function getSoldOutTypes(tx: HotelTx, hotelId: HotelId, ahead: NightsAhead) {
  return listSoldOutTypes(tx, hotelId, ahead);
}

export type { NightChange } from "./availability.queries.ts";

/**
 * Changes the inventory for several stays at once: nights sold and nights released. It covers two years
 * ahead; later nights are inserted when first needed. If one night has too few units, all is refused.
 */
export async function applyNightChanges(
  tx: HotelTx,
  hotelId: HotelId,
  changes: readonly NightChange[],
): Promise<void> {
  const short = await shortNight(tx, hotelId, changes);
  if (short) throw new AppError("availability.overbooked", short);
}

/** Like `applyNightChanges`, but returns false and changes nothing when a night has too few units. */
export async function applyNightChangesIfAvailable(
  tx: HotelTx,
  hotelId: HotelId,
  changes: readonly NightChange[],
): Promise<boolean> {
  return (await shortNight(tx, hotelId, changes)) === null;
}

type RoomNights = { hotelId: HotelId; roomTypeId: RoomTypeId } & NightSpan;

/** Takes the nights of a stay from its room type's inventory. */
export async function sellNights(tx: HotelTx, { hotelId, ...nights }: RoomNights): Promise<void> {
  await applyNightChanges(tx, hotelId, [{ ...nights, sold: 1, outOfOrder: 0 }]);
}

/** Releases nights of a stay back to the inventory. */
export async function releaseNights(
  tx: HotelTx,
  { hotelId, ...nights }: RoomNights,
): Promise<void> {
  await applyNightChanges(tx, hotelId, [{ ...nights, sold: -1, outOfOrder: 0 }]);
}

type Outage = { hotelId: HotelId; roomTypeId: RoomTypeId; businessDate: CalendarDate };

/**
 * Updates the nights from the business date on after a room's out-of-order period changed. Past nights are
 * not changed.
 */
export async function moveOutage(
  tx: HotelTx,
  { hotelId, roomTypeId, businessDate }: Outage,
  before: NightSpan | null,
  after: NightSpan | null,
): Promise<void> {
  const change = (span: NightSpan | null, outOfOrder: number): NightChange[] => {
    if (!span || span.to <= businessDate) return [];
    const from = span.from > businessDate ? span.from : businessDate;
    return [{ roomTypeId, from, to: span.to, sold: 0, outOfOrder }];
  };
  await applyNightChanges(tx, hotelId, [...change(before, -1), ...change(after, 1)]);
}

/** Extends the inventory to two years ahead of the new business date. */
export async function extendNights(
  tx: HotelTx,
  hotelId: HotelId,
  businessDate: CalendarDate,
): Promise<void> {
  await insertNights(tx, hotelId, {
    from: businessDate,
    to: addDays(businessDate, MAX_DAYS_AHEAD),
  });
}

/** The first night with too few units; null where all were changed. */
async function shortNight(tx: HotelTx, hotelId: HotelId, changes: readonly NightChange[]) {
  if (changes.length === 0) return null;
  const outcome = await changeNights(tx, hotelId, changes);
  if (outcome.missing === 0) return outcome.short;
  await insertMissingNights(tx, hotelId, changes);
  return (await changeNights(tx, hotelId, changes)).short;
}
