import type { BookingStatus } from "@funduq/shared-types/contracts/booking";
import type { Random } from "./random.ts";

/** A half-open range of days relative to the business date (negative: before it); `to` is excluded. */
export type DaySpan = { from: number; to: number };

export type PlannedStay = DaySpan & {
  /** Index of the room in the hotel. */
  room: number;
  status: BookingStatus;
  /** Index of the company that sends the guest; null for the hotel's own guests. */
  company: number | null;
};

export const DAYS_BACK = 42;
const DAYS_AHEAD = 42;

/**
 * Plans a room's stays for six weeks before and after the business date, with gaps; occupancy is highest
 * around today. `kept` are days on which the room is reserved for a group.
 */
export function planRoom(
  random: Random,
  room: number,
  companies: number,
  kept: readonly DaySpan[],
): PlannedStay[] {
  const stays: PlannedStay[] = [];
  for (let day = -DAYS_BACK + random.between(0, 3); day < DAYS_AHEAD; ) {
    const span = { from: day, to: day + random.between(1, 5) };
    const company = random.chance(0.3) ? random.between(0, companies - 1) : null;
    const guestStillIn = stays.at(-1)?.status === "Checked-in";
    const status = statusOf(random, span, guestStillIn);
    const free = !kept.some(({ from, to }) => span.from < to && from < span.to);
    if (free && random.chance(occupancyAround(day))) stays.push({ ...span, room, status, company });
    day = span.to + (random.chance(0.55) ? 0 : random.between(1, 3));
  }
  return stays;
}

/** The probability that a stay is booked; it decreases with the days ahead of today. */
function occupancyAround(day: number): number {
  if (day < -3) return 0.8;
  if (day <= 7) return 0.85;
  return Math.max(0.25, 0.8 - day * 0.015);
}

function statusOf(random: Random, span: DaySpan, guestStillIn: boolean): BookingStatus {
  if (random.chance(0.04)) return "Cancelled";
  if (span.to < 0) return random.chance(0.03) ? "no-show" : "Checked-out";
  return span.from > 0 ? "Confirmed" : statusToday(span, random.chance(0.3), guestStillIn);
}

/** The status of a stay that includes today. `early`: its check-in or check-out of today is already done. */
function statusToday({ from, to }: DaySpan, early: boolean, guestStillIn: boolean): BookingStatus {
  if (from === 0) return early && !guestStillIn ? "Checked-in" : "Reserved";
  return early && to === 0 ? "Checked-out" : "Checked-in";
}
