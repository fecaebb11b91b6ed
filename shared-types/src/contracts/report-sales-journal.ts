import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { companyIdSchema, invoiceIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { invoiceKindSchema } from "./invoice.ts";
import { isReportPeriod } from "./report.ts";
import { shareSchema } from "./tax.ts";

/** The invoices and credit notes of a period of business dates, both days inclusive. */
export const salesJournalQuerySchema = z
  .strictObject({ from: calendarDateSchema, to: calendarDateSchema })
  .check(...isReportPeriod);
export type SalesJournalQuery = z.output<typeof salesJournalQuerySchema>;

/** How many documents one answer holds at most; a longer period is refused. */
export const MOST_SALES_DOCUMENTS = 10_000;

/** The lines of a document that have one rate of TVA. */
export const salesRateSchema = z.object({
  tvaBp: shareSchema,
  netCentimes: centimesSchema,
  tvaCentimes: centimesSchema,
});
export type SalesRate = z.output<typeof salesRateSchema>;

/** An invoice or a credit note; all amounts of a credit note are negative. Net + TVA + stay tax + stamp duty = total. */
export const salesDocumentSchema = z.object({
  id: invoiceIdSchema,
  /** Null of a document of a guest's folio or a group's account. */
  companyId: z.nullable(companyIdSchema),
  kind: invoiceKindSchema,
  /** INV-yyyymmdd-nnnnnn: the reference of the document's accounting entries. */
  number: z.string(),
  seriesYear: z.int(),
  seriesNumber: z.int(),
  date: calendarDateSchema,
  /** The buyer as the document names it; the NIF is empty where it had none. */
  companyName: z.string(),
  nif: z.string(),
  /** The lowest rate first. */
  rates: z.array(salesRateSchema),
  stayTaxCentimes: centimesSchema,
  stampDutyCentimes: centimesSchema,
  totalCentimes: centimesSchema,
  /** How much of TVA and stay tax no folio contained: what the document's accounting entries credit. */
  addedTvaCentimes: centimesSchema,
  addedStayTaxCentimes: centimesSchema,
});
export type SalesDocument = z.output<typeof salesDocumentSchema>;

export const salesJournalSchema = z.object({
  businessDate: calendarDateSchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** In the order of the legal series. */
  documents: z.array(salesDocumentSchema),
});
export type SalesJournal = z.output<typeof salesJournalSchema>;
