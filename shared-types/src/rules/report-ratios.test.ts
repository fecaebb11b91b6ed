import fc from "fast-check";
import { expect, it } from "vitest";
import { roomRatios } from "./report-ratios.ts";

it("occupancy, ADR and RevPAR, with and without the rooms out of order", () => {
  const days = { rooms: 100, outOfOrder: 20, sold: 60, roomRevenueCentimes: 60_000_001 };
  expect(roomRatios({ ...days, dayUseRevenueCentimes: 0 })).toEqual({
    occupancy: 0.75,
    occupancyOfAll: 0.6,
    adrCentimes: 1_000_000,
    revParCentimes: 750_000,
    revParOfAllCentimes: 600_000,
  });
});

it("REP-02 day use counts in RevPAR and in neither side of ADR", () => {
  const day = { rooms: 10, outOfOrder: 0, sold: 4, roomRevenueCentimes: 3_000_000 };
  expect(roomRatios({ ...day, dayUseRevenueCentimes: 200_000 })).toMatchObject({
    adrCentimes: 700_000,
    revParCentimes: 300_000,
  });
});

it("of nothing there is no share", () => {
  const nothing = {
    rooms: 0,
    outOfOrder: 0,
    sold: 0,
    roomRevenueCentimes: 0,
    dayUseRevenueCentimes: 0,
  };
  expect(roomRatios(nothing)).toEqual({
    occupancy: null,
    occupancyOfAll: null,
    adrCentimes: null,
    revParCentimes: null,
    revParOfAllCentimes: null,
  });
  const closed = roomRatios({ ...nothing, rooms: 5, outOfOrder: 5 });
  expect(closed).toMatchObject({ occupancy: null, occupancyOfAll: 0, revParCentimes: null });
});

it("RevPAR is ADR × occupancy, to the rounding", () => {
  const count = fc.integer({ min: 1, max: 500 });
  const revenue = fc.integer({ min: -1_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(count, count, revenue, (rooms, sold, roomRevenueCentimes) => {
      const ratios = roomRatios({
        rooms,
        outOfOrder: 0,
        sold,
        roomRevenueCentimes,
        dayUseRevenueCentimes: 0,
      });
      const product = (ratios.adrCentimes ?? 0) * (ratios.occupancy ?? 0);
      expect(Math.abs(product - (ratios.revParCentimes ?? 0))).toBeLessThanOrEqual(
        0.5 + 0.5 * (ratios.occupancy ?? 0),
      );
      expect(ratios.revParOfAllCentimes).toBe(ratios.revParCentimes);
    }),
  );
});
