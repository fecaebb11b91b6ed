import type { BookingStatus } from "../contracts/booking.ts";
import type { CalendarDate } from "../values/calendar-date.ts";

/**
 * The life of a booking (BK-20). What is not listed cannot happen. Confirmed becomes
 * Reserved when the night audit makes its check-in day the business date ('due in').
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

/** Whether a booking in this status keeps its room from being sold. */
export function occupiesRoom(status: BookingStatus): boolean {
  return occupyingStatuses.includes(status);
}

/**
 * Whether anything can still be posted to a stay's folios. Who did not come may have left a deposit: it
 * is given back, or kept against a fee, also once no night of the stay is left.
 */
export function takesPostings(status: BookingStatus): boolean {
  return occupiesRoom(status) || status === "no-show";
}

/** The status a booking begins with: Confirmed for a future arrival, else Reserved or in at once (BK-06). */
export function statusOfNewBooking(
  checkInDate: CalendarDate,
  businessDate: CalendarDate,
  checkInNow: boolean,
): BookingStatus {
  if (checkInNow) return "Checked-in";
  return checkInDate > businessDate ? "Confirmed" : "Reserved";
}
