import { describe, expect, it } from "vitest";
import { type BookingStatus, bookingStatusSchema } from "../contracts/booking.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { canBecome, occupiesRoom, statusOfNewBooking, takesPostings } from "./booking-status.ts";

const life: [BookingStatus, BookingStatus][] = [
  ["Reserved", "Checked-in"],
  ["Reserved", "Cancelled"],
  ["Reserved", "no-show"],
  ["Confirmed", "Reserved"],
  ["Confirmed", "Checked-in"],
  ["Confirmed", "Cancelled"],
  ["Confirmed", "no-show"],
  ["Checked-in", "Checked-out"],
  ["no-show", "Reserved"],
];
const statuses = bookingStatusSchema.options;

describe("the life of a booking", () => {
  it.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    "BK-20 %s → %s",
    (from, to) => {
      expect(canBecome(from, to)).toBe(life.some(([a, b]) => a === from && b === to));
    },
  );

  it.each([
    ["Reserved", true],
    ["Confirmed", true],
    ["Checked-in", true],
    ["Checked-out", false],
    ["Cancelled", false],
    ["no-show", false],
  ] as const)("BK-07 a %s booking keeps its room: %s", (status, occupies) => {
    expect(occupiesRoom(status)).toBe(occupies);
  });

  it.each([
    ["Reserved", true],
    ["Confirmed", true],
    ["Checked-in", true],
    ["no-show", true],
    ["Checked-out", false],
    ["Cancelled", false],
  ] as const)("FOL-02 the folios of a %s booking take postings: %s", (status, takes) => {
    expect(takesPostings(status)).toBe(takes);
  });
});

describe("a new booking", () => {
  const today = calendarDate("2026-11-21");
  it.each([
    ["2026-11-22", false, "Confirmed"],
    ["2026-11-21", false, "Reserved"],
    ["2026-11-21", true, "Checked-in"],
  ] as const)("BK-06 for %s, in at once: %s, begins %s", (checkIn, checkInNow, status) => {
    expect(statusOfNewBooking(calendarDate(checkIn), today, checkInNow)).toBe(status);
  });
});
