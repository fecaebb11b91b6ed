import type { Alternatives } from "@funduq/shared-types/contracts/availability";
import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import { occupiesRoom } from "@funduq/shared-types/rules/booking-status";
import { stayVerdict } from "@funduq/shared-types/rules/stay";
import { datesVerdict } from "@funduq/shared-types/rules/stay-change";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { findAlternatives } from "../availability/alternatives.service.ts";
import { findHeldNights } from "../groups/units.service.ts";
import { type LockedBooking, readBooking } from "./bookings.service.ts";

type Dates = { checkIn?: CalendarDate | undefined; checkOut?: CalendarDate | undefined };

/**
 * Other rooms for an existing stay (BK-16, BK-19), on its own dates or on others, compared with its agreed
 * rate. The booking does not conflict with itself.
 */
export async function listAlternatives(
  tx: HotelTx,
  ref: BookingRef,
  wanted: Dates,
  businessDate: CalendarDate,
): Promise<Alternatives> {
  const booking = await readBooking(tx, ref);
  const { hotelId, roomId, roomTypeId, adults, children } = booking;
  const { companyId, ratePlan, rateCentimes } = booking;
  const { from: checkIn, to: checkOut } = spanOf(booking, wanted, businessDate);
  const own = { bookingId: booking.id, roomId, ...(await ownNights(tx, booking, businessDate)) };
  const party = { roomTypeId, guests: adults + children, companyId, ratePlan, rateCentimes };
  return findAlternatives(tx, { hotelId, checkIn, checkOut, own }, party);
}

/** What becomes free with the booking: its own nights or, of a group's no-show, those that its group holds. */
async function ownNights(tx: HotelTx, booking: LockedBooking, businessDate: CalendarDate) {
  const { status, roomTypeId, checkInDate: from, checkOutDate: to } = booking;
  if (occupiesRoom(status)) return { roomTypeId, nights: { from, to } };
  const held = await findHeldNights(tx, booking, businessDate);
  return { roomTypeId: held?.roomTypeId ?? roomTypeId, nights: held };
}

function spanOf(
  booking: LockedBooking,
  { checkIn: from = booking.checkInDate, checkOut }: Dates,
  businessDate: CalendarDate,
) {
  const { status, checkInDate } = booking;
  if (from === checkInDate && checkOut === undefined) {
    // A guest who overstays occupies the room tonight, too.
    const isOver = status === "Checked-in" && booking.checkOutDate <= businessDate;
    return { from, to: isOver ? addDays(businessDate, 1) : booking.checkOutDate };
  }
  const span = { from, to: checkOut ?? booking.checkOutDate };
  const verdict = occupiesRoom(status)
    ? datesVerdict(booking, span, businessDate)
    : stayVerdict(span, businessDate);
  assertAllowed(verdict);
  return span;
}
