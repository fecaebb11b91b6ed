import { expect, it } from "vitest";
import { type ForecastDay, forecastDaySchema } from "../contracts/report-forecast.ts";
import { forecastFigures, forecastParts } from "./report-forecast.ts";

const night = (date: string, more: object = {}): ForecastDay =>
  forecastDaySchema.parse({
    date,
    rooms: 4,
    outOfOrder: 0,
    reserved: 1,
    inHouse: 1,
    held: 1,
    revenueCentimes: 2_600_000,
    before: { rooms: 4, revenueCentimes: 3_500_000 },
    lastYear: {
      rooms: 4,
      outOfOrder: 1,
      sold: 2,
      roomRevenueCentimes: 1_500_000,
      dayUseRevenueCentimes: 100_000,
    },
    ...more,
  });

it("REP-01 sums nights; ratios divide the sums", () => {
  const empty = { reserved: 0, inHouse: 0, held: 0, revenueCentimes: 0, outOfOrder: 1 };
  const figures = forecastFigures([
    night("2026-11-22"),
    night("2026-11-23", { ...empty, before: { rooms: 0, revenueCentimes: 0 } }),
  ]);
  expect(figures).toMatchObject({
    rooms: 8,
    outOfOrder: 1,
    onBooks: 3,
    revenueCentimes: 2_600_000,
    pickup: { rooms: -1, revenueCentimes: -900_000 },
    lastYear: { sold: 4, roomRevenueCentimes: 3_000_000 },
  });
  expect(figures.ratios.occupancy).toBe(3 / 7);
  expect(figures.ratios.adrCentimes).toBe(866_667);
  expect(figures.lastYear?.ratios.occupancy).toBe(4 / 6);
  expect(figures.lastYear?.ratios.adrCentimes).toBe(700_000);
});

it("REP-01 says nothing of a pickup or a year before that is known of some nights only", () => {
  const unknown = night("2026-11-23", { before: null, lastYear: null });
  expect(forecastFigures([night("2026-11-22"), unknown])).toMatchObject({
    pickup: null,
    lastYear: null,
  });
});

it.each([
  ["month", 6, ["2026-11-28", "2026-12-01"]],
  ["week", 6, ["2026-11-28", "2026-12-05"]],
  ["week", 1, ["2026-11-28", "2026-11-30"]],
  ["week", 0, ["2026-11-28", "2026-11-29"]],
] as const)("REP-01 by %s, weeks from day %i", (span, weekStart, firsts) => {
  const dates = ["2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01", "2026-12-04"];
  const days = [...dates, ...(weekStart === 6 ? ["2026-12-05"] : [])].map((date) => night(date));
  const parts = forecastParts(days, span, weekStart);
  expect(parts.map(({ first }) => first)).toEqual(firsts);
  expect(parts.flatMap((part) => part.days)).toEqual(days);
});
