import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type {
  ChangeDates,
  ChangeDatesPreview,
} from "@funduq/shared-types/contracts/booking-changes";
import { datesVerdict } from "@funduq/shared-types/rules/stay-change";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRooms, readRoom } from "../rooms/rooms.service.ts";
import { changeFacts, type WrittenBooking } from "./booking-facts.service.ts";
import type { BookingChange } from "./bookings.queries.ts";
import {
  type LockedBooking,
  lockBookingAt,
  readBooking,
  recordHistory,
} from "./bookings.service.ts";
import {
  assertChangePossible,
  isMove,
  type SavedChange,
  type StayChange,
  saveChange,
} from "./change-stay.service.ts";
import type { StayDates } from "./stay-nights.service.ts";
import { chooseRate, priceOf } from "./stay-rate.service.ts";

/**
 * Changes the dates of a stay (BK-17), and its room where the present one is taken on them. Releases nights
 * that are no longer needed.
 */
export async function changeDates(
  tx: HotelTx,
  ref: BookingRef,
  { version, ...wanted }: ChangeDates,
  context: WriteContext,
): Promise<WrittenBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const booking = await lockBookingAt(tx, ref, version);
  const { saved, nights, facts } = await moveDates(tx, booking, wanted, { businessDate, context });
  await applyNightChanges(tx, ref.hotelId, nights);
  return { ...saved, facts };
}

type Wanted = Omit<ChangeDates, "version">;
type Doing = { businessDate: CalendarDate; context: WriteContext };

/** `changeDates` of a locked booking, without the inventory, which the caller updates. */
export async function moveDates(
  tx: HotelTx,
  booking: LockedBooking,
  { roomId = booking.roomId, rate = null, ...wanted }: Wanted,
  { businessDate, context }: Doing,
): Promise<SavedChange> {
  const { hotelId, id: bookingId } = booking;
  const dates = datesOf(booking, wanted);
  assertDates(booking, dates, businessDate);
  const [former, room] = await lockRooms(tx, hotelId, [booking.roomId, roomId]);
  const change = { booking, former, room, dates, businessDate };
  await assertChangePossible(tx, change);

  const party = { ...booking, roomTypeId: room.type.id };
  const chosen = await chooseRate(tx, booking, party, rate, businessDate);
  const changed = await saveChange(tx, change, chosen);
  const details = detailsOf(change, chosen);
  await recordHistory(tx, { hotelId, bookingId }, { action: "dates-changed", details }, context);
  return { ...changed, facts: changeFacts(details) };
}

/** A preview of the price after the change, refused for the same reasons as the change. */
export async function previewDates(
  tx: HotelTx,
  ref: BookingRef,
  { roomId: wantedRoomId, ...wanted }: Pick<ChangeDates, "checkInDate" | "checkOutDate" | "roomId">,
  businessDate: CalendarDate,
): Promise<ChangeDatesPreview> {
  const booking = await readBooking(tx, ref);
  const dates = datesOf(booking, wanted);
  assertDates(booking, dates, businessDate);
  const roomId = wantedRoomId ?? booking.roomId;
  const [former, room] = await Promise.all([
    readRoom(tx, { hotelId: ref.hotelId, roomId: booking.roomId }),
    readRoom(tx, { hotelId: ref.hotelId, roomId }),
  ]);
  await assertChangePossible(tx, { booking, former, room, dates, businessDate });
  return { before: priceOf(booking), after: priceOf(booking, dates) };
}

function datesOf(
  booking: LockedBooking,
  { checkInDate = booking.checkInDate, checkOutDate }: Omit<Wanted, "roomId" | "rate">,
): StayDates {
  return { checkInDate, checkOutDate };
}

function assertDates(booking: LockedBooking, dates: StayDates, businessDate: CalendarDate): void {
  const span = { from: dates.checkInDate, to: dates.checkOutDate };
  assertAllowed(datesVerdict(booking, span, businessDate));
}

function detailsOf(change: StayChange, { rateCentimes }: BookingChange) {
  const { booking, former, room, dates } = change;
  return {
    ...dates,
    formerCheckInDate: booking.checkInDate,
    formerCheckOutDate: booking.checkOutDate,
    ...(isMove(change) && { room: room.number, formerRoom: former.number }),
    ...(rateCentimes && { rateFrom: booking.rateCentimes, rateTo: rateCentimes }),
  };
}
