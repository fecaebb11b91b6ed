import { describe, expect, it } from "vitest";
import type { TaxRates } from "../contracts/tax.ts";
import { centimes } from "../values/money.ts";
import { addedTva } from "./included-tax.ts";
import { chargesOfMenuPrice, type MenuCharge, tvaInMenuPrice } from "./menu-price.ts";

const rates = (tvaTreatment: "invoice" | "included" | "added", tvaBp = 900): TaxRates => ({
  tvaBp,
  tdsBp: 0,
  stayTaxCentimes: centimes(0),
  tvaTreatment,
  stayTaxTreatment: "invoice",
});
const plain = (charges: MenuCharge[]) =>
  charges.map(({ amountCentimes, tvaCentimes }) => [amountCentimes, tvaCentimes]);
const charged = (price: number, at: TaxRates | undefined) =>
  plain(chargesOfMenuPrice(centimes(price), at));

describe("POS-04 a menu's price on a folio", () => {
  it("is one charge where folios add no TVA", () => {
    expect(charged(109_000, rates("included"))).toEqual([[109_000, 0]]);
    expect(charged(109_000, rates("invoice"))).toEqual([[109_000, 0]]);
    expect(charged(109_000, undefined)).toEqual([[109_000, 0]]);
  });

  it("contains the hotel's rate of TVA, on a folio that shows no other taxes, too", () => {
    expect(
      ["invoice", "included", "added"].map((each) => tvaInMenuPrice(rates(each as "added"))),
    ).toEqual([900, 900, 0]);
    const { tvaTreatment: _, ...ofFormerRelease } = rates("invoice");
    expect([tvaInMenuPrice(ofFormerRelease), tvaInMenuPrice(undefined)]).toEqual([900, 0]);
  });

  it("is divided into a charge and its TVA where folios add it, so that the guest pays TVA once", () => {
    expect(charged(109_000, rates("added"))).toEqual([[100_000, 9_000]]);
    expect(charged(119_000, rates("added", 1_900))).toEqual([[100_000, 19_000]]);
    expect(charged(100_000, rates("added", 0))).toEqual([[100_000, 0]]);
    expect(charged(1, rates("added"))).toEqual([[1, 0]]);
  });

  it("is two charges where no amount comes to it with its TVA", () => {
    // 137,61 + 12,38 = 149,99 and 137,62 + 12,39 = 150,01.
    expect(addedTva(centimes(13_761), 900)).toBe(1_238);
    expect(addedTva(centimes(13_762), 900)).toBe(1_239);
    expect(charged(15_000, rates("added"))).toEqual([
      [6_881, 619],
      [6_881, 619],
    ]);
  });

  it.each([900, 1_900, 1, 4_999])(
    "comes to the price to the centime at %i basis points",
    (tvaBp) => {
      const wrong: number[] = [];
      for (let price = 1; price < 30_000; price += 1) {
        const charges = chargesOfMenuPrice(centimes(price), rates("added", tvaBp));
        const sum = charges.reduce((all, { amountCentimes: a, tvaCentimes: t }) => all + a + t, 0);
        const isTaxed = charges.every(
          (each) => each.tvaCentimes === addedTva(each.amountCentimes, tvaBp),
        );
        if (sum !== price || !isTaxed) wrong.push(price);
      }
      expect(wrong).toEqual([]);
    },
  );
});
