import { describe, expect, it } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import {
  closedDays,
  monthOf,
  periodDays,
  periodNamed,
  reportPeriods,
  yearBefore,
} from "./report-period.ts";

/** A Saturday, the first day of a week in Algeria. */
const saturday = calendarDate("2026-11-21");
const hotel = { businessDate: saturday, weekStart: 6 };

describe("the periods of a report", () => {
  it.each([
    ["today", "2026-11-21", "2026-11-21"],
    ["yesterday", "2026-11-20", "2026-11-20"],
    ["week", "2026-11-21", "2026-11-21"],
    ["month", "2026-11-01", "2026-11-21"],
    ["last-month", "2026-10-01", "2026-10-31"],
  ] as const)("%s", (period, from, to) => {
    expect(periodDays(period, hotel)).toEqual({ from, to });
  });

  it.each([
    [6, "2026-11-20", "2026-11-14"],
    [0, "2026-11-20", "2026-11-15"],
    [1, "2026-11-20", "2026-11-16"],
    [6, "2026-11-22", "2026-11-21"],
  ])("a week that begins on day %i, on %s, since %s", (weekStart, date, from) => {
    const businessDate = calendarDate(date);
    expect(periodDays("week", { businessDate, weekStart }).from).toBe(from);
  });

  it("are known again, the first that fits", () => {
    for (const period of reportPeriods) {
      const known = periodNamed(periodDays(period, hotel), hotel);
      expect(known).toBe(period === "week" ? "today" : period);
    }
    const odd = { from: calendarDate("2026-11-03"), to: saturday };
    expect(periodNamed(odd, hotel)).toBeUndefined();
  });
});

it("the same date a year before; of 29 February the 28th", () => {
  expect(yearBefore(calendarDate("2026-11-21"))).toBe("2025-11-21");
  expect(yearBefore(calendarDate("2028-02-29"))).toBe("2027-02-28");
});

it.each([
  ["2026-02-14", "2026-02-01", "2026-02-28"],
  ["2028-02-29", "2028-02-01", "2028-02-29"],
  ["2026-12-31", "2026-12-01", "2026-12-31"],
])("the month of %s is from %s to %s", (date, from, to) => {
  expect(monthOf(calendarDate(date))).toEqual({ from, to });
});

describe("REP-02 the closed days of a period", () => {
  const today = calendarDate("2026-04-10");
  it.each([
    ["2026-03-01", "2026-03-31", "2026-03-31"],
    ["2026-04-01", "2026-04-09", "2026-04-09"],
    ["2026-04-01", "2026-04-10", "2026-04-09"],
    ["2026-04-01", "2026-04-30", "2026-04-09"],
    ["2026-04-10", "2026-04-10", "2026-04-10"],
  ])("from %s to %s end on %s", (from, to, last) => {
    const period = { from: calendarDate(from), to: calendarDate(to) };
    expect(closedDays(period, today)).toEqual({ from, to: last });
  });
});
