import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { centimesSchema, nonNegativeCentimesSchema } from "../values/money.ts";
import { isReportPeriod } from "./report.ts";

/** The taxes of a period, both days inclusive. */
export const taxesQuerySchema = z
  .strictObject({ from: calendarDateSchema, to: calendarDateSchema })
  .check(...isReportPeriod);
export type TaxesQuery = z.output<typeof taxesQuerySchema>;

/** The stay tax (taxe de séjour) of a closed day. */
export const stayTaxDaySchema = z.object({
  date: calendarDateSchema,
  /** Rooms with a guest at the end of the day, and guests who came and left on it, as in the manager report. */
  sold: z.int(),
  dayUse: z.int(),
  /** The adults in these rooms and of day use. Who of them is exempt is not known. */
  adults: z.int(),
  /** What each of them owes for the day. */
  rateCentimes: nonNegativeCentimesSchema,
  /** Adults × rate, whether a folio shows it or not. */
  dueCentimes: nonNegativeCentimesSchema,
  /** What the day's charges contain, less what its reversals take back. */
  includedCentimes: centimesSchema,
});
export type StayTaxDay = z.output<typeof stayTaxDaySchema>;

/** The charges of a department at one rate of TVA: charged = net + TVA + stay tax. */
export const tvaLineSchema = z.object({
  /** The rate that the prices contain, in basis points; 0 where they contain none. */
  tvaBp: z.int(),
  department: z.string(),
  netCentimes: centimesSchema,
  tvaCentimes: centimesSchema,
  stayTaxCentimes: centimesSchema,
  chargedCentimes: centimesSchema,
});
export type TvaLine = z.output<typeof tvaLineSchema>;

/** The TVA that documents to companies add to what was posted, and take off it again. */
export const invoiceTaxesSchema = z.object({
  invoicedTvaCentimes: centimesSchema,
  creditedTvaCentimes: centimesSchema,
});
export type InvoiceTaxes = z.output<typeof invoiceTaxesSchema>;

/** What a hotel declares of a period: to the commune the stay tax, to the tax office TVA and TDS. Closed days only. */
export const taxesReportSchema = z.object({
  businessDate: calendarDateSchema,
  from: calendarDateSchema,
  to: calendarDateSchema,
  /** In order. */
  stayTax: z.array(stayTaxDaySchema),
  /** Ordered by rate and department; without the tourism tax. */
  tva: z.array(tvaLineSchema),
  invoices: invoiceTaxesSchema,
  /** Paid in the restaurants, with TVA; what is on a room is among the charges. */
  restaurantSalesCentimes: centimesSchema,
  /** The same by the rate that the menu's prices contain; missing in answers of an older API. */
  restaurantTva: z.optional(
    z.array(z.object({ tvaBp: z.int(), netCentimes: centimesSchema, tvaCentimes: centimesSchema })),
  ),
  /** The tourism tax (TDS) that was charged, by the rate of its night. */
  tds: z.array(z.object({ tdsBp: z.int(), chargedCentimes: centimesSchema })),
});
export type TaxesReport = z.output<typeof taxesReportSchema>;
