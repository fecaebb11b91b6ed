import type { PostingItem } from "../contracts/folio.ts";
import type { DocumentPaymentMethod, InvoiceLine, InvoiceTotals } from "../contracts/invoice.ts";
import type { DatedTaxRates } from "../contracts/tax.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { PostingId, SaleId } from "../values/ids.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { addedTva, nightStayTax, splitIncluded } from "./included-tax.ts";
import { type NightPart, stayTaxOfPart } from "./night-parts.ts";
import { stampDuty } from "./stamp-duty.ts";
import { taxRatesOn } from "./tax.ts";
import { withTaxesInPrice } from "./taxes-in-price.ts";

/** A line of a folio that is billed. `tvaBp` and `stayTaxCentimes` are what its amount contains. */
export type BilledPosting = {
  id: PostingId;
  kind: "charge" | "payment" | "transfer";
  item: PostingItem | null;
  department: string | null;
  description: string;
  night: CalendarDate | null;
  businessDate: CalendarDate;
  amountCentimes: Centimes;
  /** What it adds to the folio's balance. */
  signedCentimes: Centimes;
  tvaBp: number;
  stayTaxCentimes: Centimes;
  reversesPostingId: PostingId | null;
  /** The charge that a line of TVA was added to. */
  taxesPostingId: PostingId | null;
  /** The sale of a restaurant that it charges: its price contains all TVA that it has, also where that is none. */
  saleId?: SaleId | null | undefined;
  /** For a guest's folio: the parts of its night's room charge on all folios of the stay; missing is this one alone. */
  nightParts?: readonly NightPart[] | null | undefined;
};

/** A folio with its postings, but for a transfer to an account. */
export type BilledFolio = {
  guestName: string;
  /** The number of the purchase order of the company that pays. */
  purchaseOrder?: string | null;
  roomNumber: string | null;
  adults: number;
  postings: readonly BilledPosting[];
};

/** A debtor and its folio. */
export type BilledStay = BilledFolio & { debtorId: PostingId; transferredCentimes: Centimes };

/** A line before it has its place on the document; `added` is what of its taxes no folio contained. */
export type BilledLine = Omit<InvoiceLine, "position"> & {
  department: string | null;
  addedTvaCentimes: Centimes;
  addedStayTaxCentimes: Centimes;
};

export type StayBill = {
  debtorId: PostingId;
  lines: (BilledLine & { debtorId: PostingId })[];
  prepaidCentimes: Centimes;
  /** Whether lines and what was paid before come to what was transferred: nothing was posted since. */
  isUnchanged: boolean;
};

/**
 * The lines of a stay on an invoice: charges of the same thing at the same rate of TVA are one line. Contained taxes are
 * taken out posting by posting, as folios show them; TVA that the invoice adds is rounded once per line (INV-06).
 */
export function billStay(stay: BilledStay, rates: readonly DatedTaxRates[]): StayBill {
  const standing = withoutReversals(stay.postings);
  const { debtorId } = stay;
  const lines = linesOf(stay, standing, { rates, unposted: "on-top" }).map((line) => ({
    ...line,
    debtorId,
  }));
  const prepaid = sum(standing, ({ kind, signedCentimes }) =>
    kind === "charge" ? 0 : -signedCentimes,
  );
  const contained = sum(lines, (line) => lineTotal(line) - addedTo(line));
  return {
    debtorId,
    lines,
    prepaidCentimes: centimes(prepaid),
    isUnchanged: prepaid >= 0 && contained - prepaid === stay.transferredCentimes,
  };
}

/**
 * Where a document finds taxes that its day has only on invoices: `on-top` of the price for a company, `in-price` for a
 * guest, who pays what the folio says (ADR 0043).
 */
type LineTaxes = { rates: readonly DatedTaxRates[]; unposted: "on-top" | "in-price" };

/** The lines of the charges among the postings that stand, the earliest first. */
export function linesOf(
  folio: BilledFolio,
  standing: readonly BilledPosting[],
  taxes: LineTaxes,
): BilledLine[] {
  const charges = standing.filter(({ kind }) => kind === "charge");
  const groups = new Map<string, Charge[]>();
  for (const taxed of withTaxLines(charges)) {
    const charge = chargeOf(taxed, folio, { ...taxes, charges });
    const { item, department, description } = taxed.posting;
    const key = JSON.stringify([item, department, description, charge.tvaBp]);
    groups.set(key, [...(groups.get(key) ?? []), charge]);
  }
  return [...groups.values()].map((group) => lineOf(group, folio)).sort(byDate);
}

