import {
  dateFormatter,
  formatDate as dateIn,
  formatDateTime as dateTimeIn,
  noonOf,
} from "@funduq/shared-types/rules/date-text";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { currentLanguage } from "../i18n/current-language.ts";

type Options = Intl.DateTimeFormatOptions;

export { formatDateShort, formatTime } from "@funduq/shared-types/rules/date-text";

/** A day in words, in the language in use: `Fri, 3 Apr 2026`. */
export function formatDate(date: CalendarDate, language = currentLanguage()): string {
  return dateIn(date, language);
}

/** A day without its year, for lists where the year is plain: `3 Apr`. */
export function formatDay(date: CalendarDate, language = currentLanguage()): string {
  const shape: Options = { day: "numeric", month: "short", timeZone: "UTC" };
  return dateFormatter(language, shape).format(noonOf(date));
}

/** The name of a day of the week: `Friday`, `Fri`, or in Arabic, which has no such form, `ج`. */
export function formatWeekday(
  date: CalendarDate,
  width: "long" | "short" | "narrow" = "short",
  language = currentLanguage(),
): string {
  return dateFormatter(language, { weekday: width, timeZone: "UTC" }).format(noonOf(date));
}

export function formatMonth(date: CalendarDate, language = currentLanguage()): string {
  const shape: Options = { month: "long", year: "numeric", timeZone: "UTC" };
  return dateFormatter(language, shape).format(noonOf(date));
}

/** An instant on the hotel's wall clock: `3 Apr 2026, 14:05`. `timeZone` is the hotel's. */
export function formatDateTime(
  instant: string,
  timeZone: string,
  language = currentLanguage(),
): string {
  return dateTimeIn(instant, timeZone, language);
}
