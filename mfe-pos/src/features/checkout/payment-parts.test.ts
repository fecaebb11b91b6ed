import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { evenShares } from "@funduq/shared-types/rules/bill";
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

  /** What each of them pays, one after the other. */
  function paidBy(persons: number, total: number): NewPayment[] {
    const parts: NewPayment[] = [];
    for (let person = 0; person < persons; person += 1)
      parts.push(cash(nextShare(leftToPay(centimes(total), parts), persons, parts.length)));
    return parts;
  }
  const amountsOf = (parts: NewPayment[]) => parts.map(({ amountCentimes }) => amountCentimes);

  it("POS-10 are even shares in whole dinars, the last one the rest", () => {
    expect(amountsOf(paidBy(3, 100_000))).toEqual([33_400, 33_300, 33_300]);
    expect(amountsOf(paidBy(2, 62_404))).toEqual([31_200, 31_204]);
  });

  it("POS-10 are one after the other what an even split of the bill gives, and leave nothing", () => {
    for (let total = 9_000; total < 2_000_000; total += 9_973)
      for (const persons of [1, 2, 3, 7, 30]) {
        const parts = paidBy(persons, total);
        expect(amountsOf(parts)).toEqual(evenShares(centimes(total), persons));
        expect(leftToPay(centimes(total), parts)).toBe(0);
      }
  });

  it("POS-10 are never nothing while something is left, nor below nothing", () => {
    expect(nextShare(centimes(50), 2, 0)).toBe(50);
    expect(nextShare(centimes(200), 5, 0)).toBe(100);
    expect(nextShare(centimes(-300), 3, 1)).toBe(0);
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
