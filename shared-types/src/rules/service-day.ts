import type { CalendarDate } from "../values/calendar-date.ts";
import { hotelTimeOf } from "../values/date-in-zone.ts";
import { addDays } from "../values/days.ts";

/**
 * The hour of the hotel's clock at which a restaurant's day begins: what is before it belongs to the evening before. Not the
 * business date, which the night audit may move while guests are still seated.
 */
export const SERVICE_DAY_BEGINS_AT_HOUR = 5;

/** Whether a time of the hotel's clock, as `00:30`, belongs to the evening before. */
export const isAfterMidnight = (time: string): boolean =>
  Number(time.slice(0, 2)) < SERVICE_DAY_BEGINS_AT_HOUR;

/** The day of service at a moment: half past midnight is still the evening before. */
export function serviceDayAt(timeZone: string, instant: Date): CalendarDate {
  const clock = hotelTimeOf(instant, timeZone);
  const date = clock.date as CalendarDate;
  return isAfterMidnight(clock.time) ? addDays(date, -1) : date;
}
