import type { CalendarDate } from "../values/calendar-date.ts";

/** A span of nights, check-out day excluded. Out-of-order periods have the same shape. */
export type NightSpan = { from: CalendarDate; to: CalendarDate };

export function coversNight({ from, to }: NightSpan, night: CalendarDate): boolean {
  return from <= night && night < to;
}

export function overlaps(a: NightSpan, b: NightSpan): boolean {
  return a.from < b.to && b.from < a.to;
}
