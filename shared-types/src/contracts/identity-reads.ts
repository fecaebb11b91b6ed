import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { guestIdSchema, userIdSchema } from "../values/ids.ts";

/** Why the API returned a guest's identity; each endpoint that does so has its own value. */
export const identityPurposeSchema = z.enum([
  /** The record was opened: the cardex, or the form that completes a police report. */
  "record",
  /** It was suggested as a possible duplicate. */
  "suggested",
  /** The list of police forms. */
  "police-report",
  /** The printed police report. */
  "police-print",
]);
export type IdentityPurpose = z.infer<typeof identityPurposeSchema>;

const placeSchema = z.strictObject({ at: z.iso.datetime(), id: z.uuid() });

/** Filters of the log. Every filter narrows the result. */
export const identityReadsQuerySchema = z.strictObject({
  /** Cursor: only entries before this one, where the previous page ended. Both fields or none. */
  beforeAt: z.optional(placeSchema.shape.at),
  beforeId: z.optional(placeSchema.shape.id),
  by: z.optional(userIdSchema),
  /** The guest, including records that were merged into this one. */
  guest: z.optional(guestIdSchema),
  purpose: z.optional(identityPurposeSchema),
  /** Days in the hotel's time zone, both inclusive. */
  from: z.optional(calendarDateSchema),
  to: z.optional(calendarDateSchema),
});
export type IdentityReadsQuery = z.infer<typeof identityReadsQuerySchema>;

/** Who read whose identity, when, and for which purpose. The values that were read are not stored. */
export const identityReadSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.object({ id: userIdSchema, name: z.string() }),
  /** The guest's current name; for a merged record, the name of the record it was merged into. */
  guest: z.object({ id: guestIdSchema, name: z.string() }),
  purpose: identityPurposeSchema,
});
export type IdentityRead = z.infer<typeof identityReadSchema>;

export const identityReadsPageSchema = z.object({
  reads: z.array(identityReadSchema),
  /** Cursor of the next page; null on the last one. */
  next: z.nullable(placeSchema),
  /** Users that the log can be filtered by. */
  people: z.array(z.object({ id: userIdSchema, name: z.string() })),
});
export type IdentityReadsPage = z.infer<typeof identityReadsPageSchema>;
