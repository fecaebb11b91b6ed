import type {
  Invoice,
  InvoiceLine,
  InvoiceParty,
  InvoicePayment,
  SavedInvoiceLine,
} from "../contracts/invoice.ts";
import { sentence } from "../reports/report-text.ts";
import { amountInWords } from "../rules/amount-in-words.ts";
import { formatDateShort } from "../rules/date-text.ts";
import { seriesText } from "../rules/invoice-series.ts";
import { locales } from "../rules/languages.ts";
import { formatAmount, formatMoney } from "../values/money-text.ts";
import { formatBasisPoints } from "../values/number-text.ts";
import type { PaperLanguage } from "../values/paper-languages.ts";
import { type InvoiceTexts, invoiceTexts } from "./invoice-texts.ts";
import { invoiceTotals } from "./invoice-totals.ts";

export type PaperOptions = {
  language: PaperLanguage;
  /** `duplicate`: printed again, and says so. */
  copy: "original" | "duplicate";
};

export type InvoicePaper = ReturnType<typeof invoicePaper>;

/** What the PDF and the browser's print page print: every text is ready, in the order of the paper. */
export function invoicePaper(invoice: Invoice, { language, copy }: PaperOptions) {
  const texts = invoiceTexts[language];
  const kind = texts.kinds[invoice.kind];
  const series = seriesText(invoice);
  return {
    language,
    isRightToLeft: language === "ar",
    title: `${kind.heading} ${series}`,
    heading: kind.heading,
    series,
    number: invoice.number,
    pageOf: texts.page,
    watermark: invoice.status === "Cancelled" ? kind.cancelled : null,
    duplicate: copy === "duplicate" ? texts.duplicate : null,
    seller: { heading: null, ...partyOf(invoice.seller, texts) },
    buyer: { heading: texts.buyer, ...partyOf(invoice.buyer, texts) },
    facts: factsOf(invoice, texts),
    corrections: correctionOf(invoice, language),
    columns: Object.values(texts.columns),
    lines: invoice.lines.map((line) => lineOf(line, invoice.credits, language)),
    totals: invoiceTotals(invoice.totals, language),
    inWords: sentence(kind.inWords, language, {
      sum: amountInWords(invoice.totals.grandTotalCentimes, language),
    }),
    notes: paymentNotes(invoice, language),
  };
}

const identifiers = ["phone", "rc", "nif", "nis", "art", "rib"] as const;

/** A party and its identifiers, each text in its own direction. */
export function partyOf(from: InvoiceParty, texts: InvoiceTexts) {
  const { name, nameOtherScript = "", address = "", city = "" } = from;
  return {
    name: inOwnDirection(name),
    lines: [nameOtherScript, address, city].filter(Boolean).map(inOwnDirection),
    identifiers: identifiers.flatMap((key) => {
      const value = from[key];
      return value ? [{ label: texts.identifiers[key], value: inOwnDirection(value) }] : [];
    }),
  };
}

/** A credit note is not paid; only companies have a day to pay until. */
function factsOf(
  { kind, companyId, businessDate, dueDate, paymentMethod }: Invoice,
  texts: InvoiceTexts,
) {
  const fact = (label: string, value: string) => ({ label, value: inOwnDirection(value) });
  const date = fact(texts.date, formatDateShort(businessDate));
  if (kind === "credit-note") return [date];
  const method = fact(texts.paymentMethod, texts.methods[paymentMethod]);
  return companyId ? [date, fact(texts.dueDate, formatDateShort(dueDate)), method] : [date, method];
}

/** The paragraphs of a credit note that say which invoice it corrects, and why. */
function correctionOf({ corrects, reason }: Invoice, language: PaperLanguage) {
  if (!corrects) return [];
  const texts = invoiceTexts[language];
  const of = { series: seriesText(corrects), number: corrects.number };
  const what = inOwnDirection(sentence(texts.corrects, language, of));
  return [[what], [inOwnDirection(sentence(texts.reason, language)), inOwnDirection(reason)]];
}

function lineOf(line: SavedInvoiceLine, credits: Invoice["credits"], language: PaperLanguage) {
  const { correctsPosition } = line;
  const text = descriptionOf(line, language);
  const description =
    credits === "amount" && correctsPosition !== null
      ? sentence(invoiceTexts[language].ofLine, language, { line: correctsPosition, text })
      : text;
  return {
    position: line.position,
    date: formatDateShort(line.date),
    description: inOwnDirection(description),
    guest: inOwnDirection(line.guestName),
    amount: formatAmount(line.amountCentimes),
    rate: formatBasisPoints(line.tvaBp),
  };
}

/** What was sold, and the purchase order by which the company ordered it. */
function descriptionOf(line: InvoiceLine, language: PaperLanguage): string {
  const text = chargeText(line, language);
  const order = line.purchaseOrder;
  return order ? sentence(invoiceTexts[language].onOrder, language, { text, order }) : text;
}

/** Rooms and their tax are in the language of the paper, other charges as they were posted. */
function chargeText(line: InvoiceLine, language: PaperLanguage): string {
  const { item, nights, roomNumber, description } = line;
  if (nights === null || (item !== "room" && item !== "tourism-tax")) return description;
  const { items, inRoom } = invoiceTexts[language];
  const form = new Intl.PluralRules(locales[language]).select(nights);
  const text = sentence(items[item][form === "zero" ? "other" : form], language, { count: nights });
  return roomNumber ? sentence(inRoom, language, { text, room: roomNumber }) : text;
}

/** What was paid of an invoice. Until all of it is, the last note says what is open. */
function paymentNotes({ status, payments, openCentimes }: Invoice, language: PaperLanguage) {
  const { paid, partPaid, open } = invoiceTexts[language];
  const text = status === "Paid" ? paid : partPaid;
  const notes = payments.map((payment) => paymentNote(payment, text, language));
  if (payments.length === 0 || openCentimes === 0) return notes;
  const said = sentence(open, language, { amount: formatMoney(openCentimes) });
  return [...notes, [inOwnDirection(said)]];
}

function paymentNote(payment: InvoicePayment, text: string, language: PaperLanguage) {
  const { reference, methods } = invoiceTexts[language];
  const said = sentence(text, language, {
    date: formatDateShort(payment.paymentDate),
    method: methods[payment.method],
    amount: formatMoney(payment.amountCentimes),
  });
  if (!payment.reference) return [inOwnDirection(said)];
  return [said, sentence(reference, language), payment.reference].map(inOwnDirection);
}

const firstLetter = /\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A text and the direction of its first letter. */
export type PaperText = { text: string; isRightToLeft: boolean };

function inOwnDirection(text: string): PaperText {
  return { text, isRightToLeft: rightToLeft.test(firstLetter.exec(text)?.[0] ?? "") };
}
