import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelRows } from "./hotel-rows.ts";
import type { Random } from "./random.ts";

/** The context that all parts of the plan share. */
export type SeedContext = {
  rows: HotelRows;
  random: Random;
  businessDate: CalendarDate;
  /** The account that is recorded as the author of the desk's actions. */
  deskUserId: string;
  newId(): string;
  /** The date `days` after the business date. */
  dateOf(days: number): CalendarDate;
  /** A time on that day, at `hour` UTC and a random minute. */
  momentOf(days: number, hour: number): string;
  /** The time of that day's night audit, the same for all its postings. */
  auditOf(days: number): string;
  /** The current time: no posting is later. */
  now: string;
};

export function seedContext(
  rows: HotelRows,
  random: Random,
  businessDate: CalendarDate,
  deskUserId: string,
  now = `${addDays(businessDate, 1)}T00:00:00Z`,
): SeedContext {
  const dateOf = (days: number) => addDays(businessDate, days);
  return {
    rows,
    random,
    businessDate,
    deskUserId,
    now,
    newId: () => seededId(random, businessDate),
    dateOf,
    auditOf: (days) => {
      const at = `${dateOf(days + 1)}T01:00:00Z`;
      return at < now ? at : now;
    },
    momentOf: (days, hour) =>
      `${dateOf(days)}T${String(hour).padStart(2, "0")}:${String(random.between(0, 59)).padStart(2, "0")}:00Z`,
  };
}

/** A UUIDv7 of the business date whose random part comes from the seed. */
export function seededId(random: Random, businessDate: CalendarDate): string {
  const time = Date.parse(`${businessDate}T00:00:00Z`).toString(16).padStart(12, "0");
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => random.between(0, 15).toString(16)).join("");
  const variant = random.pick(["8", "9", "a", "b"]);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(12)}`;
}

/** Converts dinars to centimes. */
export function inCentimes(dinars: number): number {
  return Math.round(dinars * 100);
}
