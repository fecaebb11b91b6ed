import {
  addDays,
  type CalendarDate,
  calendarDateSchema,
} from "@funduq/shared-types/values/calendar-date";
import { latinDigits } from "./parse-money.ts";

const DAY_FIRST = /^(\d{1,2})[./\- ](\d{1,2})(?:[./\- ](\d{2}|\d{4}))?$/u;

/** As the number block types it: `2511`, `251126`, `25112026`. */
const DIGITS_ONLY = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/u;

/** `+3`: so many days later. */
const DAYS_LATER = /^\+(\d{1,3})$/u;

const WHOLE = /^(?:\d{1,2}[./\- ]\d{1,2}[./\- ]\d{4}|\d{4}-\d{2}-\d{2}|\d{8})$/u;

/** Whether nothing can follow what was typed: `10/4` may still become `10/4/2027`, `+1` may become `+14`. */
export function isWholeDate(typed: string): boolean {
  return WHOLE.test(latinDigits(typed).trim());
}

/**
 * The day a person typed: `10/4/2026`, `10.04.26`, `10-4`, `100426`, `1004`, `2026-04-10`, or `+3` for
 * three days after `countsFrom`; undefined when it is none.
 * Without a year it is that of `near`, or the next one where that day is long past. A year of two
 * digits is of this century, or of the last one where the day would come after `last`: somebody born
 * in '85 was born in 1985.
 */
export function parseDate(
  typed: string,
  near: CalendarDate,
  { last, countsFrom = near }: { last?: CalendarDate | undefined; countsFrom?: CalendarDate } = {},
): CalendarDate | undefined {
  const text = latinDigits(typed).trim();
  const [, daysLater] = DAYS_LATER.exec(text) ?? [];
  if (daysLater) return addDays(countsFrom, Number(daysLater));
  const iso = calendarDateSchema.safeParse(text).data;
  if (iso) return iso;
  const [, day, month, year] = DAY_FIRST.exec(text) ?? DIGITS_ONLY.exec(text) ?? [];
  if (!day || !month) return undefined;
  const ofYear = `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const meant = year ? wholeYear(year, ofYear, last) : nearestYear(ofYear, near);
  return calendarDateSchema.safeParse(`${meant}-${ofYear}`).data;
}

function wholeYear(year: string, ofYear: string, last: CalendarDate | undefined): string {
  const inThisCentury = year.padStart(4, "20");
  const isTooLate = last !== undefined && `${inThisCentury}-${ofYear}` > last;
  return isTooLate ? year.padStart(4, "19") : inThisCentury;
}

/** By the position of the day in the year, though this year may not have it: late in 2027, 29/2 is of 2028. */
function nearestYear(ofYear: string, near: CalendarDate): string {
  const year = near.slice(0, 4);
  const isLongPast = `${year}-${ofYear}` < halfYearBefore(near);
  return isLongPast ? String(Number(year) + 1) : year;
}

function halfYearBefore(date: CalendarDate): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  const months = year * 12 + (month - 1) - 6;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-01`;
}
