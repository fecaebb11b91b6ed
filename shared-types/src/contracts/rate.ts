import * as z from "zod";
import { companyIdSchema, roomTypeIdSchema } from "../values/ids.ts";
import { nonNegativeCentimesSchema } from "../values/money.ts";

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
  guests: z.coerce.number().int().min(1).max(13),
  companyId: companyIdSchema.optional(),
});
export const rateOffersSchema = z.object({
  roomTypeName: z.string(),
  offers: z.array(rateOfferSchema),
});
export type RateOffers = z.infer<typeof rateOffersSchema>;
