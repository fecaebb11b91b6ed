import type { CalendarDate } from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** What a stay may owe before the audit names it, where the hotel has not said (NA-06): 99 999 999 DA. */
export const DEFAULT_HIGH_BALANCE: Centimes = centimes(9_999_999_900);

/** Whether the day can be closed as far as the restaurants are: no bill is open (NA-02). */
export function openBillsVerdict(openBills: number): Verdict {
  return openBills === 0 ? allowed : refused("night-audit.open-bills", { count: openBills });
}

/** Whether the person who closes the day confirmed the day that it is. */
export function confirmedDateVerdict(confirmed: CalendarDate, businessDate: CalendarDate): Verdict {
  return confirmed === businessDate ? allowed : refused("night-audit.other-date", { businessDate });
}
