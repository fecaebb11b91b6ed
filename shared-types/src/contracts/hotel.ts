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

export const hotelListSchema = z.object({ hotels: z.array(hotelSummarySchema) });
export type HotelList = z.infer<typeof hotelListSchema>;

/** What a hotel is removed with: its name, as it was typed and compared on the screen (SYS-05). */
export const removeHotelSchema = z.strictObject({ name: z.string().min(1).max(300) });
export type RemoveHotel = z.infer<typeof removeHotelSchema>;
