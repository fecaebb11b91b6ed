import { describe, expect, it } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { closingProgress, dayEnd, dayEndVerdict, overdueDays } from "./night-audit.ts";

const day = calendarDate("2026-11-21");
const [before, after] = [calendarDate("2026-11-20"), calendarDate("2026-11-22")];

describe("when a day may be closed", () => {
  it("NA-02 stands behind, on or before the date that the clock shows", () => {
    expect([after, day, before].map((today) => dayEnd(day, today))).toEqual([
      "over",
      "running",
      "ahead",
    ]);
  });

  it("NA-02 asks on its own date and refuses before it, whatever was said", () => {
    const verdict = (today: typeof day, isEarly: boolean) => dayEndVerdict(day, { today, isEarly });
    expect(verdict(after, false)).toEqual({ allowed: true });
    expect(verdict(day, true)).toEqual({ allowed: true });
    expect(verdict(day, false)).toMatchObject({ code: "night-audit.day-not-over" });
    for (const isEarly of [true, false])
      expect(verdict(before, isEarly)).toMatchObject({
        code: "night-audit.day-ahead",
        params: [{ businessDate: day, today: before }],
      });
  });
});

it.each([
  ["in the night after it", "2026-11-22T01:30:00Z", 0],
  ["until noon of the next day, hotel's time", "2026-11-22T10:59:00Z", 0],
  ["from then on", "2026-11-22T11:00:00Z", 1],
  ["three days later, at breakfast", "2026-11-24T07:00:00Z", 2],
  ["and never before it is over", "2026-11-20T20:00:00Z", 0],
])("NA-07 an audit is overdue: %s", (_, now, days) => {
  expect(overdueDays(day, "Africa/Algiers", new Date(now))).toBe(days);
});

describe("days that are closed one after the other", () => {
  const today = calendarDate("2026-11-28");
  const progressOn = (date: string, first = "2026-11-20") =>
    closingProgress({ first: calendarDate(first), businessDate: calendarDate(date), today });

  it("NA-07 are counted from the first of them, and end with the day that the clock still shows", () => {
    expect(progressOn("2026-11-20")).toEqual({ day: 1, days: 8 });
    expect(progressOn("2026-11-21")).toEqual({ day: 2, days: 8 });
    expect(progressOn("2026-11-27")).toEqual({ day: 8, days: 8 });
    expect(progressOn("2026-11-28")).toBeUndefined();
  });

  it("NA-07 a single day is no series, and a first day that is still to come counts as this one", () => {
    expect(progressOn("2026-11-27", "2026-11-27")).toBeUndefined();
    expect(progressOn("2026-11-26", "2026-12-24")).toEqual({ day: 1, days: 2 });
  });
});
