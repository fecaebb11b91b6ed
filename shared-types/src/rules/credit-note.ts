import type {
  CreditInvoice,
  DocumentPaymentMethod,
  InvoiceTotals,
  LineAmount,
  StandingStay,
} from "../contracts/invoice.ts";
import type { PostingId } from "../values/ids.ts";
import { type Centimes, centimes, sumCentimes } from "../values/money.ts";
import {
  type CreditableLine,
  creditedOf,
  type LineAmounts,
  leftOf,
  priceLeftOf,
  spreadAmount,
  spreadLimit,
  staysOf,
  totalOf,
} from "./credit-amount.ts";
import { invoiceStampDuty, invoiceTotals } from "./invoice.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** An invoice with what of it stands. */
export type CreditableInvoice<Line extends CreditableLine = CreditableLine> = {
  number: string;
  paymentMethod: DocumentPaymentMethod;
  /** What is neither paid nor credited. */
  openCentimes: Centimes;
  lines: readonly Line[];
  standingStays: readonly StandingStay[];
  /** The stamp duty that no credit note has taken back. */
  standingStampDutyCentimes: Centimes;
};

type WithoutRequest<Request> = Request extends unknown
  ? Omit<Request, "reason" | "grandTotalCentimes">
  : never;
/** What is to be credited of an invoice. */
export type CreditWish = WithoutRequest<CreditInvoice>;

/** A credit note as it would be issued now. */
export type DraftCreditNote<Line> = {
  verdict: Verdict;
  /** The lines of the invoice that it corrects, with what it takes of each. */
  lines: Line[];
  totals: InvoiceTotals;
  /** The stays that it returns to the debtors. */
  stays: StandingStay[];
};

/**
 * The credit note over stays, or over an amount that returns none (INV-16, ADR 0040). Screen and API draft it by this
 * rule, so what is shown is what is saved.
 */
export function draftCreditNote<Line extends CreditableLine>(
  invoice: CreditableInvoice<Line>,
  wish: CreditWish,
): DraftCreditNote<Line> {
  const draft =
    wish.credits === "stays" ? ofStays(invoice, wish.debtorIds) : ofAmounts(invoice, wish);
  const prepaidCentimes = sumCentimes(draft.stays.map((stay) => stay.prepaidCentimes));
  const stampDutyCentimes = stampDutyTakenBack(invoice, draft);
  const totals = invoiceTotals(draft.lines, { prepaidCentimes, stampDutyCentimes });
  return {
    ...draft,
    totals,
    verdict: draft.verdict.allowed ? openVerdict(invoice, totals) : draft.verdict,
  };
}

type Draft<Line> = Omit<DraftCreditNote<Line>, "totals">;

/** What credit notes took of the stays' lines before is not taken again; of an older release's lines all are taken. */
function ofStays<Line extends CreditableLine>(
  invoice: CreditableInvoice<Line>,
  debtorIds: readonly PostingId[],
): Draft<Line> {
  const asked = new Set(debtorIds);
  const stays = invoice.standingStays.filter(({ debtorId }) => asked.has(debtorId));
  const isWhole = stays.length === invoice.standingStays.length;
  const lines = invoice.lines
    .filter(({ debtorId }) => (debtorId === null ? isWhole : asked.has(debtorId)))
    .map((line) => ({ ...line, ...leftOf(line) }));
  return {
    stays,
    lines,
    verdict: staysVerdict(invoice, { lines, isWhole, taken: asked.size - stays.length }),
  };
}

function staysVerdict(
  { number, lines: all }: CreditableInvoice,
  { lines, isWhole, taken }: { lines: readonly CreditableLine[]; isWhole: boolean; taken: number },
): Verdict {
  if (taken > 0) return refused("invoice.debtor-taken", { count: taken });
  // Lines of former releases name no stay.
  if (!isWhole && all.some(({ debtorId }) => debtorId === null))
    return refused("invoice.whole-only", { number });
  return lines.every((line) => totalOf(line) === 0) ? refused("invoice.nothing-left") : allowed;
}

