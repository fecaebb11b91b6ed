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
  /** Their totals without stamp duty: the first payments are theirs. */
  billedCentimes: Centimes;
};

type Paid = { method: string | null };

export type FolioBill = {
  lines: BilledLine[];
  /** The charges that the lines bill. */
  postingIds: PostingId[];
  totals: InvoiceTotals;
};

/**
 * The invoice of the charges of a folio that none bills yet (ADR 0043). It comes to what the folio says. Payments settle
 * the invoices of a folio in the order of both. The stamp duty is that of what is paid in cash, before or now; it is
 * collected beside the folio.
 */
export function billFolio(
  { folios, billedIds, billedCentimes }: FolioToBill,
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
  const paid = paidOf(payments, { after: billedCentimes, upTo: total });
  const cash = paid.cash + (method === "Cash" ? total - paid.total : 0);
  return {
    lines,
    postingIds: open.flat().map(({ id }) => id),
    totals: invoiceTotals(lines, {
      prepaidCentimes: centimes(paid.total),
      stampDutyCentimes: stampDuty(centimes(cash)),
    }),
  };
}

/** Whether a folio still comes to what a group took over: nothing was posted on it since. */
export function isAsTakenOver(
  { postings }: Pick<BilledFolio, "postings">,
  transferredCentimes: Centimes,
): boolean {
  const owed = postings
    .filter(({ kind }) => kind !== "transfer")
    .reduce((sum, { signedCentimes }) => sum + signedCentimes, 0);
  return owed === transferredCentimes;
}

/** How much of payments, one after another, pays what comes `after` an amount, and how much of that in cash. */
function paidOf(
  payments: readonly (BilledPosting & Paid)[],
  { after, upTo }: { after: number; upTo: number },
): { total: number; cash: number } {
  let sum = 0;
  const paid = { total: 0, cash: 0 };
  for (const { amountCentimes, method } of payments) {
    const from = Math.max(sum, after);
    sum += amountCentimes;
    const part = Math.max(0, Math.min(sum, after + upTo) - from);
    paid.total += part;
    if (method === "Cash") paid.cash += part;
  }
  return paid;
}
