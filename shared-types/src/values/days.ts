import type { CalendarDate } from "./calendar-date.ts";

const MS_PER_DAY = 86_400_000;

/** The number of days since 1970-01-01. Apart from the schemas, which a till does not download. */
export function dayNumber(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((dayNumber(date) + days) * MS_PER_DAY);
  return moved.toISOString().slice(0, 10) as CalendarDate;
}
