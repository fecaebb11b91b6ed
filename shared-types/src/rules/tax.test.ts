import { describe, expect, it } from "vitest";
import type { DatedTaxRates } from "../contracts/tax.ts";
import { calendarDate } from "../values/calendar-date.ts";
import { centimes } from "../values/money.ts";
import { lawfulStayTax, taxDayVerdict, taxRatesOn, tdsOn } from "./tax.ts";

const [april, may] = [calendarDate("2026-04-10"), calendarDate("2026-05-01")];

describe("rates of tax", () => {
  const tax = { tdsBp: 200, tdsChanges: [april, may].map((from, n) => ({ from, tdsBp: 300 + n })) };

  it.each([
    ["2026-04-09", 200],
    ["2026-04-10", 300],
    ["2026-04-30", 300],
    ["2026-05-01", 301],
  ])("NA-03 SET-02 the tourism tax of the night of %s is the one valid then", (night, tds) => {
    expect(tdsOn(tax, calendarDate(night))).toBe(tds);
  });

  it("NA-03 an older API's answer has one tax, or none", () => {
    expect(tdsOn({ tdsBp: 200 }, may)).toBe(200);
    expect(tdsOn({}, may)).toBe(0);
  });

  it("SET-02 the rates of a day are the last that began by then", () => {
    const rates: DatedTaxRates[] = [null, april, may].map((validFrom, n) => ({
      validFrom,
      tvaBp: n,
      tdsBp: 200,
      stayTaxCentimes: centimes(0),
    }));
    const tvaOn = (day: string) => taxRatesOn(rates, calendarDate(day))?.tvaBp;
    expect([tvaOn("2026-04-09"), tvaOn("2026-04-10"), tvaOn("2027-01-01")]).toEqual([0, 1, 2]);
  });

  it("SET-02 rates begin on the business date or later, never on a closed day", () => {
    expect(taxDayVerdict(april, april).allowed).toBe(true);
    expect(taxDayVerdict(april, may)).toMatchObject({
      code: "taxes.day-closed",
      params: [{ businessDate: may }],
    });
  });

  it.each([
    [1, 10_000],
    [2, 20_000],
    [3, 30_000],
    [4, 50_000],
    [5, 60_000],
    [6, undefined],
  ])("SET-02 the law's stay tax for %i stars", (stars, tax) => {
    expect(lawfulStayTax(stars)).toBe(tax);
  });
});
