import type { CalendarDate } from "./calendar-date.ts";

/** The calendar date in `timeZone` at `instant`. Apart from the schemas, which a till does not download. */
export function calendarDateIn(timeZone: string, instant: Date): CalendarDate {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(
    instant,
  ) as CalendarDate;
}
