import type { TaxRates } from "../contracts/tax.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { tvaOnTop } from "./added-tax.ts";
import { includedTva } from "./included-tax.ts";
import { treatmentOf } from "./tax.ts";

/** A charge of a folio, and the TVA that is posted after it. */
export type MenuCharge = { amountCentimes: Centimes; tvaCentimes: Centimes };

/**
 * A menu's price, which contains TVA, as charges of a folio that come to exactly that price (POS-04). Where the hotel adds
 * TVA to folios, a charge is the price without it. One price in twelve has no such amount at 9 %: 137,61 DA and 12,38 DA of TVA
 * are 149,99 DA, 137,62 and 12,39 are 150,01. Such a price is posted in two charges, of about half each.
 */
export function chargesOfMenuPrice(price: Centimes, rates: TaxRates | undefined): MenuCharge[] {
  const whole: MenuCharge = { amountCentimes: price, tvaCentimes: ZERO };
  if (!rates || treatmentOf(rates.tvaTreatment) !== "added") return [whole];
  const charge = chargeOf(price, rates);
  if (charge) return [charge];
  for (let part = Math.floor(price / 2); part > 0; part -= 1) {
    const halves = [centimes(price - part), centimes(part)].map((half) => chargeOf(half, rates));
    const [one, other] = halves;
    if (one && other) return [one, other];
  }
  return [whole];
}

/**
 * The rate of TVA that the charge of a menu's price contains, wherever the hotel has its TVA: only where folios add it, the charge
 * is without.
 */
export function tvaInMenuPrice(rates: TaxRates | undefined): number {
  return !rates || treatmentOf(rates.tvaTreatment) === "added" ? 0 : rates.tvaBp;
}

/** The charge that comes to the price with its TVA; undefined where none does, to the centime. */
function chargeOf(price: Centimes, rates: TaxRates): MenuCharge | undefined {
  const near = price - includedTva(price, rates.tvaBp);
  return [near, near - 1, near + 1]
    .filter((amount) => amount > 0)
    .map((amount) => {
      const amountCentimes = centimes(amount);
      return {
        amountCentimes,
        tvaCentimes: tvaOnTop({ item: "restaurant", amountCentimes }, rates),
      };
    })
    .find(({ amountCentimes, tvaCentimes }) => amountCentimes + tvaCentimes === price);
}
