import type { Language } from "../contracts/session.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { locales } from "./languages.ts";

/** A day in words: `Fri, 3 Apr 2026`. */
export function formatDate(date: CalendarDate, language: Language): string {
  return dateFormatter(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(noonOf(date));
}

/** A day in figures, the same in every language: `03/04/2026`. */
export function formatDateShort(date: CalendarDate): string {
  return date.split("-").reverse().join("/");
}

/** The time of day of an instant on the hotel's wall clock: `14:05`. */
export function formatTime(instant: string, timeZone: string): string {
  return dateFormatter("en", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(instant));
}

/** An instant on the hotel's wall clock: `3 Apr 2026, 14:05`. */
export function formatDateTime(instant: string, timeZone: string, language: Language): string {
  return dateFormatter(language, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(new Date(instant));
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One formatter for each language and shape: they are slow to make. */
export function dateFormatter(
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], options);
  formatters.set(key, made);
  return made;
}

/** Formatted in UTC at noon, so that no zone can move the day. */
export function noonOf(date: CalendarDate): Date {
  return new Date(`${date}T12:00:00Z`);
}
