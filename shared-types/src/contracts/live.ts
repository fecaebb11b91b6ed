import * as z from "zod/mini";

/** The words of the cache: what a screen has read, and what a change makes stale. */
export const liveTags = [
  "Room",
  "Booking",
  "Folio",
  "Guest",
  "Company",
  "Hotel",
  "Rate",
  "Availability",
  "Restaurant",
  "Bill",
  "User",
  "Modules",
  "Session",
] as const;
export const tagSchema = z.enum(liveTags);
export type Tag = z.infer<typeof tagSchema>;

/**
 * One committed change of a hotel as an open screen receives it: what to read again, without any names.
 *
 * `seq` has no gaps within a hotel: a screen that was away asks for what came after its last one.
 */
export const liveChangeSchema = z.object({
  seq: z.int().check(z.positive()),
  tags: z.array(tagSchema),
  /** Whether the receiving user made the change. */
  own: z.boolean(),
  /** The thing that it was about, for those who may read all that the tags name. */
  entityId: z.optional(z.string()),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;
