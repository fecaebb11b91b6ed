import type { TableReservation } from "@funduq/shared-types/contracts/pos-reservation";
import { serviceDayAt } from "@funduq/shared-types/rules/service-day";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { hotelTimeOf } from "@funduq/shared-types/values/date-in-zone";

/** A date and a time on the hotel's clock, as typed, and for how many minutes tables are kept. */
export type WantedTime = { date: CalendarDate; time: string; minutes: number };

const MINUTE_MS = 60_000;

/** Comparable milliseconds of what a clock shows, whatever its time zone. */
const clockMs = ({ date, time }: { date: string; time: string }) =>
  Date.parse(`${date}T${time}:00Z`);

/** What the hotel's clock shows at an instant, comparable with a typed time. */
export const hotelClockMs = (instant: string | Date, timeZone: string): number =>
  clockMs(hotelTimeOf(new Date(instant), timeZone));

/** The beginning and the end of a typed time, comparable with `hotelClockMs`. */
export function clockSpan(wanted: WantedTime): { from: number; to: number } {
  const from = clockMs(wanted);
  return { from, to: from + wanted.minutes * MINUTE_MS };
}

/** The day of service on which the last minute of a typed time is. */
export const lastEveningOf = (wanted: WantedTime): CalendarDate =>
  serviceDayAt("UTC", new Date(clockSpan(wanted).to - MINUTE_MS));

type Now = { now: Date; timeZone: string };
type Span = Pick<TableReservation, "startsAt" | "endsAt">;

/**
 * What is wrong with a typed time: it is over, which the API refuses, or it has begun, which is seldom meant. A time that a
 * reservation had when it was opened is right: its guests may be late.
 */
export function faultOfTime(
  wanted: WantedTime,
  opened: Span | undefined,
  { now, timeZone }: Now,
): "over" | "begun" | undefined {
  const { from, to } = clockSpan(wanted);
  const isOther = (at: number, before: string | undefined) =>
    before === undefined || at !== hotelClockMs(before, timeZone);
  const isNewStart = isOther(from, opened?.startsAt);
  const present = hotelClockMs(now, timeZone);
  if (to <= present && (isNewStart || isOther(to, opened?.endsAt))) return "over";
  return from < present && isNewStart ? "begun" : undefined;
}
