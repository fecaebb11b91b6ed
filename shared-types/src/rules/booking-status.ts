import type { BookingStatus } from "../contracts/booking.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/**
 * The allowed status transitions of a booking (BK-20). Confirmed becomes Reserved when the night audit makes
 * its check-in day the business date ('due in').
 */
const nextStatuses: Record<BookingStatus, readonly BookingStatus[]> = {
  Reserved: ["Checked-in", "Cancelled", "no-show"],
  Confirmed: ["Reserved", "Checked-in", "Cancelled", "no-show"],
  "Checked-in": ["Checked-out"],
  "Checked-out": [],
  Cancelled: [],
  "no-show": ["Reserved"],
};

const occupyingStatuses: readonly BookingStatus[] = ["Reserved", "Confirmed", "Checked-in"];

export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return nextStatuses[from].includes(to);
}

/** Whether a booking in this status blocks its room. */
export function occupiesRoom(status: BookingStatus): boolean {
  return occupyingStatuses.includes(status);
}

/**
 * Whether postings to a stay's folios are still allowed. A no-show may have left a deposit, which can be
 * refunded or charged as a fee at any later time.
 */
export function takesPostings(status: BookingStatus): boolean {
  return occupiesRoom(status) || status === "no-show";
}

/** The initial status: Confirmed for a future arrival, else Reserved, or Checked-in at once (BK-06). */
export function statusOfNewBooking(
  checkInDate: CalendarDate,
  businessDate: CalendarDate,
  checkInNow: boolean,
): BookingStatus {
  if (checkInNow) return "Checked-in";
  return checkInDate > businessDate ? "Confirmed" : "Reserved";
}
