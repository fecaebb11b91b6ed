import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";

/** A share in basis points: 900 is 9 %. */
export const shareSchema = z.int().check(z.minimum(0), z.maximum(10_000));

/** Later rates of the tourism tax, each with its first night, in order; missing in answers of an older API. */
export const tdsChangesSchema = z.optional(
  z.array(z.object({ from: calendarDateSchema, tdsBp: shareSchema })),
);

/** A hotel's rates of tax. The stay tax is per person and night. */
export const taxRatesSchema = z.object({
  tvaBp: shareSchema,
  tdsBp: shareSchema,
  stayTaxCentimes: nonNegativeCentimesSchema,
});
export type TaxRates = z.output<typeof taxRatesSchema>;

/** Rates of tax and their first day, which is null for those that the hotel began with. */
export const datedTaxRatesSchema = z.extend(taxRatesSchema, {
  validFrom: z.nullable(calendarDateSchema),
});
export type DatedTaxRates = z.output<typeof datedTaxRatesSchema>;
