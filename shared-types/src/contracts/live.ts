import * as z from "zod";

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
 * One committed change of a hotel, as every open screen hears of it.
 *
 * `seq` has no gaps within a hotel: a screen that was away asks for what came after its last one.
 */
export const liveChangeSchema = z.object({
  seq: z.int().positive(),
  tags: z.array(tagSchema),
  action: z.string(),
  entityId: z.string().nullable(),
  by: z.string().nullable(),
});
export type LiveChange = z.infer<typeof liveChangeSchema>;
