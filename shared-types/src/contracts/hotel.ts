import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { hotelIdSchema } from "../values/ids.ts";
import { writtenSchema } from "./written.ts";

/** A line of the super admin's list of hotels (SYS-01). */
export const hotelSummarySchema = z.object({
  id: hotelIdSchema,
  name: z.string(),
  city: z.string(),
  businessDate: calendarDateSchema,
  /** When the subscription ends; null is shown as 'Not Set'. */
  expiresAt: z.nullable(z.string()),
  /** The hotel's time zone. Missing in answers of an older API. */
  timeZone: z.optional(z.string()),
});
export type HotelSummary = z.infer<typeof hotelSummarySchema>;

const placeSchema = z.pick(hotelSummarySchema, { name: true, id: true });

/** Cursor of a page of hotels: those after this one, where the previous page ended. Both fields or none. */
export const hotelListQuerySchema = z.strictObject({
  afterName: z.optional(placeSchema.shape.name),
  afterId: z.optional(placeSchema.shape.id),
});
export type HotelListQuery = z.infer<typeof hotelListQuerySchema>;

export const hotelListSchema = z.object({
  hotels: z.array(hotelSummarySchema),
  /** Cursor of the next page; null on the last one. */
  next: z.nullable(placeSchema),
});
export type HotelList = z.infer<typeof hotelListSchema>;

/** What a write of the hotel itself answers. */
export const savedHotelSchema = writtenSchema(hotelIdSchema);
export type SavedHotel = z.infer<typeof savedHotelSchema>;

/** What somebody types to find a hotel; an empty text finds the first ones by name. */
export const hotelSearchSchema = z.strictObject({
  query: z.string().check(z.trim(), z.maxLength(160)),
});
export const foundHotelSchema = z.pick(hotelSummarySchema, { id: true, name: true, city: true });
export type FoundHotel = z.infer<typeof foundHotelSchema>;
export const foundHotelsSchema = z.object({ hotels: z.array(foundHotelSchema) });
export type FoundHotels = z.infer<typeof foundHotelsSchema>;

/** Confirmation of a hotel's removal: its name as the user typed it (SYS-05). */
export const removeHotelSchema = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type RemoveHotel = z.infer<typeof removeHotelSchema>;
