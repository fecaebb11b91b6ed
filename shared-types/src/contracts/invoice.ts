import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  allocationIdSchema,
  companyIdSchema,
  hotelIdSchema,
  invoiceIdSchema,
  postingIdSchema,
} from "../values/ids.ts";
import {
  centimesSchema,
  nonNegativeCentimesSchema,
  positiveCentimesSchema,
} from "../values/money.ts";
import { MOST_DEBTORS } from "./debtor.ts";
import { shareSchema } from "./tax.ts";

export const invoiceRefSchema = z.object({ hotelId: hotelIdSchema, invoiceId: invoiceIdSchema });
export type InvoiceRef = z.infer<typeof invoiceRefSchema>;

export const invoiceKindSchema = z.enum(["invoice", "credit-note"]);
export type InvoiceKind = z.infer<typeof invoiceKindSchema>;

/**
 * `Paid`: nothing is open any more. `Cancelled`: credit notes took all of it back. A credit note itself is
 * only `Issued`, and so is an invoice of a folio, which knows what was paid.
 */
export const invoiceStatusSchema = z.enum(["Unpaid", "Paid", "Cancelled", "Issued"]);
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

/** A credit note takes stays of its invoice back, or an amount of its lines that returns no stay (INV-16). */
export const creditedSchema = z.enum(["stays", "amount"]);
export type Credited = z.infer<typeof creditedSchema>;

/** The two letters about an overdue invoice: a reminder, then the last one, a mise en demeure (INV-14). */
export const reminderStepSchema = z.enum(["first", "last"]);
export type ReminderStep = z.infer<typeof reminderStepSchema>;

/** How a company pays (INV-09). */
export const invoicePaymentMethodSchema = z.enum(["Bank Transfer", "Cheque", "Cash"]);
export type InvoicePaymentMethod = z.infer<typeof invoicePaymentMethodSchema>;

/** How a document is paid. A guest also pays by card. */
export const documentPaymentMethodSchema = z.enum([
  ...invoicePaymentMethodSchema.options,
  "Credit Card",
]);
export type DocumentPaymentMethod = z.infer<typeof documentPaymentMethodSchema>;

/** Seller or buyer as they were on the day of issue. An unset text is missing or empty. */
export const invoicePartySchema = z.object({
  name: z.string(),
  nameOtherScript: z.optional(z.string()),
  address: z.optional(z.string()),
  city: z.optional(z.string()),
  phone: z.optional(z.string()),
  rc: z.optional(z.string()),
  nif: z.optional(z.string()),
  nis: z.optional(z.string()),
  art: z.optional(z.string()),
  rib: z.optional(z.string()),
});
export type InvoiceParty = z.infer<typeof invoicePartySchema>;

/**
 * One thing that a stay was charged for, all nights of its room together. The amount is without TVA and stay tax, which
 * are beside it. `item` is that of its postings, null on documents of former releases: these have only a description.
 */
export const invoiceLineSchema = z.object({
  position: z.int(),
  /** The debtor that the line bills; null on documents of former releases. */
  debtorId: z.nullable(postingIdSchema),
  /** The first night, or the business date of the charge. */
  date: calendarDateSchema,
  item: z.nullable(z.string()),
  /** The number of nights of a room and its tax; null of other charges. */
  nights: z.nullable(z.int()),
  roomNumber: z.nullable(z.string()),
  /** As it was posted. */
  description: z.string(),
  guestName: z.string(),
  /** The number of the purchase order of its stay, as it was on the day of issue; missing on older documents. */
  purchaseOrder: z.nullish(z.string()),
  amountCentimes: centimesSchema,
  tvaBp: shareSchema,
  tvaCentimes: centimesSchema,
  stayTaxCentimes: centimesSchema,
});
export type InvoiceLine = z.infer<typeof invoiceLineSchema>;

/** A line of a saved document. */
export const savedInvoiceLineSchema = z.extend(invoiceLineSchema, {
  /** What credit notes took of it so far. */
  credited: z.object({
    amountCentimes: centimesSchema,
    tvaCentimes: centimesSchema,
    stayTaxCentimes: centimesSchema,
  }),
  /** Of a credit note: the position of the line that it corrects, on the invoice. */
  correctsPosition: z.nullable(z.int()),
});
export type SavedInvoiceLine = z.infer<typeof savedInvoiceLineSchema>;

