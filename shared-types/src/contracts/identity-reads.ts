import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { guestIdSchema, userIdSchema } from "../values/ids.ts";

/** Why a guest's identity left the API; each door that shows one has its word. */
export const identityPurposeSchema = z.enum([
  /** The record was opened: the cardex, or the form that completes a police form. */
  "record",
  /** It was suggested as a record that may be about the same person. */
  "suggested",
  /** The list of police forms. */
  "police-report",
  /** The police form, on paper. */
  "police-print",
]);
export type IdentityPurpose = z.infer<typeof identityPurposeSchema>;

const placeSchema = z.strictObject({ at: z.iso.datetime(), id: z.uuid() });

/** Which part of the log: every filter narrows it. */
export const identityReadsQuerySchema = z.strictObject({
  /** Only what came before this line: where the page before ended. Both or none. */
  beforeAt: placeSchema.shape.at.optional(),
  beforeId: placeSchema.shape.id.optional(),
  by: userIdSchema.optional(),
  /** The guest, under whichever record: those that became part of this one count. */
  guest: guestIdSchema.optional(),
  purpose: identityPurposeSchema.optional(),
  /** Days of the hotel's own clock, both included. */
  from: calendarDateSchema.optional(),
  to: calendarDateSchema.optional(),
});
export type IdentityReadsQuery = z.infer<typeof identityReadsQuerySchema>;

/** Who was shown whose identity, when, and what for. What stood there is not kept. */
export const identityReadSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.object({ id: userIdSchema, name: z.string() }),
  /** The guest as they are called now: of a record that was merged, the one that it is part of. */
  guest: z.object({ id: guestIdSchema, name: z.string() }),
  purpose: identityPurposeSchema,
});
export type IdentityRead = z.infer<typeof identityReadSchema>;

export const identityReadsPageSchema = z.object({
  reads: z.array(identityReadSchema),
  /** Where the next page begins; null at the first line. */
  next: placeSchema.nullable(),
  /** Whom the log can be filtered by. */
  people: z.array(z.object({ id: userIdSchema, name: z.string() })),
});
export type IdentityReadsPage = z.infer<typeof identityReadsPageSchema>;
