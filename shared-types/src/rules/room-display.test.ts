import { describe, expect, it } from "vitest";
import type { BookingStatus } from "../contracts/booking.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { isOutOfOrder, roomDisplay } from "./room-display.ts";

const date = calendarDate("2026-11-21");
const stay = (status: BookingStatus, from: string, to: string) => ({
  status,
  checkInDate: calendarDate(from),
  checkOutDate: calendarDate(to),
});
const room = { housekeepingStatus: "Clean", outOfOrder: null, bookings: [] } as const;

describe("how a room stands on the grid", () => {
  it.each([
    ["nobody, clean", {}, "Clean"],
    ["nobody, inspected", { housekeepingStatus: "Inspected" }, "Clean"],
    ["nobody, dirty", { housekeepingStatus: "Dirty" }, "Dirty"],
    ["being cleaned", { housekeepingStatus: "CleaningInProgress" }, "Dirty"],
    ["in house", { bookings: [stay("Checked-in", "2026-11-20", "2026-11-23")] }, "Occupied"],
    ["leaving today", { bookings: [stay("Checked-in", "2026-11-20", "2026-11-21")] }, "Occupied"],
    ["an overstay", { bookings: [stay("Checked-in", "2026-11-18", "2026-11-20")] }, "Occupied"],
    ["arriving today", { bookings: [stay("Reserved", "2026-11-21", "2026-11-22")] }, "Reserved"],
    ["confirmed", { bookings: [stay("Confirmed", "2026-11-21", "2026-11-22")] }, "Reserved"],
    ["never came", { bookings: [stay("Reserved", "2026-11-20", "2026-11-21")] }, "Clean"],
    [
      "reserved and dirty",
      {
        housekeepingStatus: "Dirty",
        bookings: [stay("Reserved", "2026-11-21", "2026-11-22")],
      },
      "Reserved",
    ],
    [
      "one leaves, one arrives",
      {
        bookings: [
          stay("Checked-in", "2026-11-20", "2026-11-21"),
          stay("Reserved", "2026-11-21", "2026-11-24"),
        ],
      },
      "Occupied",
    ],
  ] as const)("FO-03 %s", (_, state, shown) => {
    expect(roomDisplay({ ...room, ...state }, date)).toBe(shown);
  });

  it.each([
    ["2026-11-21", "2026-11-23", true],
    ["2026-11-19", "2026-11-21", false],
    ["2026-11-22", "2026-11-23", false],
  ])("FO-03 out of order from %s to %s", (from, to, closed) => {
    const shut = {
      ...room,
      housekeepingStatus: "OutOfOrder",
      outOfOrder: { from: calendarDate(from), to: calendarDate(to) },
    } as const;
    expect(isOutOfOrder(shut, date)).toBe(closed);
    expect(roomDisplay(shut, date)).toBe(closed ? "Dirty" : "Clean");
  });
});
