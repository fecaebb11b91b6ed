import { describe, expect, it } from "vitest";
import { centimes } from "../values/money.ts";
import {
  addedTva,
  includedTaxes,
  includedTva,
  nightStayTax,
  splitIncluded,
  splitStayTax,
} from "./included-tax.ts";

/** A line of this many centimes. */
const line = (
  amount: number,
  tvaBp: number,
  stayTax = 0,
  reversesPostingId: string | null = null,
) => ({
  amountCentimes: centimes(amount),
  tvaBp,
  stayTaxCentimes: centimes(stayTax),
  reversesPostingId,
});

describe("taxes in a price", () => {
  // 7 200,00 ÷ 1,09 = 6 605,5046; 0,06 ÷ 1,09 = 0,0550; 0,01 × 9 ÷ 109 = 0,0008; 119,00 ÷ 1,19 = 100,00.
  it.each([
    [720_000, 900, 59_450],
    [109_000, 900, 9_000],
    [11_900, 1_900, 1_900],
    [6, 900, 0],
    [7, 900, 1],
    [-720_000, 900, -59_450],
    [-7, 900, -1],
    [720_000, 0, 0],
  ])("INV-06 %i centimes with TVA at %i bp contain %i", (price, tvaBp, tva) => {
    expect(includedTva(centimes(price), tvaBp)).toBe(tva);
  });

  // Exactly half a centime is rounded away from zero: 1,00 × 0,5 % = 0,005; 0,03 contains a third at 50 %.
  it.each([
    [720_000, 900, 64_800],
    [100, 50, 1],
    [-100, 50, -1],
    [99, 50, 0],
  ])("INV-06 to %i centimes TVA at %i bp adds %i", (price, tvaBp, tva) => {
    expect(addedTva(centimes(price), tvaBp)).toBe(tva);
  });

  it("INV-06 the largest amount is computed without losing a centime", () => {
    expect(includedTva(centimes(10_000_000_000), 900)).toBe(825_688_073);
  });

  it("INV-06 two adults pay 2 × 500 DA a night", () => {
    expect(nightStayTax(2, centimes(50_000))).toBe(100_000);
  });

  it("INV-06 the stay tax in a price bears no TVA: 7.200 is 1.000 + 5.688,07 + 511,93", () => {
    expect(splitIncluded(line(720_000, 900, 100_000))).toEqual({
      netCentimes: 568_807,
      tvaCentimes: 51_193,
      stayTaxCentimes: 100_000,
    });
  });
});

describe("taxes in the lines of a folio", () => {
  it("FOL-02 are summed by rate, line by line, and a reversal takes off what its line contained", () => {
    const lines = [
      line(720_000, 900, 100_000),
      line(720_000, 900, 100_000),
      line(11_900, 1_900),
      line(14_400, 0),
      line(720_000, 900, 100_000, "the second night"),
    ];
    expect(includedTaxes(lines)).toEqual({
      tva: [
        { tvaBp: 900, netCentimes: 568_807, tvaCentimes: 51_193 },
        { tvaBp: 1_900, netCentimes: 10_000, tvaCentimes: 1_900 },
      ],
      stayTaxCentimes: 100_000,
    });
  });

  it("FOL-02 a folio with lines of an older API contains nothing", () => {
    const older = { amountCentimes: centimes(720_000), reversesPostingId: null };
    expect(includedTaxes([older])).toEqual({ tva: [], stayTaxCentimes: 0 });
  });

  it("FOL-02 the halves of a split line have its stay tax together, to the centime", () => {
    expect(splitStayTax(line(720_000, 900, 100_000), centimes(240_000))).toEqual({
      part: 33_333,
      rest: 66_667,
    });
    expect(splitStayTax(line(720_000, 900), centimes(1))).toEqual({ part: 0, rest: 0 });
  });
});
