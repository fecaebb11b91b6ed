import type {
  InvoiceLine,
  LineAmount,
  SavedInvoiceLine,
  StandingStay,
} from "../contracts/invoice.ts";
import type { PostingId } from "../values/ids.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { apportion } from "./apportion.ts";
import { includedTva } from "./included-tax.ts";

export type LineAmounts = Pick<InvoiceLine, "amountCentimes" | "tvaCentimes" | "stayTaxCentimes">;

/** A line of an invoice with what credit notes took of it. */
export type CreditableLine = LineAmounts &
  Pick<SavedInvoiceLine, "credited" | "debtorId" | "guestName" | "position" | "tvaBp">;

/** What of a line no credit note has taken back. */
export function leftOf(line: Pick<CreditableLine, "credited" | keyof LineAmounts>): LineAmounts {
  const { credited } = line;
  return {
    amountCentimes: centimes(line.amountCentimes - credited.amountCentimes),
    tvaCentimes: centimes(line.tvaCentimes - credited.tvaCentimes),
    stayTaxCentimes: centimes(line.stayTaxCentimes - credited.stayTaxCentimes),
  };
}

export const totalOf = (amounts: LineAmounts) =>
  amounts.amountCentimes + amounts.tvaCentimes + amounts.stayTaxCentimes;

/** The most that can be credited of the price with TVA of a line: nothing of one that takes off the invoice. */
export function priceLeftOf(line: CreditableLine): Centimes {
  const { amountCentimes, tvaCentimes } = leftOf(line);
  return centimes(Math.max(0, amountCentimes + tvaCentimes));
}

/**
 * An amount with TVA of a line as a credit note has it: TVA is taken out at the rate of the line, rounded once. What is
 * left of the line bounds both parts, so the credit note that takes the last of it leaves no centime of either.
 */
export function creditedOf(
  line: CreditableLine,
  { amountCentimes, stayTaxCentimes }: Omit<LineAmount, "position">,
): LineAmounts {
  const left = leftOf(line);
  const tva = Math.max(
    amountCentimes - left.amountCentimes,
    Math.min(left.tvaCentimes, includedTva(amountCentimes, line.tvaBp)),
  );
  return {
    amountCentimes: centimes(amountCentimes - tva),
    tvaCentimes: centimes(tva),
    stayTaxCentimes,
  };
}

type CreditedStays = {
  lines: readonly CreditableLine[];
  standingStays: readonly StandingStay[];
};

/** The lines of a stay, what is to pay of it, and what of that can be credited of prices. */
type StayOfInvoice = {
  lines: readonly CreditableLine[];
  dueCentimes: number;
  priceCentimes: number;
};

/** The stays of an invoice. Lines of former releases name none: they are taken as one, of which nothing was paid before. */
export function staysOf({ lines, standingStays }: CreditedStays): StayOfInvoice[] {
  const prepaid = new Map<PostingId | null, number>(
    standingStays.map(({ debtorId, prepaidCentimes }) => [debtorId, prepaidCentimes]),
  );
  return [...Map.groupBy(lines, ({ debtorId }) => debtorId)].map(([debtorId, own]) => {
    const dueCentimes =
      sum(own.map((line) => totalOf(leftOf(line)))) - (prepaid.get(debtorId) ?? 0);
    const prices = sum(own.map(priceLeftOf));
    return { lines: own, dueCentimes, priceCentimes: Math.max(0, Math.min(prices, dueCentimes)) };
  });
}

/** The most that can be credited of the prices of an invoice, with TVA, whatever a payment settled. */
export const spreadLimit = (invoice: CreditedStays): Centimes =>
  centimes(sum(staysOf(invoice).map(({ priceCentimes }) => priceCentimes)));

/**
 * Spreads an amount over the stays of an invoice, then over the lines of each, in proportion to what can be credited of
 * them: so each rate of TVA bears its share. Stay tax is not reduced. The amount is at most `spreadLimit`.
 */
export function spreadAmount(invoice: CreditedStays, amount: Centimes): LineAmount[] {
  const stays = staysOf(invoice);
  const shares = apportion(
    amount,
    stays.map(({ priceCentimes }) => priceCentimes),
  );
  return stays.flatMap(({ lines: own }, index) => {
    const parts = apportion(shares[index] ?? 0, own.map(priceLeftOf));
    return own.flatMap(({ position }, place) => {
      const amountCentimes = centimes(parts[place] ?? 0);
      return amountCentimes > 0 ? [{ position, amountCentimes, stayTaxCentimes: ZERO }] : [];
    });
  });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
