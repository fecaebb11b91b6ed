import type { Sale } from "../contracts/pos-sale.ts";
import { centimes } from "../values/centimes.ts";
import type { Centimes } from "../values/money.ts";
import { includedTva } from "./included-tax.ts";

/** What goes back to the guests of the cash that they handed over. */
export function changeOfSale({ payments }: Pick<Sale, "payments">): Centimes {
  const change = payments.map(({ amountCentimes, tipCentimes, tenderedCentimes }) =>
    tenderedCentimes === null ? 0 : tenderedCentimes - amountCentimes - tipCentimes,
  );
  return centimes(change.reduce((sum, part) => sum + part, 0));
}

export type IncludedRate = { tvaBp: number; netCentimes: number; tvaCentimes: number };

/** The TVA that the lines contain, by rate, the lowest first; rounded line by line, as the reports do. */
export function tvaOfSale({ lines }: Pick<Sale, "lines">): IncludedRate[] {
  const byRate = new Map<number, IncludedRate>();
  for (const { tvaBp, priceCentimes, quantity, discountCentimes } of lines) {
    if (tvaBp === 0) continue;
    const amount = centimes(priceCentimes * quantity - discountCentimes);
    const tva = includedTva(amount, tvaBp);
    const rate = byRate.get(tvaBp) ?? { tvaBp, netCentimes: 0, tvaCentimes: 0 };
    rate.netCentimes += amount - tva;
    rate.tvaCentimes += tva;
    byRate.set(tvaBp, rate);
  }
  return [...byRate.values()].sort((a, b) => a.tvaBp - b.tvaBp);
}
