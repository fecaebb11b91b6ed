import type { FreeRoomList } from "@funduq/shared-types/contracts/availability";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import { MAX_DAYS_AHEAD, stayVerdict } from "@funduq/shared-types/rules/stay";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  changeNights,
  type FreeRoomsQuestion,
  insertMissingNights,
  insertNights,
  listFreeRooms,
  type NightChange,
} from "./availability.queries.ts";

/** The rooms that can be sold for a stay as a whole. */
export async function getFreeRooms(
  tx: HotelTx,
  question: FreeRoomsQuestion,
  businessDate: CalendarDate,
): Promise<FreeRoomList> {
  const { checkIn: from, checkOut: to } = question;
  assertAllowed(stayVerdict({ from, to }, businessDate));
  return { rooms: await listFreeRooms(tx, question) };
}

export type { NightChange } from "./availability.queries.ts";

/** Changes what is for sale on nights of several stays at once: sold nights and those given back. */
export async function exchangeNights(
  tx: HotelTx,
  hotelId: HotelId,
  changes: readonly NightChange[],
): Promise<void> {
  await applyToNights(tx, hotelId, changes);
}

/** `exchangeNights`, or nothing at all where a night can't give what is asked; answers which. */
export async function exchangeNightsIfLeft(
  tx: HotelTx,
  hotelId: HotelId,
  changes: readonly NightChange[],
): Promise<boolean> {
  return (await shortNight(tx, hotelId, changes)) === null;
}

type RoomNights = { hotelId: HotelId; roomTypeId: RoomTypeId } & NightSpan;

/** Takes the nights of a stay out of what its room type has for sale. */
export async function sellNights(tx: HotelTx, { hotelId, ...nights }: RoomNights): Promise<void> {
  await applyToNights(tx, hotelId, [{ ...nights, sold: 1, outOfOrder: 0 }]);
}

/** Gives nights of a stay back for sale. */
export async function returnNights(tx: HotelTx, { hotelId, ...nights }: RoomNights): Promise<void> {
  await applyToNights(tx, hotelId, [{ ...nights, sold: -1, outOfOrder: 0 }]);
}

type Outage = { hotelId: HotelId; roomTypeId: RoomTypeId; businessDate: CalendarDate };

/**
 * Has the nights from the business date on follow a room's out-of-order period from what it was to
 * what it is. Nights before it are history: the room was closed then, whatever happens now.
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
  await applyToNights(tx, hotelId, [...change(before, -1), ...change(after, 1)]);
}

/** Keeps the nights two years ahead of a business date that begins. */
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

/**
 * Nights are kept two years ahead; beyond that they come into being when they are first needed.
 * A night that can't give what is asked refuses the whole change.
 */
async function applyToNights(
  tx: HotelTx,
  hotelId: HotelId,
  changes: readonly NightChange[],
): Promise<void> {
  const short = await shortNight(tx, hotelId, changes);
  if (short) throw new AppError("availability.overbooked", short);
}

/** The first night that can't give what is asked; null where all was changed. */
async function shortNight(tx: HotelTx, hotelId: HotelId, changes: readonly NightChange[]) {
  if (changes.length === 0) return null;
  const outcome = await changeNights(tx, hotelId, changes);
  if (outcome.missing === 0) return outcome.short;
  await insertMissingNights(tx, hotelId, changes);
  return (await changeNights(tx, hotelId, changes)).short;
}
