import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  calendarDate,
  calendarDateIn,
  calendarDateSchema,
  daysBetween,
} from "./calendar-date.ts";
import { basisPointsOf, centimes, sumCentimes } from "./money.ts";

describe("money", () => {
  it.each([
    [100, 900, 9],
    [50, 900, 5],
    [5, 900, 0],
    [6, 900, 1],
    [950_000, 200, 19_000],
    [0, 900, 0],
  ])("X-01 of %i centimes, %i basis points are %i, rounded half up", (amount, bp, share) => {
    expect(basisPointsOf(centimes(amount), bp)).toBe(share);
  });

  it.each([1.5, Number.NaN, 2 ** 53, "1"])("X-01 %s is not an amount", (amount) => {
    expect(() => centimes(amount as number)).toThrow();
  });

  it("X-01 adds up without losing a centime", () => {
    expect(sumCentimes([10, 20, 30].map(centimes))).toBe(60);
    expect(sumCentimes([])).toBe(0);
  });
});

describe("calendar dates", () => {
  it.each([
    "2026-02-30",
    "2027-02-29",
    "2026-13-01",
    "0000-00-00",
    "infinity",
    "26-01-01",
    "2026-1-1",
  ])("BK-05 %s is not a day", (text) => {
    expect(calendarDateSchema.safeParse(text).success).toBe(false);
  });

  it("BK-05 adding days and counting them agree, over leap days and years", () => {
    const start = calendarDate("2026-11-21");
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        expect(daysBetween(start, addDays(start, days))).toBe(days);
      }),
    );
    expect(addDays(calendarDate("2028-02-28"), 1)).toBe("2028-02-29");
  });

  it("tells the hotel's day from an instant: 23:30 UTC is the next day in Algiers", () => {
    expect(calendarDateIn("Africa/Algiers", new Date("2026-11-20T23:30:00Z"))).toBe("2026-11-21");
  });
});
