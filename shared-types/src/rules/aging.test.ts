import { describe, expect, it } from "vitest";
import { addDays, calendarDate } from "../values/calendar-date.ts";
import { centimes } from "../values/money.ts";
import { agingOf, bucketOf } from "./aging.ts";

const TODAY = calendarDate("2026-03-31");

describe("INV-14 aging", () => {
  it.each([
    [-400, "notDueCentimes"],
    [-1, "notDueCentimes"],
    [0, "notDueCentimes"],
    [1, "days30Centimes"],
    [30, "days30Centimes"],
    [31, "days60Centimes"],
    [60, "days60Centimes"],
    [61, "days90Centimes"],
    [90, "days90Centimes"],
    [91, "olderCentimes"],
    [4_000, "olderCentimes"],
  ])("what is overdue for %i days is in %s", (days, bucket) => {
    expect(bucketOf(addDays(TODAY, -days), TODAY)).toBe(bucket);
  });

  it("adds what is open in each bucket", () => {
    const open = [0, 1, 30, 31, 61, 91, 200].map((days, at) => ({
      dueDate: addDays(TODAY, -days),
      openCentimes: centimes(10 ** at),
    }));
    expect(agingOf(open, TODAY)).toEqual({
      notDueCentimes: 1,
      days30Centimes: 110,
      days60Centimes: 1_000,
      days90Centimes: 10_000,
      olderCentimes: 1_100_000,
    });
  });
});
