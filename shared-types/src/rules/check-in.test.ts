import { describe, expect, it } from "vitest";
import { bookingStatusSchema } from "../contracts/booking.ts";
import { housekeepingStatusSchema } from "../contracts/room.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { canMoveInNow, checkInVerdict, isReady } from "./check-in.ts";
import type { Verdict } from "./verdict.ts";

const today = calendarDate("2026-11-21");
const checkOutDate = calendarDate("2026-11-23");
const clean = { number: "204", housekeepingStatus: "Clean" } as const;
const codeOf = (verdict: Verdict) => (verdict.allowed ? "allowed" : verdict.code);

describe("check-in", () => {
  it.each(bookingStatusSchema.options)("BK-11 of a %s booking", (status) => {
    const expected = ["Reserved", "Confirmed"].includes(status)
      ? "allowed"
      : "booking.not-arriving";
    expect(codeOf(checkInVerdict({ status, checkInDate: today, checkOutDate }, clean, today))).toBe(
      expected,
    );
  });

  it.each(housekeepingStatusSchema.options)(
    "BK-11 into a room that is %s",
    (housekeepingStatus) => {
      const verdict = checkInVerdict(
        { status: "Reserved", checkInDate: today, checkOutDate },
        { number: "204", housekeepingStatus },
        today,
      );
      expect(verdict.allowed).toBe(isReady(housekeepingStatus));
      expect(isReady(housekeepingStatus)).toBe(["Clean", "Inspected"].includes(housekeepingStatus));
    },
  );

  it.each([
    [false, "Clean", true],
    [false, "Inspected", true],
    [false, "Dirty", false],
    [true, "Clean", false],
  ] as const)("BK-11 occupied %s and %s can be moved into at once: %s", (...row) => {
    const [occupiedNow, housekeepingStatus, expected] = row;
    expect(canMoveInNow({ occupiedNow, housekeepingStatus })).toBe(expected);
  });

  it("BK-11 names the room and its state in the refusal", () => {
    const room = { number: "204", housekeepingStatus: "Dirty" } as const;
    const verdict = checkInVerdict(
      { status: "Reserved", checkInDate: today, checkOutDate },
      room,
      today,
    );
    expect(verdict).toMatchObject({ params: [{ roomNumber: "204", status: "Dirty" }] });
  });

  it.each([
    ["the day before", "2026-11-22", "2026-11-23", "booking.not-today"],
    ["on the day", "2026-11-21", "2026-11-22", "allowed"],
    ["late, with nights left", "2026-11-20", "2026-11-22", "allowed"],
    ["when the last night is over", "2026-11-20", "2026-11-21", "booking.not-today"],
  ])("BK-11 a guest who comes %s", (_, from, to, expected) => {
    const stay = { checkInDate: calendarDate(from), checkOutDate: calendarDate(to) };
    expect(codeOf(checkInVerdict({ status: "Reserved", ...stay }, clean, today))).toBe(expected);
  });
});
