import type { GroupRooms } from "../contracts/day-grid.ts";
import { type CalendarDate, calendarDateIn, daysBetween } from "../values/calendar-date.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** What a stay may owe before the audit names it, where the hotel has not said (NA-06): 99 999 999 DA. */
export const DEFAULT_HIGH_BALANCE: Centimes = centimes(9_999_999_900);

/** Whether the day can be closed as far as the restaurants are: no bill is open (NA-02). */
export function openBillsVerdict(openBills: number): Verdict {
  return openBills === 0 ? allowed : refused("night-audit.open-bills", { count: openBills });
}

/** How a business date compares with the current date in the hotel's time zone. */
type DayEnd = "over" | "running" | "ahead";

export function dayEnd(businessDate: CalendarDate, today: CalendarDate): DayEnd {
  if (businessDate < today) return "over";
  return businessDate === today ? "running" : "ahead";
}

/**
 * Whether a day may be closed yet: not before it has begun, and while the clock still shows it only where
 * the person says that it is over, as is usual late in the evening.
 */
export function dayEndVerdict(
  businessDate: CalendarDate,
  { today, isEarly }: { today: CalendarDate; isEarly: boolean },
): Verdict {
  const end = dayEnd(businessDate, today);
  if (end === "ahead") return refused("night-audit.day-ahead", { businessDate, today });
  return end === "over" || isEarly
    ? allowed
    : refused("night-audit.day-not-over", { businessDate });
}

type ClosingSeries = { first: CalendarDate; businessDate: CalendarDate; today: CalendarDate };

/**
 * The business date's place among days that are closed one after the other, from `first` on ('day 2 of 8').
 * Undefined for a single day, and for a day that the clock still shows, where the series ends (NA-07).
 */
export function closingProgress({
  first,
  businessDate,
  today,
}: ClosingSeries): { day: number; days: number } | undefined {
  const closed = Math.max(0, daysBetween(first, businessDate));
  const left = daysBetween(businessDate, today);
  const days = closed + left;
  return left > 0 && days > 1 ? { day: closed + 1, days } : undefined;
}

const HALF_A_DAY_MS = 43_200_000;

/** How many days a hotel's audit is behind (NA-07): a day is to be closed by noon of the next one, hotel's time. */
export function overdueDays(businessDate: CalendarDate, timeZone: string, now: Date): number {
  const closable = calendarDateIn(timeZone, new Date(now.getTime() - HALF_A_DAY_MS));
  return Math.max(0, daysBetween(businessDate, closable));
}

/** Whether the confirmed date equals the business date. */
export function confirmedDateVerdict(confirmed: CalendarDate, businessDate: CalendarDate): Verdict {
  return confirmed === businessDate ? allowed : refused("night-audit.other-date", { businessDate });
}

/** What a group is charged for rooms that nobody took: the night and the TVA that is added to it. */
export function unassignedCharge({
  nightCentimes,
  tvaCentimes = ZERO,
}: Pick<GroupRooms, "nightCentimes" | "tvaCentimes">): Centimes {
  return centimes(nightCentimes + tvaCentimes);
}
