import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { centimesSchema, nonNegativeCentimesSchema } from "../values/money.ts";

/** A share in basis points: 900 is 9 %. */
export const shareSchema = z.int().check(z.minimum(0), z.maximum(10_000));

/** Later rates of the tourism tax, each with its first night, in order; missing in answers of an older API. */
export const tdsChangesSchema = z.optional(
  z.array(z.object({ from: calendarDateSchema, tdsBp: shareSchema })),
);

/**
 * Where a tax of a stay is: only an `invoice` adds it, prices have it `included`, and the folio says how much of a line
 * it is, or it is `added` to the folio as a line of its own.
 */
export const taxTreatmentSchema = z.enum(["invoice", "included", "added"]);
export type TaxTreatment = z.infer<typeof taxTreatmentSchema>;

/**
 * A hotel's rates of tax. The stay tax is per adult and night. A client of the former release sends no treatments: what
 * was valid before stays.
 */
export const taxRatesSchema = z.object({
  tvaBp: shareSchema,
  tdsBp: shareSchema,
  stayTaxCentimes: nonNegativeCentimesSchema,
  tvaTreatment: z.optional(taxTreatmentSchema),
  stayTaxTreatment: z.optional(taxTreatmentSchema),
});
export type TaxRates = z.output<typeof taxRatesSchema>;

/** Rates of tax and their first day, which is null for those that the hotel began with. */
export const datedTaxRatesSchema = z.extend(taxRatesSchema, {
  validFrom: z.nullable(calendarDateSchema),
});
export type DatedTaxRates = z.output<typeof datedTaxRatesSchema>;

/** All rates of a hotel, in order; missing in answers of an older API. */
export const taxRateListSchema = z.nullish(z.array(datedTaxRatesSchema));

const includedTaxesSchema = z.object({
  tvaBp: shareSchema,
  /** Per adult and night. */
  stayTaxCentimes: nonNegativeCentimesSchema,
});
export type IncludedTaxes = z.output<typeof includedTaxesSchema>;

/** The days from which prices contain other taxes than before, in order; missing in answers of an older API. */
export const includedTaxChangesSchema = z.optional(
  z.array(
    z.object({
      from: calendarDateSchema,
      before: includedTaxesSchema,
      after: includedTaxesSchema,
    }),
  ),
);
export type IncludedTaxChanges = z.output<typeof includedTaxChangesSchema>;

/** The taxes that come on top of prices, as lines of their own. */
export const addedTaxesSchema = z.object({
  tdsCentimes: centimesSchema,
  tvaCentimes: centimesSchema,
  stayTaxCentimes: centimesSchema,
});
export type AddedTaxes = z.output<typeof addedTaxesSchema>;

/** What lines contain, or have had added, together: the TVA of each rate, the lowest rate first, and the stay tax. */
export const taxSummarySchema = z.object({
  tva: z.array(
    z.object({ tvaBp: shareSchema, netCentimes: centimesSchema, tvaCentimes: centimesSchema }),
  ),
  stayTaxCentimes: centimesSchema,
});
export type TaxSummary = z.output<typeof taxSummarySchema>;
