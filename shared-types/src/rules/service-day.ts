import type { CalendarDate } from "../values/calendar-date.ts";
import { calendarDateIn } from "../values/date-in-zone.ts";

/**
 * The hour of the hotel's clock at which a restaurant's day begins: what is before it belongs to the evening before. Not the
 * business date, which the night audit may move while guests are still seated.
 */
export const SERVICE_DAY_BEGINS_AT_HOUR = 5;

const BEFORE_MS = SERVICE_DAY_BEGINS_AT_HOUR * 3_600_000;

/** The day of service at a moment: half past midnight is still the evening before. */
export function serviceDayAt(timeZone: string, instant: Date): CalendarDate {
  return calendarDateIn(timeZone, new Date(instant.getTime() - BEFORE_MS));
}