type Charge = {
  posting: BilledPosting;
  netCentimes: Centimes;
  /** The rate of the TVA that it contains, or that the invoice adds. */
  tvaBp: number;
  containedTvaCentimes: Centimes;
  containedStayTaxCentimes: Centimes;
  addsTva: boolean;
  addedStayTaxCentimes: Centimes;
  /** What of the contained taxes no folio has: they are in the price. */
  unpostedTvaCentimes: Centimes;
  unpostedStayTaxCentimes: Centimes;
};

type Taxing = LineTaxes & { charges: readonly BilledPosting[] };

/** A charge with the lines of TVA and of stay tax that the folio has for it (ADR 0036). */
type TaxedCharge = { posting: BilledPosting; taxes: readonly BilledPosting[] };

/** Tax lines go with their charge; one whose charge is on another folio is a line of its own. */
function withTaxLines(charges: readonly BilledPosting[]): TaxedCharge[] {
  const taxedBy = new Map(charges.map((line) => [line, taxedCharge(line, charges)]));
  return charges
    .filter((line) => !taxedBy.get(line))
    .map((posting) => ({
      posting,
      taxes: charges.filter((line) => taxedBy.get(line) === posting),
    }));
}

function taxedCharge(
  { item, night, taxesPostingId }: BilledPosting,
  charges: readonly BilledPosting[],
): BilledPosting | undefined {
  if (item === "tva") return charges.find(({ id }) => id === taxesPostingId);
  if (item !== "stay-tax") return undefined;
  return charges.find((charge) => charge.item === "room" && charge.night === night);
}

/** A charge and its taxes by the rates of its night, or else of its business date. */
function chargeOf(
  { posting, taxes }: TaxedCharge,
  { adults }: BilledFolio,
  { rates: allRates, unposted, charges }: Taxing,
): Charge {
  const sign = posting.signedCentimes < 0 ? -1 : 1;
  const tvaLine = taxes.find(({ item }) => item === "tva");
  const rates = taxRatesOn(allRates, posting.night ?? posting.businessDate);
  const isOnTop = unposted === "on-top";
  const isPriced = isOnTop || tvaLine || posting.saleId;
  const priced = isPriced ? posting : withTaxesInPrice(posting, adults, rates);
  const { netCentimes, tvaCentimes, stayTaxCentimes } = splitIncluded(priced);
  const lines = taxes.map(splitIncluded);
  const addsTva = isOnTop && !posting.saleId && posting.tvaBp === 0 && isAdded(rates?.tvaTreatment);
  return {
    posting,
    netCentimes: centimes(sign * netCentimes),
    tvaBp: addsTva ? (rates?.tvaBp ?? 0) : (tvaLine?.tvaBp ?? priced.tvaBp),
    containedTvaCentimes: centimes(sign * tvaCentimes + sum(lines, (line) => line.tvaCentimes)),
    containedStayTaxCentimes: centimes(
      sign * stayTaxCentimes + sum(lines, (line) => line.stayTaxCentimes),
    ),
    addsTva,
    addedStayTaxCentimes: isOnTop ? addedStayTax(posting, adults, { rates, charges }) : ZERO,
    unpostedTvaCentimes: centimes(priced.tvaBp === posting.tvaBp ? 0 : sign * tvaCentimes),
    unpostedStayTaxCentimes: centimes(sign * (stayTaxCentimes - posting.stayTaxCentimes)),
  };
}

/** The stay tax of a room's night: once, shared by the parts of its charge on the folio. A stay has one company that pays. */
function addedStayTax(
  { id, item, night, stayTaxCentimes }: BilledPosting,
  adults: number,
  { rates, charges }: { rates: DatedTaxRates | undefined; charges: readonly BilledPosting[] },
): Centimes {
  if (item !== "room" || night === null || stayTaxCentimes > 0) return ZERO;
  if (!rates || !isAdded(rates.stayTaxTreatment)) return ZERO;
  const parts = charges.filter((charge) => charge.item === "room" && charge.night === night);
  return stayTaxOfPart(nightStayTax(adults, rates.stayTaxCentimes), parts, id);
}

const isAdded = (treatment: DatedTaxRates["tvaTreatment"] = "invoice") => treatment === "invoice";

