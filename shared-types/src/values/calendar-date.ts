import * as z from "zod/mini";
import { dayNumber } from "./days.ts";

export { calendarDateIn } from "./date-in-zone.ts";
export { addDays, dayNumber } from "./days.ts";

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

export const yearOf = (date: CalendarDate): number => Number(date.slice(0, 4));

/** Nights from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The clock of a new hotel, and of screens that belong to no hotel. */
export const DEFAULT_TIME_ZONE = "Africa/Algiers";
