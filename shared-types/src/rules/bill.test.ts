import { describe, expect, it } from "vitest";
import { randomFrom } from "../testing/random-from.ts";
import { centimes } from "../values/money.ts";
import { billAmounts, evenShares, spread } from "./bill.ts";

const line = (dinars: number, quantity = 1, discountBp = 0) => ({
  priceCentimes: centimes(dinars * 100),
  quantity,
  discountBp,
});
const noShare = { discountBp: 0, discountCentimes: centimes(0) };

describe("what a bill comes to", () => {
  it("POS-02 is price times quantity, line by line", () => {
    const amounts = billAmounts([line(1800, 2), line(150, 3)]);
    expect(amounts.netCentimes).toBe(405_000);
    expect(amounts.lines.map(({ netCentimes }) => netCentimes)).toEqual([360_000, 45_000]);
  });

  it("POS-11 takes the lines' own discounts off first, then the bill's", () => {
    // 1.000 − 50 % = 500, and 500: 1.000. Less 10 %: 900, of which each line bears 50.
    const amounts = billAmounts([line(1000, 1, 5000), line(500)], { ...noShare, discountBp: 1000 });
    expect(amounts).toMatchObject({
      grossCentimes: 150_000,
      discountCentimes: 60_000,
      netCentimes: 90_000,
    });
    expect(amounts.lines.map(({ netCentimes }) => netCentimes)).toEqual([45_000, 45_000]);
  });

  it("POS-11 spreads an amount to the centime", () => {
    const amounts = billAmounts([line(100), line(100), line(100)], {
      ...noShare,
      discountCentimes: centimes(10_000),
    });
    expect(amounts.netCentimes).toBe(20_000);
    expect(amounts.lines.map(({ discountCentimes }) => discountCentimes)).toEqual([
      3334, 3333, 3333,
    ]);
  });

  it("POS-11 is never below zero", () => {
    const amounts = billAmounts([line(100), line(50)], {
      ...noShare,
      discountCentimes: centimes(999_999),
    });
    expect(amounts.netCentimes).toBe(0);
    expect(amounts.lines.every(({ netCentimes }) => netCentimes === 0)).toBe(true);
  });

  it("is nothing without lines", () => {
    expect(billAmounts([], { ...noShare, discountCentimes: centimes(500) }).netCentimes).toBe(0);
  });

  it("POS-11 lines add up to the bill, and none is below zero, whatever the discounts", () => {
    const random = randomFrom(7);
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: 1 + random(12) }, () => ({
        priceCentimes: centimes(random(500_000)),
        quantity: 1 + random(9),
        discountBp: random(3) === 0 ? random(10_001) : 0,
      }));
      const discount =
        random(2) === 0
          ? { ...noShare, discountBp: random(10_001) }
          : { ...noShare, discountCentimes: centimes(random(3_000_000)) };
      const { lines: amounts, ...bill } = billAmounts(lines, discount);
      const sum = amounts.reduce((total, { netCentimes }) => total + netCentimes, 0);
      expect(sum).toBe(bill.netCentimes);
      expect(bill.grossCentimes - bill.discountCentimes).toBe(bill.netCentimes);
      expect(amounts.every(({ netCentimes }) => netCentimes >= 0)).toBe(true);
    }
  });
});

describe("shares", () => {
  it("POS-10 an even split gives the first ones a dinar more, and the last one the centimes", () => {
    expect(evenShares(centimes(100_000), 3)).toEqual([33_400, 33_300, 33_300]);
    expect(evenShares(centimes(62_404), 2)).toEqual([31_200, 31_204]);
    expect(evenShares(centimes(204), 4)).toEqual([100, 100, 0, 4]);
  });

  it("POS-10 an even split of any amount adds up to it, in whole dinars but for the last one, no two of them over a dinar apart", () => {
    const random = randomFrom(11);
    for (let round = 0; round < 1_000; round += 1) {
      const amount = centimes(random(2_000_000));
      const count = 1 + random(30);
      const shares = evenShares(amount, count);
      expect(shares).toHaveLength(count);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect(shares.slice(0, -1).filter((share) => share % 100 !== 0)).toEqual([]);
      const dinars = shares.map((share) => Math.floor(share / 100));
      expect(Math.max(...dinars) - Math.min(...dinars)).toBeLessThanOrEqual(1);
    }
  });

  it("the largest remainder comes first", () => {
    expect(spread(centimes(10), [centimes(1), centimes(5), centimes(3)])).toEqual([1, 6, 3]);
  });
});
