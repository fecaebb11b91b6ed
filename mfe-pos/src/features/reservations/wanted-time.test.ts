import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { describe, expect, it } from "vitest";
import { faultOfTime, lastEveningOf } from "./wanted-time.ts";

const timeZone = "Africa/Algiers";
const date = calendarDate("2026-11-28");
/** On the hotel's clock from 20:00 to 22:00. */
const opened = { startsAt: "2026-11-28T19:00:00Z", endsAt: "2026-11-28T21:00:00Z" };

describe("POS-02 a typed time, by the hotel's clock", () => {
  it.each([
    ["20:29", 60, "begun"],
    ["20:30", 60, undefined],
    ["19:30", 60, "over"],
    ["19:30", 61, "begun"],
  ])("POS-02 from %s for %i minutes is, at half past eight: %s", (time, minutes, fault) => {
    const now = new Date("2026-11-28T19:30:00Z");
    expect(faultOfTime({ date, time, minutes }, undefined, { now, timeZone })).toBe(fault);
  });

  it.each([
    // Guests who are late, or who stay on.
    ["20:00", 120, "2026-11-28T19:30:00Z", undefined],
    ["20:00", 150, "2026-11-28T19:30:00Z", undefined],
    ["20:00", 120, "2026-11-28T23:30:00Z", undefined],
    // Moved to an earlier time, or shortened to one that is over.
    ["19:45", 120, "2026-11-28T19:30:00Z", "begun"],
    ["20:00", 15, "2026-11-28T19:30:00Z", "over"],
  ])(
    "POS-02 %s for %i minutes of one from 20:00 to 22:00 is, at %s: %s",
    (time, minutes, at, fault) => {
      const now = new Date(at);
      expect(faultOfTime({ date, time, minutes }, opened, { now, timeZone })).toBe(fault);
    },
  );

  it.each([
    ["2026-11-28", "20:00", 120, "2026-11-28"],
    ["2026-11-29", "04:00", 60, "2026-11-28"],
    ["2026-11-29", "04:00", 61, "2026-11-29"],
    ["2026-11-28", "22:00", 720, "2026-11-29"],
  ])("POS-02 %s %s for %i minutes ends on the day of service of %s", (day, time, minutes, last) => {
    expect(lastEveningOf({ date: calendarDate(day), time, minutes })).toBe(last);
  });
});
