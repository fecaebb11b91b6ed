import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";

/** Formats a date as typed into a date field: `2026-04-03` as 03/04/2026. */
export function formatDate(date: CalendarDate): string {
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}