function ofAmounts<Line extends CreditableLine>(
  invoice: CreditableInvoice<Line>,
  wish: Exclude<CreditWish, { credits: "stays" }>,
): Draft<Line> {
  const most = spreadLimit(invoice);
  if (wish.credits === "amount" && wish.amountCentimes > most)
    return {
      stays: [],
      lines: [],
      verdict: refused("invoice.beyond-lines", { leftCentimes: most }),
    };
  const amounts =
    wish.credits === "lines" ? wish.lines : spreadAmount(invoice, wish.amountCentimes);
  const asked = new Map(amounts.map((amount) => [amount.position, amount]));
  const lines = invoice.lines.flatMap((line) => {
    const amount = asked.get(line.position);
    return amount ? [{ ...line, ...creditedOf(line, amount) }] : [];
  });
  return { stays: [], lines, verdict: amountsVerdict(invoice, asked) };
}

/** Of a line not more than what is left of it, and of a stay not more than what is to pay of it. */
function amountsVerdict(
  invoice: CreditableInvoice,
  asked: ReadonlyMap<number, LineAmount>,
): Verdict {
  const found = invoice.lines.filter(({ position }) => asked.has(position));
  if (found.length < asked.size) return refused("invoice.not-found");
  for (const line of found) {
    const verdict = lineVerdict(line, asked.get(line.position));
    if (!verdict.allowed) return verdict;
  }
  for (const { lines, dueCentimes } of staysOf(invoice)) {
    const credited = lines.reduce((sum, { position }) => sum + sumOf(asked.get(position)), 0);
    const [first] = lines;
    if (first && credited > Math.max(0, dueCentimes))
      return refused("invoice.beyond-stay", {
        guestName: first.guestName,
        leftCentimes: Math.max(0, dueCentimes),
      });
  }
  return allowed;
}

/** Whether that much of a line can be credited. */
function lineVerdict(line: CreditableLine, amount: LineAmount | undefined): Verdict {
  const { position, guestName } = line;
  const price = priceLeftOf(line);
  const stayTax = Math.max(0, leftOf(line).stayTaxCentimes);
  if ((amount?.amountCentimes ?? 0) > price)
    return refused("invoice.beyond-line", { position, guestName, leftCentimes: price });
  if ((amount?.stayTaxCentimes ?? 0) > stayTax)
    return refused("invoice.beyond-line", { position, guestName, leftCentimes: stayTax });
  return allowed;
}

const sumOf = (amount: LineAmount | undefined) =>
  amount ? amount.amountCentimes + amount.stayTaxCentimes : 0;

/** The stamp duty down to that of what stands afterwards: where nothing does, all that is left of it. */
function stampDutyTakenBack(
  { lines, standingStays, standingStampDutyCentimes, paymentMethod }: CreditableInvoice,
  taken: Pick<Draft<CreditableLine>, "lines" | "stays">,
): Centimes {
  const takenOf = new Map(taken.lines.map((line) => [line.position, line]));
  const rest = lines.map((line) => less(leftOf(line), takenOf.get(line.position)));
  const returned = new Set(taken.stays);
  const stays = standingStays.filter((stay) => !returned.has(stay));
  const prepaidCentimes = sumCentimes(stays.map((stay) => stay.prepaidCentimes));
  const duty = invoiceStampDuty(rest, { prepaidCentimes, method: paymentMethod });
  return centimes(Math.max(0, standingStampDutyCentimes - duty));
}

function less(from: LineAmounts, taken: LineAmounts | undefined): LineAmounts {
  if (!taken) return from;
  return {
    amountCentimes: centimes(from.amountCentimes - taken.amountCentimes),
    tvaCentimes: centimes(from.tvaCentimes - taken.tvaCentimes),
    stayTaxCentimes: centimes(from.stayTaxCentimes - taken.stayTaxCentimes),
  };
}

/** What a payment has settled is not credited: its allocation is reversed first. */
function openVerdict(
  { number, openCentimes }: CreditableInvoice,
  { dueCentimes }: InvoiceTotals,
): Verdict {
  return dueCentimes <= openCentimes
    ? allowed
    : refused("invoice.not-creditable", { number, openCentimes });
}
