import { type CalendarDate, calendarDate } from "../values/calendar-date.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/**
 * The earliest payment date: 1 January of the year before. Older accounting years are closed, and a payment is never
 * changed, so that a mistyped year would stay. The calendar has no year before 1900.
 */
export function earliestPaymentDate(businessDate: CalendarDate): CalendarDate {
  const year = Math.max(1900, Number(businessDate.slice(0, 4)) - 1);
  return calendarDate(`${year}-01-01`);
}

/** Whether a payment can have that date: of this accounting year or the one before, and not after the business date (INV-09). */
export function paymentDateVerdict(paymentDate: CalendarDate, businessDate: CalendarDate): Verdict {
  if (paymentDate > businessDate) return refused("payment.date-to-come", { businessDate });
  const earliestDate = earliestPaymentDate(businessDate);
  return paymentDate < earliestDate ? refused("payment.date-too-old", { earliestDate }) : allowed;
}
