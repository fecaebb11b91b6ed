import type { DocumentPaymentMethod, InvoiceTotals } from "../contracts/invoice.ts";
import type { DatedTaxRates } from "../contracts/tax.ts";
import type { PostingId } from "../values/ids.ts";
import { type Centimes, centimes } from "../values/money.ts";
import {
  type BilledFolio,
  type BilledLine,
  type BilledPosting,
  invoiceTotals,
  linesOf,
  lineTotal,
  withoutReversals,
} from "./invoice.ts";
import { stampDuty } from "./stamp-duty.ts";

/** What an invoice of a folio is made of. */
export type FolioToBill = {
  /** The guest's folio; or a group's account and the folios that it took over. */
  folios: readonly (BilledFolio & { postings: readonly (BilledPosting & Paid)[] })[];
  /** What invoices of this folio bill already. */
  billedIds: readonly PostingId[];
  /** Their totals without stamp duty, which the first payments settle. */
  billedCentimes: Centimes;
  /** What of these totals bears their stamp duty: what was paid in cash, and what was still to be paid in cash. */
  dutiedCentimes: Centimes;
};

type Paid = { method: string | null };

export type FolioBill = {
  lines: BilledLine[];
  /** The charges that the lines bill. */
  postingIds: PostingId[];
  totals: InvoiceTotals;
  /** What of the total was paid before in cash. */
  prepaidCashCentimes: Centimes;
};

/**
 * The invoice of the charges of a folio that none bills yet (ADR 0043). It comes to what the folio says. What payments leave of
 * the invoices before is paid of this one, in cash as far as no duty was collected of the cash yet. The stamp duty is that
 * of what is paid in cash, before or now; it is collected beside the folio.
 */
export function billFolio(
  { folios, billedIds, billedCentimes, dutiedCentimes }: FolioToBill,
  { rates, method }: { rates: readonly DatedTaxRates[]; method: DocumentPaymentMethod },
): FolioBill {
  const billed = new Set(billedIds);
  const standing = folios.map(({ postings }) => withoutReversals(postings));
  const open = standing.map((postings) =>
    postings.filter(({ id, kind }) => kind === "charge" && !billed.has(id)),
  );
  const lines = folios.flatMap((folio, index) =>
    linesOf(folio, open[index] ?? [], { rates, unposted: "in-price" }),
  );
  const total = lines.reduce((sum, line) => sum + lineTotal(line), 0);
  const payments = standing.flat().filter(({ kind }) => kind === "payment");
  const inCash = payments.filter((payment) => payment.method === "Cash");
  const prepaid = within(total, sumOf(payments) - billedCentimes);
  const prepaidCash = within(prepaid, sumOf(inCash) - dutiedCentimes);
  const cash = prepaidCash + (method === "Cash" ? total - prepaid : 0);
  return {
    lines,
    postingIds: open.flat().map(({ id }) => id),
    totals: invoiceTotals(lines, {
      prepaidCentimes: centimes(prepaid),
      stampDutyCentimes: stampDuty(centimes(cash)),
    }),
    prepaidCashCentimes: centimes(prepaidCash),
  };
}

/** Whether a folio still comes to what a group took over. */
export function isAsTakenOver(
  { postings }: Pick<BilledFolio, "postings">,
  transferredCentimes: Centimes,
): boolean {
  const owed = postings
    .filter(({ kind }) => kind !== "transfer")
    .reduce((sum, { signedCentimes }) => sum + signedCentimes, 0);
  return owed === transferredCentimes;
}

const sumOf = (payments: readonly BilledPosting[]) =>
  payments.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0);

const within = (most: number, amount: number) => Math.min(most, Math.max(0, amount));
