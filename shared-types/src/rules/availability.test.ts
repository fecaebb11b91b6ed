import { describe, expect, it } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { roomsLeft } from "./availability.ts";

const span = (from: string, to: string) => ({ from: calendarDate(from), to: calendarDate(to) });
const rooms = ["201", "202", "203"].map((id) => ({ id, outOfOrder: null }));
const asked = span("2026-11-20", "2026-11-23");

describe("rooms left to sell", () => {
  it("FO-10 all of them when nothing is booked", () => {
    expect([...roomsLeft(asked, rooms, [])]).toEqual([
      ["2026-11-20", 3],
      ["2026-11-21", 3],
      ["2026-11-22", 3],
    ]);
  });

  it("FO-10 a booking takes its nights and leaves the check-out night", () => {
    const bookings = [{ roomId: "201", nights: span("2026-11-20", "2026-11-22") }];
    expect([...roomsLeft(asked, rooms, bookings).values()]).toEqual([2, 2, 3]);
  });

  it("FO-10 a room that is booked and out of order is counted once", () => {
    const shut = [{ id: "201", outOfOrder: span("2026-11-21", "2026-11-22") }, ...rooms.slice(1)];
    const bookings = [{ roomId: "201", nights: span("2026-11-20", "2026-11-23") }];
    expect([...roomsLeft(asked, shut, bookings).values()]).toEqual([2, 2, 2]);
    expect([...roomsLeft(asked, shut, []).values()]).toEqual([3, 2, 3]);
  });

  it("FO-10 groups hold what they have not yet assigned; oversold shows as negative", () => {
    const blocks = [{ nights: span("2026-11-21", "2026-11-23"), unassigned: 4 }];
    expect([...roomsLeft(asked, rooms, [], blocks).values()]).toEqual([3, -1, -1]);
  });
});
