import { describe, expect, it } from "vitest";
import { centimes } from "../values/money.ts";
import { rateSharesOf } from "./paid-rates.ts";

const shares = (lines: readonly [tvaBp: number, net: number][], payments: readonly number[]) =>
  rateSharesOf(
    lines.map(([tvaBp, net]) => ({ tvaBp, netCentimes: centimes(net) })),
    payments.map((amount) => ({ amountCentimes: centimes(amount) })),
  ).map((of) => of.map(({ tvaBp, amountCentimes }) => [tvaBp, amountCentimes]));

describe("POS-04 what a payment pays at which rate of TVA", () => {
  it("is its share of each rate's lines, the lowest rate first", () => {
    const lines: [number, number][] = [
      [1_900, 30_000],
      [900, 50_000],
      [1_900, 20_000],
      [0, 5_000],
    ];
    expect(shares(lines, [105_000])).toEqual([
      [
        [0, 5_000],
        [900, 50_000],
        [1_900, 50_000],
      ],
    ]);
  });

  it("begins where the payment before ended", () => {
    const lines: [number, number][] = [
      [900, 40_000],
      [1_900, 30_000],
    ];
    expect(shares(lines, [25_000, 20_000, 25_000])).toEqual([
      [[900, 25_000]],
      [
        [900, 15_000],
        [1_900, 5_000],
      ],
      [[1_900, 25_000]],
    ]);
  });

  it("has no share of a line that costs nothing", () => {
    const lines: [number, number][] = [
      [1_900, 0],
      [900, 100],
    ];
    expect(shares(lines, [100])).toEqual([[[900, 100]]]);
    expect(shares([[900, 0]], [])).toEqual([]);
  });
});
