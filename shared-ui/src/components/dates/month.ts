import {
  addDays,
  type CalendarDate,
  calendarDate,
  dayNumber,
} from "@funduq/shared-types/values/calendar-date";

/** The day of the week, 0 = Sunday. */
export function weekdayOf(date: CalendarDate): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

export function firstOfMonth(date: CalendarDate): CalendarDate {
  return calendarDate(`${date.slice(0, 7)}-01`);
}

/** The same day `months` later, or the last day of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1] = date.split("-").map(Number);
  const wanted = year * 12 + (month - 1) + months;
  const name = `${Math.floor(wanted / 12)}-${String((wanted % 12) + 1).padStart(2, "0")}`;
  const first = calendarDate(`${name}-01`);
  const day = Math.min(Number(date.slice(8)), daysIn(first));
  return addDays(first, day - 1);
}

/** The weeks of a month, whole: days of the neighbouring months fill the edges. */
export function weeksOf(month: CalendarDate, weekStart: number): CalendarDate[][] {
  const first = firstOfMonth(month);
  const start = startOfWeek(first, weekStart);
  const days = daysIn(first) + ((weekdayOf(first) - weekStart + 7) % 7);
  return Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
}

export function startOfWeek(date: CalendarDate, weekStart: number): CalendarDate {
  return addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));
}

function daysIn(first: CalendarDate): number {
  const [year = 0, month = 1] = first.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
