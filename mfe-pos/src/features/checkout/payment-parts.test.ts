import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { centimes, ZERO } from "@funduq/shared-types/values/centimes";
import { describe, expect, it } from "vitest";
import { changeOf, leftToPay, nextShare, suggestedCash } from "./payment-parts.ts";

const cash = (amount: number, tendered: number | null = null, tip = 0): NewPayment => ({
  method: "Cash",
  amountCentimes: centimes(amount),
  tipCentimes: centimes(tip),
  tenderedCentimes: tendered === null ? null : centimes(tendered),
});

describe("the parts of a payment", () => {
  it("POS-10 leave what was not paid yet", () => {
    expect(leftToPay(centimes(100_000), [cash(33_334)])).toBe(66_666);
    expect(leftToPay(centimes(10_000), [cash(20_000)])).toBe(-10_000);
  });

  it("POS-10 are even shares that add up to the centime", () => {
    const total = centimes(100_000);
    const parts: NewPayment[] = [];
    for (let person = 0; person < 3; person += 1)
      parts.push(cash(nextShare(leftToPay(total, parts), 3, parts.length)));
    expect(parts.map(({ amountCentimes }) => amountCentimes)).toEqual([33_334, 33_333, 33_333]);
    expect(leftToPay(total, parts)).toBe(0);
  });

  it("are all that is left once more have paid than were counted", () => {
    expect(nextShare(centimes(500), 2, 2)).toBe(500);
    expect(nextShare(ZERO, 1, 0)).toBe(0);
  });
});

describe("cash", () => {
  it("POS-04 is suggested as the guest would hand it over", () => {
    expect(suggestedCash(centimes(124_000))).toEqual([140_000, 150_000, 200_000]);
    expect(suggestedCash(centimes(30_000))).toEqual([40_000, 50_000, 100_000]);
    expect(suggestedCash(centimes(200_000))).toEqual([]);
  });

  it("POS-04 gives back what is more than amount and tip", () => {
    expect(changeOf([cash(124_000, 200_000, 6_000), cash(50_000)])).toBe(70_000);
  });
});
