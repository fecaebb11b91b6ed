import { AppError } from "@funduq/shared-types/errors/app-error";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, RoomTypeId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  type NightChange,
  releaseNights,
  sellNights,
} from "../availability/availability.service.ts";
import { assertInService, type LockedRoom } from "../rooms/rooms.service.ts";
import type { LockedBooking } from "./bookings.service.ts";
import { listClashes } from "./room-bookings.queries.ts";

/** Refuses a room with another active booking on one of the nights; the error names it (BK-07). */
export async function assertRoomFree(
  tx: HotelTx,
  { hotelId, id: roomId }: Pick<LockedRoom, "hotelId" | "id">,
  stay: NightSpan,
  own: BookingId | null = null,
): Promise<void> {
  const clashes = await listClashes(tx, { hotelId, roomId }, stay, own);
  if (clashes.length > 0) throw new AppError("booking.room-taken", { clashes });
}

export type StayDates = Pick<LockedBooking, "checkInDate" | "checkOutDate">;

/** The nights of a stay from the business date on; past nights are never changed. */
export function nightsToCome(
  { checkInDate, checkOutDate: to }: StayDates,
  businessDate: CalendarDate,
): NightSpan | null {
  const from = checkInDate > businessDate ? checkInDate : businessDate;
  return from < to ? { from, to } : null;
}

/** The inventory changes for taking (1) or releasing (-1) a stay's future nights. */
export function nightChanges(
  roomTypeId: RoomTypeId,
  stay: StayDates,
  businessDate: CalendarDate,
  sold: 1 | -1,
): NightChange[] {
  const nights = nightsToCome(stay, businessDate);
  return nights ? [{ ...nights, roomTypeId, sold, outOfOrder: 0 }] : [];
}

/** A booking that is not active holds no night from the business date on. */
export async function releaseFutureNights(
  tx: HotelTx,
  { hotelId, roomTypeId, ...stay }: Pick<LockedBooking, "hotelId" | "roomTypeId"> & StayDates,
  businessDate: CalendarDate,
): Promise<void> {
  const nights = nightsToCome(stay, businessDate);
  if (nights) await releaseNights(tx, { hotelId, roomTypeId, ...nights });
}

/** Refuses an inactive booking whose room is not free any more, with the checks of a new booking. */
export async function assertRoomStillFree(
  tx: HotelTx,
  room: LockedRoom,
  stay: StayDates,
  businessDate: CalendarDate,
): Promise<void> {
  const nights = nightsToCome(stay, businessDate);
  if (nights) assertInService(room, nights);
  // Includes past nights: the database's constraint covers the whole stay.
  await assertRoomFree(tx, room, { from: stay.checkInDate, to: stay.checkOutDate });
}

/** Takes the future nights from the room type's inventory, if groups left enough. */
export async function sellFutureNights(
  tx: HotelTx,
  { hotelId, type }: LockedRoom,
  stay: StayDates,
  businessDate: CalendarDate,
): Promise<void> {
  const nights = nightsToCome(stay, businessDate);
  if (nights) await sellNights(tx, { hotelId, roomTypeId: type.id, ...nights });
}
