import type { BookingStatus } from "../contracts/booking.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { canBecome } from "./booking-status.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

type Stay = { status: BookingStatus; checkInDate: CalendarDate; checkOutDate: CalendarDate };

/** Whether a guest can be said not to have come: still expected, and the day of arrival is here. */
export function noShowVerdict(
  { status, checkInDate }: Omit<Stay, "checkOutDate">,
  businessDate: CalendarDate,
): Verdict {
  if (!canBecome(status, "no-show"))
    return refused("booking.status-change-refused", { from: status, to: "no-show" });
  if (businessDate < checkInDate)
    return refused("booking.not-today", { checkInDate, businessDate });
  return allowed;
}

/** Whether a no-show can be reactivated (BK-15): at least one night of the stay is in the future. */
export function reactivateVerdict(
  { status, checkOutDate }: Omit<Stay, "checkInDate">,
  businessDate: CalendarDate,
): Verdict {
  if (status !== "no-show")
    return refused("booking.status-change-refused", { from: status, to: "Reserved" });
  if (checkOutDate <= businessDate)
    return refused("booking.stay-over", { checkOutDate, businessDate });
  return allowed;
}
