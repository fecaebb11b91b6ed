import * as z from "zod/mini";
import { companyIdSchema, roomTypeIdSchema } from "../values/ids.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";
import { shareSchema, taxRateListSchema, tdsChangesSchema } from "./tax.ts";

/**
 * A rate plan that the desk may choose (BK-03): the public rate of the type and guest count, the
 * company's rate for 1–4 persons, the type's base rate, and the 'Default Rate' of 0, which no
 * booking can be saved with.
 */
export const ratePlanSchema = z.enum([
  "public",
  "company-1",
  "company-2",
  "company-3",
  "company-4",
  "base",
  "default",
]);
export type RatePlan = z.infer<typeof ratePlanSchema>;

/** `rateCentimes` is the price of one night of the room. */
export const rateOfferSchema = z.object({
  plan: ratePlanSchema,
  rateCentimes: nonNegativeCentimesSchema,
});
export type RateOffer = z.infer<typeof rateOfferSchema>;

export const rateOffersQuerySchema = z.strictObject({
  roomTypeId: roomTypeIdSchema,
  guests: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(13)),
  companyId: z.optional(companyIdSchema),
});
export const rateOffersSchema = z.object({
  roomTypeName: z.string(),
  offers: z.array(rateOfferSchema),
  /**
   * The tourism tax charged in addition to each night's rate, in basis points; missing in answers of an
   * older API.
   */
  tdsBp: z.optional(shareSchema),
  tdsChanges: tdsChangesSchema,
  taxRates: taxRateListSchema,
});
export type RateOffers = z.infer<typeof rateOffersSchema>;

/** A room type with its rates per night for 1 … `maxOccupancy` guests, in this order (RAT-01). */
export const rateSheetTypeSchema = z.object({
  roomTypeId: roomTypeIdSchema,
  name: z.string(),
  maxOccupancy: z.int().check(z.minimum(1), z.maximum(13)),
  /** Null until a rate was saved. */
  rates: z.array(z.nullable(nonNegativeCentimesSchema)),
});
export type RateSheetType = z.infer<typeof rateSheetTypeSchema>;

export const rateSheetSchema = z.object({
  roomTypes: z.array(rateSheetTypeSchema),
  /** When and by whom a rate was last saved; `by` is empty where the log no longer has the entry (RAT-02). */
  lastUpdated: z.nullable(z.object({ at: z.iso.datetime({ offset: true }), by: z.string() })),
});
export type RateSheet = z.infer<typeof rateSheetSchema>;

/** A rate to save. `seenCentimes` is the stored rate when editing began; a different one is a conflict. */
export const savedRateSchema = z.strictObject({
  roomTypeId: roomTypeIdSchema,
  guests: z.int().check(z.minimum(1), z.maximum(13)),
  rateCentimes: nonNegativeCentimesSchema,
  seenCentimes: z.nullable(nonNegativeCentimesSchema),
});
export type SavedRate = z.infer<typeof savedRateSchema>;

export const saveRatesSchema = z.strictObject({
  rates: z
    .array(savedRateSchema)
    .check(
      z.minLength(1),
      z.maxLength(1_300),
      z.refine(isEachOnce, "a rate of a room type and guest count stands once"),
    ),
});
export type SaveRates = z.infer<typeof saveRatesSchema>;

/** The number of rates saved. */
export const savedRatesSchema = z.object({ saved: z.int() });
export type SavedRates = z.infer<typeof savedRatesSchema>;

function isEachOnce(rates: readonly SavedRate[]): boolean {
  return (
    new Set(rates.map(({ roomTypeId, guests }) => `${roomTypeId} ${guests}`)).size === rates.length
  );
}

/** An unsaved edit of a cell of the rate manager; `seen` is the stored value when editing began. */
export const changedRateSchema = z.object({
  typed: z.string(),
  seen: z.nullable(nonNegativeCentimesSchema),
  /** The typed text, where it is not a number and was read as 0. */
  noNumber: z.optional(z.string()),
});
export type ChangedRate = z.infer<typeof changedRateSchema>;
export const ratesDraftSchema = z.record(z.string(), changedRateSchema);
