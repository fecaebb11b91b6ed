import {
  addDays,
  type CalendarDate,
  calendarDate,
  dayNumber,
  yearOf,
} from "../values/calendar-date.ts";

/** The periods of a report, each ending at the business date or before. */
export const reportPeriods = ["today", "yesterday", "week", "month", "last-month"] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

type Hotel = { businessDate: CalendarDate /** 0 = Sunday. */; weekStart: number };

/** The first and the last day of a period, inclusive; weeks start on the hotel's first weekday. */
export function periodDays(
  period: ReportPeriod,
  { businessDate, weekStart }: Hotel,
): { from: CalendarDate; to: CalendarDate } {
  const yesterday = addDays(businessDate, -1);
  const month = firstOfMonth(businessDate);
  const beforeMonth = addDays(month, -1);
  return {
    today: { from: businessDate, to: businessDate },
    yesterday: { from: yesterday, to: yesterday },
    week: { from: firstOfWeek(businessDate, weekStart), to: businessDate },
    month: { from: month, to: businessDate },
    "last-month": { from: firstOfMonth(beforeMonth), to: beforeMonth },
  }[period];
}

/** The name of the period with these two days, if any. */
export function periodNamed(
  days: { from: CalendarDate; to: CalendarDate },
  hotel: Hotel,
): ReportPeriod | undefined {
  return reportPeriods.find((period) => {
    const { from, to } = periodDays(period, hotel);
    return from === days.from && to === days.to;
  });
}

/** The closed days of a period. One that has none keeps its days. */
export function closedDays(
  { from, to }: { from: CalendarDate; to: CalendarDate },
  businessDate: CalendarDate,
): { from: CalendarDate; to: CalendarDate } {
  const isOpenAtItsEnd = from < businessDate && businessDate <= to;
  return { from, to: isOpenAtItsEnd ? addDays(businessDate, -1) : to };
}

/** The same date a year before; of 29 February the 28th. */
export function yearBefore(date: CalendarDate): CalendarDate {
  const day = date.slice(4) === "-02-29" ? "-02-28" : date.slice(4);
  return calendarDate(`${yearOf(date) - 1}${day}`);
}

/** The first and the last day of the month of a date. */
export function monthOf(date: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const from = firstOfMonth(date);
  return { from, to: addDays(firstOfMonth(addDays(from, 31)), -1) };
}

/** The first day of the week of a date; `weekStart`: 0 = Sunday. */
export function firstOfWeek(date: CalendarDate, weekStart: number): CalendarDate {
  // 1970-01-01 was a Thursday.
  const intoWeek = (dayNumber(date) + 4 - weekStart) % 7;
  return addDays(date, -((intoWeek + 7) % 7));
}

const firstOfMonth = (date: CalendarDate) => calendarDate(`${date.slice(0, 7)}-01`);
