import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { hotelIdSchema } from "../values/ids.ts";

/** A line of the super admin's list of hotels (SYS-01). */
export const hotelSummarySchema = z.object({
  id: hotelIdSchema,
  name: z.string(),
  city: z.string(),
  businessDate: calendarDateSchema,
  /** When the subscription ends; null is shown as 'Not Set'. */
  expiresAt: z.string().nullable(),
});
export type HotelSummary = z.infer<typeof hotelSummarySchema>;

const placeSchema = hotelSummarySchema.pick({ name: true, id: true });

/** Which page of the hotels: those after this one, where the page before ended. Both or none. */
export const hotelListQuerySchema = z.strictObject({
  afterName: placeSchema.shape.name.optional(),
  afterId: placeSchema.shape.id.optional(),
});
export type HotelListQuery = z.infer<typeof hotelListQuerySchema>;

export const hotelListSchema = z.object({
  hotels: z.array(hotelSummarySchema),
  /** Where the next page begins; null at the last hotel. */
  next: placeSchema.nullable(),
});
export type HotelList = z.infer<typeof hotelListSchema>;

/** What a hotel is removed with: its name, as it was typed and compared on the screen (SYS-05). */
export const removeHotelSchema = z.strictObject({ name: z.string().min(1).max(300) });
export type RemoveHotel = z.infer<typeof removeHotelSchema>;
