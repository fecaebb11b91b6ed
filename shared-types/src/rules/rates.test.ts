import { describe, expect, it } from "vitest";
import { centimes, ZERO } from "../values/money.ts";
import { rateOffers, rateVerdict } from "./rates.ts";

const known = {
  publicRate: centimes(950_000),
  companyRates: [centimes(700_000), centimes(800_000), ZERO, ZERO],
  baseRate: centimes(850_000),
};

describe("the rates offered", () => {
  it("BK-03 are the public one, the company's, the base rate and the default of 0", () => {
    expect(rateOffers(known)).toEqual([
      { plan: "public", rateCentimes: 950_000 },
      { plan: "company-1", rateCentimes: 700_000 },
      { plan: "company-2", rateCentimes: 800_000 },
      { plan: "base", rateCentimes: 850_000 },
      { plan: "default", rateCentimes: 0 },
    ]);
  });

  it("BK-03 are only the default where the hotel has set nothing", () => {
    expect(rateOffers({})).toEqual([{ plan: "default", rateCentimes: 0 }]);
  });
});

describe("the rate of a booking", () => {
  it.each([
    ["the offered one", "public", 950_000, undefined],
    ["zero", "default", 0, "booking.rate-missing"],
    ["one that changed meanwhile", "public", 900_000, "booking.rate-changed"],
    ["a plan that is not offered", "company-3", 900_000, "booking.rate-changed"],
  ] as const)("BK-02 %s", (_, ratePlan, rate, code) => {
    const verdict = rateVerdict({ ratePlan, rateCentimes: centimes(rate) }, rateOffers(known));
    expect(verdict.allowed ? undefined : verdict.code).toBe(code);
  });
});
