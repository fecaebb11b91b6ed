import type { HappyHour } from "@funduq/shared-types/contracts/pos-happy-hour";
import { beginsOn, isHappyAt } from "@funduq/shared-types/rules/happy-hour";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTime } from "@funduq/shared-types/values/date-in-zone";
import { formatWeekday } from "@funduq/shared-ui/format";

const A_MONDAY = calendarDate("2024-01-01");

/** The days of the week as ISO 8601 counts them, from the hotel's first one on; `weekStart` 0 is Sunday. */
export const daysFrom = (weekStart: number): number[] =>
  Array.from({ length: 7 }, (_, place) => ((weekStart + 6 + place) % 7) + 1);

export const dayName = (day: number, width: "long" | "short" = "short"): string =>
  formatWeekday(addDays(A_MONDAY, day - 1), width);

/** What a happy hour does today by the hotel's clock. */
export type Today = "off" | "on" | "later" | "ended" | "not-today" | "over";

export function todayOf(happyHour: HappyHour, now: HotelTime): Today {
  const { isActive, from, lastDate } = happyHour;
  if (!isActive) return "off";
  if (isHappyAt(happyHour, now)) return "on";
  if (lastDate !== null && lastDate < now.date) return "over";
  if (!beginsOn(happyHour, now.date)) return "not-today";
  return now.time < from ? "later" : "ended";
}