/** A debtor on an invoice that no credit note has taken back. */
export const standingStaySchema = z.object({
  debtorId: postingIdSchema,
  prepaidCentimes: centimesSchema,
  /** What it owed when it left, and owes again once it is taken back. */
  transferredCentimes: centimesSchema,
});
export type StandingStay = z.infer<typeof standingStaySchema>;

/** `grandTotal` = subtotal + TVA + stay tax + stamp duty (INV-06); `due` is without what was paid before. */
export const invoiceTotalsSchema = z.object({
  subtotalCentimes: centimesSchema,
  tvaCentimes: centimesSchema,
  /** The TVA of each rate, the lowest rate first. */
  tva: z.array(
    z.object({ tvaBp: shareSchema, netCentimes: centimesSchema, tvaCentimes: centimesSchema }),
  ),
  stayTaxCentimes: centimesSchema,
  stampDutyCentimes: centimesSchema,
  grandTotalCentimes: centimesSchema,
  /** What was paid on the company's folios before they were transferred. */
  prepaidCentimes: centimesSchema,
  dueCentimes: centimesSchema,
});
export type InvoiceTotals = z.infer<typeof invoiceTotalsSchema>;

/** A payment, or the part of it, that settled an invoice. */
export const invoicePaymentSchema = z.object({
  id: allocationIdSchema,
  method: invoicePaymentMethodSchema,
  paymentDate: calendarDateSchema,
  reference: z.string(),
  notes: z.string(),
  amountCentimes: centimesSchema,
});
export type InvoicePayment = z.infer<typeof invoicePaymentSchema>;

/** What the document of an invoice says, issued or not: the preview and the saved one are read alike. */
const documentFields = {
  kind: invoiceKindSchema,
  /** The company whose stays it bills; null where it bills a folio to a buyer whom the desk typed. */
  companyId: z.nullable(companyIdSchema),
  businessDate: calendarDateSchema,
  dueDate: calendarDateSchema,
  /** How it is to be paid: 'Cash' adds the stamp duty. */
  paymentMethod: documentPaymentMethodSchema,
  seller: invoicePartySchema,
  buyer: invoicePartySchema,
  lines: z.array(invoiceLineSchema),
  totals: invoiceTotalsSchema,
};
export const invoicePreviewSchema = z.object(documentFields);
export type InvoicePreview = z.infer<typeof invoicePreviewSchema>;

const numberFields = {
  /** INV-yyyymmdd-nnnnnn (INV-07). */
  number: z.string(),
  /** The legal series: '2026/000123' is year 2026, number 123. */
  seriesYear: z.int(),
  seriesNumber: z.int(),
};

