import { type BookingStatus, MAX_STAY_NIGHTS } from "../contracts/booking.ts";
import { addDays, type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { occupiesRoom } from "./booking-status.ts";
import type { NightSpan } from "./night-span.ts";
import { MAX_DAYS_AHEAD } from "./stay.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

type Stay = { status: BookingStatus; checkInDate: CalendarDate; checkOutDate: CalendarDate };

/** Whether room, dates or details of a booking can still be changed (BK-10, BK-16, BK-17). */
export function changeVerdict({ status }: Pick<Stay, "status">): Verdict {
  return occupiesRoom(status) ? allowed : refused("booking.ended");
}

/**
 * Whether a stay may have these dates (BK-17). An unchanged arrival date may be in the past. After check-in
 * it cannot change, and the earliest check-out is the business date. Before check-in the check-out
 * must be after the business date.
 */
export function datesVerdict(
  booking: Stay,
  { from, to }: NightSpan,
  businessDate: CalendarDate,
): Verdict {
  const may = changeVerdict(booking);
  if (!may.allowed) return may;
  if (to <= from) return refused("booking.dates-reversed");
  const isIn = booking.status === "Checked-in";
  if (from !== booking.checkInDate) {
    if (isIn) return refused("booking.check-in-fixed");
    if (from < businessDate) return refused("booking.check-in-past", { businessDate });
  }
  if (to < businessDate || (to === businessDate && !isIn))
    return refused("booking.check-out-past", { businessDate });
  return lengthVerdict({ from, to }, businessDate);
}

function lengthVerdict({ from, to }: NightSpan, businessDate: CalendarDate): Verdict {
  if (daysBetween(from, to) > MAX_STAY_NIGHTS)
    return refused("booking.too-long", { maxNights: MAX_STAY_NIGHTS });
  const lastDate = addDays(businessDate, MAX_DAYS_AHEAD);
  if (to > lastDate) return refused("booking.too-far", { lastDate });
  return allowed;
}
