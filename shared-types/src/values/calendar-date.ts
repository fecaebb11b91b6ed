import * as z from "zod/mini";

export { calendarDateIn } from "./date-in-zone.ts";

const MS_PER_DAY = 86_400_000;

/**
 * A day of the calendar, `yyyy-mm-dd`, without a time or a zone.
 *
 * Stays and business days are calendar dates: a JS Date would move them by a day
 * somewhere in the world. The text sorts in the order of time.
 */
export const calendarDateSchema = z.iso
  .date()
  .check(z.refine((text) => text >= "1900-01-01" && text <= "2199-12-31", "date out of range"))
  .brand<"CalendarDate", "inout">();
export type CalendarDate = z.infer<typeof calendarDateSchema>;

/** Parses a date; throws if the day does not exist (2026-02-30). */
export function calendarDate(text: string): CalendarDate {
  return calendarDateSchema.parse(text);
}

/** The number of days since 1970-01-01. */
export function dayNumber(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY;
}

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((dayNumber(date) + days) * MS_PER_DAY);
  return moved.toISOString().slice(0, 10) as CalendarDate;
}

/** Nights from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The clock of a new hotel, and of screens that belong to no hotel. */
export const DEFAULT_TIME_ZONE = "Africa/Algiers";
