import { describe, expect, it } from "vitest";
import { bookingStatusSchema } from "../contracts/booking.ts";
import { housekeepingStatusSchema } from "../contracts/room.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { checkInVerdict, isReady } from "./check-in.ts";
import type { Verdict } from "./verdict.ts";

const today = calendarDate("2026-11-21");
const clean = { number: "204", housekeepingStatus: "Clean" } as const;
const codeOf = (verdict: Verdict) => (verdict.allowed ? "allowed" : verdict.code);

describe("check-in", () => {
  it.each(bookingStatusSchema.options)("BK-11 of a %s booking", (status) => {
    const expected = ["Reserved", "Confirmed"].includes(status)
      ? "allowed"
      : "booking.not-arriving";
    expect(codeOf(checkInVerdict({ status, checkInDate: today }, clean, today))).toBe(expected);
  });

  it.each(housekeepingStatusSchema.options)(
    "BK-11 into a room that is %s",
    (housekeepingStatus) => {
      const verdict = checkInVerdict(
        { status: "Reserved", checkInDate: today },
        { number: "204", housekeepingStatus },
        today,
      );
      expect(verdict.allowed).toBe(isReady(housekeepingStatus));
      expect(isReady(housekeepingStatus)).toBe(["Clean", "Inspected"].includes(housekeepingStatus));
    },
  );

  it("BK-11 names the room and its state in the refusal", () => {
    const room = { number: "204", housekeepingStatus: "Dirty" } as const;
    const verdict = checkInVerdict({ status: "Reserved", checkInDate: today }, room, today);
    expect(verdict).toMatchObject({ params: [{ roomNumber: "204", status: "Dirty" }] });
  });

  it("BK-11 not before the day of arrival, but late arrivals may come in", () => {
    const booking = { status: "Confirmed", checkInDate: calendarDate("2026-11-22") } as const;
    expect(codeOf(checkInVerdict(booking, clean, today))).toBe("booking.not-today");
    const late = { status: "Reserved", checkInDate: calendarDate("2026-11-20") } as const;
    expect(codeOf(checkInVerdict(late, clean, today))).toBe("allowed");
  });
});
