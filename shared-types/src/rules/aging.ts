import type { Aging } from "../contracts/company-payment.ts";
import { type CalendarDate, daysBetween } from "../values/calendar-date.ts";
import { type Centimes, centimes } from "../values/money.ts";

type Open = { dueDate: CalendarDate; openCentimes: Centimes };
type Bucket = keyof Aging;

/** The buckets by the last day overdue that each has. An invoice is not overdue yet on the day when it is due (INV-14). */
const buckets: readonly (readonly [Bucket, number])[] = [
  ["notDueCentimes", 0],
  ["days30Centimes", 30],
  ["days60Centimes", 60],
  ["days90Centimes", 90],
];

/** How long it is overdue on a day: not yet, or for up to 30, 31–60, 61–90 or more days. */
export function bucketOf(dueDate: CalendarDate, today: CalendarDate): Bucket {
  const overdue = daysBetween(dueDate, today);
  return buckets.find(([, last]) => overdue <= last)?.[0] ?? "olderCentimes";
}

/** What is open, by how long it is overdue. */
export function agingOf(open: readonly Open[], today: CalendarDate): Aging {
  const sums = {
    notDueCentimes: 0,
    days30Centimes: 0,
    days60Centimes: 0,
    days90Centimes: 0,
    olderCentimes: 0,
  };
  for (const { dueDate, openCentimes } of open) sums[bucketOf(dueDate, today)] += openCentimes;
  return {
    notDueCentimes: centimes(sums.notDueCentimes),
    days30Centimes: centimes(sums.days30Centimes),
    days60Centimes: centimes(sums.days60Centimes),
    days90Centimes: centimes(sums.days90Centimes),
    olderCentimes: centimes(sums.olderCentimes),
  };
}
