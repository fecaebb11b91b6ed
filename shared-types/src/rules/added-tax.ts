import type { Posting, PostingItem } from "../contracts/folio.ts";
import type { AddedTaxes, TaxRates } from "../contracts/tax.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { basisPointsOf, type Centimes, centimes, sumCentimes, ZERO } from "../values/money.ts";
import { addedTva, nightStayTax } from "./included-tax.ts";
import { type NightTaxes, taxRatesOn, tdsOn, treatmentOf } from "./tax.ts";

/** The taxes are no price: none bears TVA. */
const untaxedItems: readonly PostingItem[] = ["tva", "tourism-tax", "stay-tax"];

/** The TVA that is added to a charge as a line of its own, by the rates of its day: zero where the hotel adds none. */
export function tvaOnTop(
  { item, amountCentimes }: { item: PostingItem | null; amountCentimes: Centimes },
  rates: TaxRates | undefined,
): Centimes {
  if (!rates || item === null || untaxedItems.includes(item)) return ZERO;
  return treatmentOf(rates.tvaTreatment) === "added" ? addedTva(amountCentimes, rates.tvaBp) : ZERO;
}

/** The stay tax of a night that is a line of its own: zero where the hotel adds none. */
export function stayTaxOnTop(adults: number, rates: TaxRates | undefined): Centimes {
  if (!rates || treatmentOf(rates.stayTaxTreatment) !== "added") return ZERO;
  return nightStayTax(adults, rates.stayTaxCentimes);
}

type TaxLine = Pick<Posting, "taxesPostingId" | "reversesPostingId" | "reversedByPostingId">;

/** The line of TVA that was added to a charge and stands: it is moved, split and reversed with it. */
export function tvaAddedTo<L extends TaxLine>(
  lines: readonly L[],
  { id }: Pick<Posting, "id">,
): L | undefined {
  return lines.find(
    ({ taxesPostingId, reversesPostingId, reversedByPostingId }) =>
      taxesPostingId === id && reversesPostingId === null && reversedByPostingId === null,
  );
}

/** A night as far as its taxes depend on it. */
export type TaxedNight = { night: CalendarDate; priceCentimes: Centimes; adults: number };

/** The taxes that a night is charged with beside its price, each rounded to the centime. */
export function taxesOnTop(
  { night, priceCentimes, adults }: TaxedNight,
  tax: NightTaxes,
): AddedTaxes {
  const rates = taxRatesOn(tax.taxRates, night);
  return {
    tdsCentimes: basisPointsOf(priceCentimes, tdsOn(tax, night)),
    tvaCentimes: tvaOnTop({ item: "room", amountCentimes: priceCentimes }, rates),
    stayTaxCentimes: stayTaxOnTop(adults, rates),
  };
}

/** The taxes of nights, each kind together. */
export function sumOfTaxes(nights: readonly AddedTaxes[]): AddedTaxes {
  const sumOf = (tax: keyof AddedTaxes) => sumCentimes(nights.map((night) => night[tax]));
  return {
    tdsCentimes: sumOf("tdsCentimes"),
    tvaCentimes: sumOf("tvaCentimes"),
    stayTaxCentimes: sumOf("stayTaxCentimes"),
  };
}

/** What taxes come to together. */
export function totalOfTaxes({ tdsCentimes, tvaCentimes, stayTaxCentimes }: AddedTaxes): Centimes {
  return centimes(tdsCentimes + tvaCentimes + stayTaxCentimes);
}
