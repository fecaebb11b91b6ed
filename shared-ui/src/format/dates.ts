import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { currentLanguage } from "../i18n/current-language.ts";
import { type Language, locales } from "../i18n/languages.ts";

type Options = Intl.DateTimeFormatOptions;

/** A day in words, in the language in use: `Fri, 3 Apr 2026`. */
export function formatDate(date: CalendarDate, language = currentLanguage()): string {
  const shape: Options = { weekday: "short", day: "numeric", month: "short", year: "numeric" };
  return formatter(language, { ...shape, timeZone: "UTC" }).format(noonOf(date));
}

/** A day in figures, the same in every language: `03/04/2026`. */
export function formatDateShort(date: CalendarDate): string {
  return date.split("-").reverse().join("/");
}

/** A day without its year, for lists where the year is plain: `3 Apr`. */
export function formatDay(date: CalendarDate, language = currentLanguage()): string {
  const shape: Options = { day: "numeric", month: "short", timeZone: "UTC" };
  return formatter(language, shape).format(noonOf(date));
}

/** The name of a day of the week: `Friday`, `Fri`, or in Arabic, which has no such form, `ج`. */
export function formatWeekday(
  date: CalendarDate,
  width: "long" | "short" | "narrow" = "short",
  language = currentLanguage(),
): string {
  return formatter(language, { weekday: width, timeZone: "UTC" }).format(noonOf(date));
}

export function formatMonth(date: CalendarDate, language = currentLanguage()): string {
  const shape: Options = { month: "long", year: "numeric", timeZone: "UTC" };
  return formatter(language, shape).format(noonOf(date));
}

/** An instant on the hotel's wall clock: `3 Apr 2026, 14:05`. `timeZone` is the hotel's. */
export function formatDateTime(
  instant: string,
  timeZone: string,
  language = currentLanguage(),
): string {
  const day: Options = { day: "numeric", month: "short", year: "numeric" };
  const time: Options = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  return formatter(language, { ...day, ...time, timeZone }).format(new Date(instant));
}

/** The time of day of an instant on the hotel's wall clock: `14:05`. */
export function formatTime(instant: string, timeZone: string): string {
  return formatter("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(
    new Date(instant),
  );
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(language: Language, options: Options): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locales[language], options);
  formatters.set(key, made);
  return made;
}

/** Formatted in UTC at noon, so that no zone can move the day. */
function noonOf(date: CalendarDate): Date {
  return new Date(`${date}T12:00:00Z`);
}
