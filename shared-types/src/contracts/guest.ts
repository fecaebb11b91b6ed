import * as z from "zod";
import { guestIdSchema } from "../values/ids.ts";

/** Has a letter or a digit: a name of signs alone could never be found again. Tatweel only stretches one. */
const hasWords = (name: string) => /[^\P{L}ـ]|\p{N}/u.test(name.normalize("NFKD"));

export const guestNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(160)
  .refine(hasWords, "a name needs a letter or a digit");
export const phoneSchema = z.string().trim().max(40);

/** A guest as suggestions and bookings show them: no identity document leaves with it. */
export const guestSummarySchema = z.object({
  id: guestIdSchema,
  fullName: z.string(),
  phone: z.string().nullable(),
  nationality: z.string().nullable(),
});
export type GuestSummary = z.infer<typeof guestSummarySchema>;

export const guestSearchSchema = z.strictObject({ query: z.string().trim().min(1).max(160) });
export const guestListSchema = z.object({ guests: z.array(guestSummarySchema) });
export type GuestList = z.infer<typeof guestListSchema>;

/** The guest of a booking: one of the hotel's, or a new one by name. */
export const bookingGuestInputSchema = z.union([
  z.strictObject({ guestId: guestIdSchema }),
  z.strictObject({
    fullName: guestNameSchema,
    phone: phoneSchema.optional(),
    nationality: z.string().trim().max(80).optional(),
  }),
]);
export type BookingGuestInput = z.infer<typeof bookingGuestInputSchema>;
