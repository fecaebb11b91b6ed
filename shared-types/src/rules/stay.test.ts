import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDate } from "../values/calendar-date.ts";
import { centimes } from "../values/money.ts";
import { coversNight, overlaps } from "./night-span.ts";
import {
  nightCount,
  nightsOf,
  stayTaxesOnTop,
  stayTotal,
  stayTotalWithTaxes,
  stayVerdict,
} from "./stay.ts";

const span = (from: string, to: string) => ({ from: calendarDate(from), to: calendarDate(to) });

describe("nights of a stay", () => {
  it.each([
    ["2026-11-21", "2026-11-22", 1],
    ["2026-11-21", "2026-11-28", 7],
    ["2028-02-28", "2028-03-01", 2],
    ["2027-02-28", "2027-03-01", 1],
    ["2026-12-31", "2027-01-01", 1],
    ["2026-11-21", "2026-11-21", 0],
    ["2026-11-22", "2026-11-21", 0],
    ["2026-02-30", "2026-03-02", 0],
    ["", "2026-03-02", 0],
    ["tomorrow", "2026-03-02", 0],
  ])("BK-05 counts %s → %s as %i nights", (checkIn, checkOut, nights) => {
    expect(nightCount(checkIn, checkOut)).toBe(nights);
  });

  it("BK-05 multiplies the rate by the nights", () => {
    expect(stayTotal(centimes(950_000), 3)).toBe(2_850_000);
  });

  const couple = (rate: number) => ({ rateCentimes: centimes(rate), adults: 2 });

  it("NA-03 knows the tourism tax beside it as it is charged, rounded night by night", () => {
    const three = span("2026-11-21", "2026-11-24");
    expect(stayTaxesOnTop(couple(950_000), three, { tdsBp: 200 }).tdsCentimes).toBe(57_000);
    expect(stayTaxesOnTop(couple(125), three, { tdsBp: 200 }).tdsCentimes).toBe(9);
    expect(stayTaxesOnTop(couple(950_000), three, {}).tdsCentimes).toBe(0);
    const changes = [{ from: calendarDate("2026-11-23"), tdsBp: 300 }];
    expect(
      stayTaxesOnTop(couple(950_000), three, { tdsBp: 200, tdsChanges: changes }).tdsCentimes,
    ).toBe(66_500);
    expect(stayTotalWithTaxes(couple(950_000), three, { tdsBp: 200 })).toBe(2_907_000);
  });

  it("INV-06 FOL-10 knows TVA and stay tax where they are added: 3 × (7.200 + 648 + 144 + 1.000)", () => {
    const three = span("2026-11-21", "2026-11-24");
    const rates = {
      validFrom: null,
      tvaBp: 900,
      tdsBp: 200,
      stayTaxCentimes: centimes(50_000),
      tvaTreatment: "added",
      stayTaxTreatment: "added",
    } as const;
    const tax = { tdsBp: 200, taxRates: [rates] };
    expect(stayTotalWithTaxes(couple(720_000), three, tax)).toBe(2_697_600);
    const invoiced = [{ ...rates, tvaTreatment: "invoice", stayTaxTreatment: "included" } as const];
    expect(stayTotalWithTaxes(couple(720_000), three, { tdsBp: 200, taxRates: invoiced })).toBe(
      2_203_200,
    );
  });

  it("names each night and leaves the check-out day out", () => {
    expect(nightsOf(span("2026-02-27", "2026-03-02"))).toEqual([
      "2026-02-27",
      "2026-02-28",
      "2026-03-01",
    ]);
    expect(nightsOf(span("2026-03-02", "2026-02-27"))).toEqual([]);
  });
});

describe("overlap of two stays", () => {
  it.each([
    ["leaves as the other arrives", "2026-11-01", "2026-11-03", "2026-11-03", "2026-11-05", false],
    ["shares one night", "2026-11-01", "2026-11-04", "2026-11-03", "2026-11-05", true],
    ["lies inside", "2026-11-01", "2026-11-10", "2026-11-03", "2026-11-05", true],
    ["is the same", "2026-11-01", "2026-11-03", "2026-11-01", "2026-11-03", true],
    ["is far away", "2026-11-01", "2026-11-03", "2026-12-01", "2026-12-03", false],
  ])("BK-07 a stay that %s", (_, from, to, otherFrom, otherTo, clash) => {
    expect(overlaps(span(from, to), span(otherFrom, otherTo))).toBe(clash);
    expect(overlaps(span(otherFrom, otherTo), span(from, to))).toBe(clash);
  });

  it("BK-07 two stays overlap exactly when they share a night", () => {
    const stays = fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 20 })).map(([start, length]) => {
      const [from, to] = [start, start + length].map((day) =>
        new Date(Date.UTC(2026, 1, 1 + day)).toISOString().slice(0, 10),
      );
      return span(from ?? "", to ?? "");
    });
    fc.assert(
      fc.property(stays, stays, (a, b) => {
        const shared = nightsOf(a).some((night) => coversNight(b, night));
        expect(overlaps(a, b)).toBe(shared);
      }),
    );
  });
});

describe("whether a stay can be sold", () => {
  const businessDate = calendarDate("2026-11-21");
  it.each([
    ["2026-11-21", "2026-11-22", undefined],
    ["2026-11-21", "2027-11-21", undefined],
    ["2026-11-22", "2026-11-22", "booking.dates-reversed"],
    ["2026-11-23", "2026-11-22", "booking.dates-reversed"],
    ["2026-11-20", "2026-11-22", "booking.check-in-past"],
    ["2026-11-21", "2036-11-21", "booking.too-long"],
    ["2028-11-15", "2028-11-25", "booking.too-far"],
  ])("BK-01 %s → %s", (from, to, code) => {
    const verdict = stayVerdict(span(from, to), businessDate);
    expect(verdict.allowed ? undefined : verdict.code).toBe(code);
  });
});
