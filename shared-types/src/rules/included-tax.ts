import type { PostingItem } from "../contracts/folio.ts";
import type { TaxRates, TaxSummary, TaxTreatment } from "../contracts/tax.ts";
import { centimes, ZERO } from "../values/centimes.ts";
import type { Centimes } from "../values/money.ts";
import { treatmentOf } from "./tax.ts";

/** The taxes that the amount of a line contains, as they were when it was posted; missing or 0 is none. */
export type IncludedTaxes = {
  /** The rate of TVA in basis points. */
  tvaBp?: number | undefined;
  stayTaxCentimes?: Centimes | undefined;
};

/** The TVA that a price contains: price − price ÷ (1 + rate), rounded half away from zero to the centime. */
export function includedTva(price: Centimes, tvaBp: number): Centimes {
  return fraction(price, tvaBp, 10_000 + tvaBp);
}

/** The TVA that comes on top of a price, rounded half away from zero to the centime. */
export function addedTva(price: Centimes, tvaBp: number): Centimes {
  return fraction(price, tvaBp, 10_000);
}

/** The stay tax of one night: each adult pays the hotel's amount per person and night. */
export function nightStayTax(adults: number, perPersonCentimes: Centimes): Centimes {
  return centimes(adults * perPersonCentimes);
}

/** A charge before it is posted; `adults` is how many slept in the room that night. */
type NewCharge = { item: PostingItem; amountCentimes: Centimes; adults?: number };

/**
 * The taxes that a charge contains by the rates of its day. The stay tax is in the price of the room, at most all of it;
 * TVA is in every price. The tourism tax is a tax and contains none; lines of TVA and of stay tax are nothing else.
 */
export function taxesIn(
  { item, amountCentimes, adults = 0 }: NewCharge,
  rates: TaxRates | undefined,
): Required<IncludedTaxes> {
  if (!rates || item === "tourism-tax") return { tvaBp: 0, stayTaxCentimes: ZERO };
  if (item === "tva") return { tvaBp: rates.tvaBp, stayTaxCentimes: ZERO };
  if (item === "stay-tax") return { tvaBp: 0, stayTaxCentimes: amountCentimes };
  const stayTax =
    item === "room" && isIncluded(rates.stayTaxTreatment)
      ? nightStayTax(adults, rates.stayTaxCentimes)
      : ZERO;
  return {
    tvaBp: isIncluded(rates.tvaTreatment) ? rates.tvaBp : 0,
    stayTaxCentimes: centimes(Math.min(stayTax, amountCentimes)),
  };
}

function isIncluded(treatment: TaxTreatment | undefined): boolean {
  return treatmentOf(treatment) === "included";
}

type TaxedAmount = IncludedTaxes & {
  amountCentimes: Centimes;
  item?: PostingItem | null | undefined;
};

/** An amount without the taxes that it contains. The stay tax bears no TVA: it is taken off first. */
export function splitIncluded({
  item,
  amountCentimes,
  tvaBp = 0,
  stayTaxCentimes = ZERO,
}: TaxedAmount): {
  netCentimes: Centimes;
  tvaCentimes: Centimes;
  stayTaxCentimes: Centimes;
} {
  if (item === "tva") return { netCentimes: ZERO, tvaCentimes: amountCentimes, stayTaxCentimes };
  const taxed = centimes(amountCentimes - stayTaxCentimes);
  const tvaCentimes = includedTva(taxed, tvaBp);
  return { netCentimes: centimes(taxed - tvaCentimes), tvaCentimes, stayTaxCentimes };
}

type TaxedLine = TaxedAmount & {
  reversesPostingId: string | null;
  taxedCentimes?: Centimes | null | undefined;
};

/**
 * The taxes that lines contain or are, rounded line by line. A reversal takes off what its line contained. What a line of
 * TVA was added to is its net amount.
 */
export function includedTaxes(lines: readonly TaxedLine[]): TaxSummary {
  const byRate = new Map<number, TaxSummary["tva"][number]>();
  let stayTax = 0;
  for (const line of lines) {
    const sign = line.reversesPostingId === null ? 1 : -1;
    const { netCentimes, tvaCentimes, stayTaxCentimes } = splitIncluded(line);
    stayTax += sign * stayTaxCentimes;
    const { tvaBp = 0 } = line;
    if (tvaBp === 0) continue;
    const sum = byRate.get(tvaBp) ?? { tvaBp, netCentimes: ZERO, tvaCentimes: ZERO };
    byRate.set(tvaBp, {
      tvaBp,
      netCentimes: centimes(sum.netCentimes + sign * (line.taxedCentimes ?? netCentimes)),
      tvaCentimes: centimes(sum.tvaCentimes + sign * tvaCentimes),
    });
  }
  const tva = [...byRate.values()].sort((one, other) => one.tvaBp - other.tvaBp);
  return { tva, stayTaxCentimes: centimes(stayTax) };
}

/**
 * The stay tax in the two halves of a split line, by their amounts: that of the part is rounded half away from zero, the
 * rest has what is left.
 */
export function splitStayTax(
  { amountCentimes, stayTaxCentimes = ZERO }: TaxedAmount,
  part: Centimes,
): { part: Centimes; rest: Centimes } {
  return splitTax(stayTaxCentimes, { part, of: amountCentimes });
}

/** A tax in the two halves of what it is on, in the same way: together they stay the tax. */
export function splitTax(
  taxCentimes: Centimes,
  { part, of }: { part: Centimes; of: Centimes },
): { part: Centimes; rest: Centimes } {
  const ofPart = fraction(taxCentimes, part, of);
  return { part: ofPart, rest: centimes(taxCentimes - ofPart) };
}

/** `amount × numerator ÷ denominator`, half away from zero; in BigInt, as the product may exceed a safe integer. */
function fraction(amount: Centimes, numerator: number, denominator: number): Centimes {
  const by = BigInt(denominator);
  const product = BigInt(Math.abs(amount)) * BigInt(numerator);
  const quotient = Number((2n * product + by) / (2n * by));
  return centimes(amount < 0 ? -quotient : quotient);
}