/** A saved document. */
export const invoiceSchema = z.object({
  ...documentFields,
  ...numberFields,
  lines: z.array(savedInvoiceLineSchema),
  id: invoiceIdSchema,
  issuedAt: z.string(),
  issuedBy: z.nullable(z.string()),
  status: invoiceStatusSchema,
  paidAt: z.nullable(z.string()),
  /** What is neither paid nor taken back yet. */
  openCentimes: centimesSchema,
  payments: z.array(invoicePaymentSchema),
  /** The credit notes that took a part of it back, or all. */
  creditNotes: z.array(
    z.object({ ...numberFields, id: invoiceIdSchema, dueCentimes: centimesSchema }),
  ),
  /** The reminder letters that have it, the earliest first, with what was open that day. */
  reminders: z.array(
    z.object({
      step: reminderStepSchema,
      businessDate: calendarDateSchema,
      openCentimes: centimesSchema,
    }),
  ),
  /** The debtors on it that no credit note has taken back. */
  standingStays: z.array(standingStaySchema),
  /** The stamp duty that no credit note has taken back. */
  standingStampDutyCentimes: centimesSchema,
  /** Of a credit note: the invoice that it corrects, what it takes back of it, and why. */
  corrects: z.nullable(z.object({ ...numberFields, id: invoiceIdSchema })),
  credits: z.nullable(creditedSchema),
  reason: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const debtorIds = z.array(postingIdSchema).check(
  z.minLength(1),
  z.maxLength(MOST_DEBTORS),
  z.refine((ids: string[]) => new Set(ids).size === ids.length, "once each"),
);

export const previewInvoiceSchema = z.strictObject({
  debtorIds,
  paymentMethod: invoicePaymentMethodSchema,
});
export type PreviewInvoice = z.infer<typeof previewInvoiceSchema>;

/** Saves what was previewed: refused when it would come to another total by now. */
export const issueInvoiceSchema = z.extend(previewInvoiceSchema, {
  grandTotalCentimes: centimesSchema,
});
export type IssueInvoice = z.infer<typeof issueInvoiceSchema>;

export const issuedInvoiceSchema = z.pick(invoiceSchema, {
  id: true,
  number: true,
  seriesYear: true,
  seriesNumber: true,
});
export type IssuedInvoice = z.infer<typeof issuedInvoiceSchema>;

export const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** The most lines of which one request credits amounts. */
export const MOST_CREDITED_LINES = 1000;

/** What is credited of a line: of its price with TVA, and of its stay tax. */
export const lineAmountSchema = z
  .strictObject({
    position: z.int().check(z.positive()),
    amountCentimes: nonNegativeCentimesSchema,
    stayTaxCentimes: nonNegativeCentimesSchema,
  })
  .check(
    z.refine(({ amountCentimes, stayTaxCentimes }) => amountCentimes + stayTaxCentimes > 0, {
      path: ["amountCentimes"],
      error: "an amount",
    }),
  );
export type LineAmount = z.infer<typeof lineAmountSchema>;

const creditFields = {
  reason: reasonSchema,
  /** The total that was seen: the credit note is refused when it would come to another by now. */
  grandTotalCentimes: centimesSchema,
};

/**
 * Credits an invoice (INV-11, INV-16). `stays`: these are debtors again and can be invoiced anew. `lines`: an amount of
 * each line. `amount`: one amount with TVA that is spread over the lines. The last two return no stay.
 */
export const creditInvoiceSchema = z.discriminatedUnion("credits", [
  z.strictObject({ credits: z.literal("stays"), debtorIds, ...creditFields }),
  z.strictObject({
    credits: z.literal("lines"),
    lines: z.array(lineAmountSchema).check(
      z.minLength(1),
      z.maxLength(MOST_CREDITED_LINES),
      z.refine(
        (lines: { position: number }[]) =>
          new Set(lines.map(({ position }) => position)).size === lines.length,
        "once each",
      ),
    ),
    ...creditFields,
  }),
  z.strictObject({
    credits: z.literal("amount"),
    amountCentimes: positiveCentimesSchema,
    ...creditFields,
  }),
]);
export type CreditInvoice = z.infer<typeof creditInvoiceSchema>;

export const INVOICE_PAGE = 50;

/** Every filter narrows the result; `from` and `to` are days of issue, both inclusive (INV-02). */
export const invoiceSearchSchema = z
  .strictObject({
    state: z.optional(z.enum(["unpaid", "paid"])),
    number: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    guest: z.optional(z.string().check(z.trim(), z.maxLength(160))),
    reference: z.optional(z.string().check(z.trim(), z.maxLength(60))),
    from: z.optional(calendarDateSchema),
    to: z.optional(calendarDateSchema),
    /** Cursor: only documents older than this one. Both or none. */
    beforeAt: z.optional(z.iso.datetime()),
    beforeId: z.optional(invoiceIdSchema),
  })
  .check(
    z.refine(({ beforeAt, beforeId }) => (beforeAt === undefined) === (beforeId === undefined), {
      path: ["beforeId"],
      error: "a place has two parts",
    }),
  );
export type InvoiceSearch = z.infer<typeof invoiceSearchSchema>;

/** A row of the search (INV-03). */
export const invoiceSummarySchema = z.object({
  ...numberFields,
  id: invoiceIdSchema,
  kind: invoiceKindSchema,
  issuedAt: z.string(),
  businessDate: calendarDateSchema,
  dueDate: calendarDateSchema,
  companyName: z.string(),
  /** The first guest of its lines, and how many others there are. */
  guestName: z.nullable(z.string()),
  otherGuests: z.int(),
  grandTotalCentimes: centimesSchema,
  /** The stamp duty that its total has, of one that was issued for cash. */
  stampDutyCentimes: centimesSchema,
  openCentimes: centimesSchema,
  status: invoiceStatusSchema,
  payments: z.array(invoicePaymentSchema),
});
export type InvoiceSummary = z.infer<typeof invoiceSummarySchema>;

/** The newest first; `next` is the cursor of the following page. */
export const invoicePageSchema = z.object({
  invoices: z.array(invoiceSummarySchema),
  next: z.nullable(z.object({ beforeAt: z.string(), beforeId: invoiceIdSchema })),
});
export type InvoicePage = z.infer<typeof invoicePageSchema>;