function lineOf(
  charges: readonly Charge[],
  { roomNumber, guestName, purchaseOrder }: BilledFolio,
): BilledLine {
  const days = charges.map(({ posting }) => posting.night ?? posting.businessDate).sort();
  const nights = new Set(charges.flatMap(({ posting }) => posting.night ?? []));
  const [first] = charges;
  const [date] = days;
  if (!first || !date) throw new Error("a line has a charge");
  const { item, department, description } = first.posting;
  const sumOf = (amount: keyof Charge & `${string}Centimes`) =>
    centimes(sum(charges, (charge) => charge[amount]));
  const untaxed = centimes(sum(charges, (charge) => (charge.addsTva ? charge.netCentimes : 0)));
  const tvaOnTop = addedTva(untaxed, first.tvaBp);
  const stayTaxOnTop = sumOf("addedStayTaxCentimes");
  return {
    debtorId: null,
    date,
    item,
    department,
    nights: nights.size || null,
    roomNumber,
    description,
    guestName,
    purchaseOrder,
    amountCentimes: sumOf("netCentimes"),
    tvaBp: first.tvaBp,
    tvaCentimes: centimes(tvaOnTop + sumOf("containedTvaCentimes")),
    stayTaxCentimes: centimes(stayTaxOnTop + sumOf("containedStayTaxCentimes")),
    addedTvaCentimes: centimes(tvaOnTop + sumOf("unpostedTvaCentimes")),
    addedStayTaxCentimes: centimes(stayTaxOnTop + sumOf("unpostedStayTaxCentimes")),
  };
}

/** A posting that was taken back, and what took it back, are not billed. */
export function withoutReversals<P extends BilledPosting>(postings: readonly P[]): P[] {
  const ids = new Set(postings.map(({ id }) => id));
  const reversed = new Set(postings.flatMap(({ reversesPostingId }) => reversesPostingId ?? []));
  return postings.filter(
    ({ id, reversesPostingId }) =>
      !reversed.has(id) && (reversesPostingId === null || !ids.has(reversesPostingId)),
  );
}

/** The room's line is the first of its day. */
const byDate = (one: BilledLine, other: BilledLine) => {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return Number(other.item === "room") - Number(one.item === "room");
};

type Amounts = Pick<InvoiceLine, "amountCentimes" | "tvaCentimes" | "stayTaxCentimes">;

export const lineTotal = (line: Amounts): number =>
  line.amountCentimes + line.tvaCentimes + line.stayTaxCentimes;
const addedTo = (line: BilledLine) => line.addedTvaCentimes + line.addedStayTaxCentimes;

type Totalled = Amounts & Pick<InvoiceLine, "tvaBp">;
type Settlement = { prepaidCentimes: Centimes; stampDutyCentimes: Centimes };

/** What a document comes to. Its TVA is the sum of its lines', each rounded once. */
export function invoiceTotals(
  lines: readonly Totalled[],
  { prepaidCentimes, stampDutyCentimes }: Settlement,
): InvoiceTotals {
  const grandTotal = sum(lines, lineTotal) + stampDutyCentimes;
  return {
    subtotalCentimes: centimes(sum(lines, ({ amountCentimes }) => amountCentimes)),
    tvaCentimes: centimes(sum(lines, ({ tvaCentimes }) => tvaCentimes)),
    tva: tvaByRate(lines),
    stayTaxCentimes: centimes(sum(lines, ({ stayTaxCentimes }) => stayTaxCentimes)),
    stampDutyCentimes,
    grandTotalCentimes: centimes(grandTotal),
    prepaidCentimes,
    dueCentimes: centimes(grandTotal - prepaidCentimes),
  };
}

/** The stamp duty of a document that is to be paid in cash: on all of it but what was paid before. */
export function invoiceStampDuty(
  lines: readonly Amounts[],
  { prepaidCentimes, method }: { prepaidCentimes: Centimes; method: DocumentPaymentMethod },
): Centimes {
  if (method !== "Cash") return ZERO;
  return stampDuty(centimes(sum(lines, lineTotal) - prepaidCentimes));
}

function tvaByRate(lines: readonly Totalled[]): InvoiceTotals["tva"] {
  const rates = [...new Set(lines.map(({ tvaBp }) => tvaBp))].filter((rate) => rate > 0);
  return rates
    .sort((one, other) => one - other)
    .map((tvaBp) => {
      const own = lines.filter((line) => line.tvaBp === tvaBp);
      return {
        tvaBp,
        netCentimes: centimes(sum(own, ({ amountCentimes }) => amountCentimes)),
        tvaCentimes: centimes(sum(own, ({ tvaCentimes }) => tvaCentimes)),
      };
    });
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return items.reduce((total, item) => total + amountOf(item), 0);
}
