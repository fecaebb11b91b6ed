import * as z from "zod/mini";

/** A change that was made without a network, refused later, and discarded by hand: kept in the audit trail. */
export const discardedChangeSchema = z.strictObject({
  /** In words: 'Room 204: Clean'. */
  change: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  /** The name of the person who made it. */
  madeBy: z.string().check(z.trim(), z.maxLength(200)),
  madeAt: z.iso.datetime({ offset: true }),
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});
export type DiscardedChange = z.infer<typeof discardedChangeSchema>;
