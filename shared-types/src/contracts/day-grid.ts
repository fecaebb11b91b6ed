import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, hotelIdSchema, roomIdSchema } from "../values/ids.ts";
import { bookingStatusSchema } from "./booking.ts";
import { floorSchema, roomSchema, roomTypeSchema } from "./room.ts";

/** A booking as the room card shows it. */
export const gridBookingSchema = z.object({
  id: bookingIdSchema,
  status: bookingStatusSchema,
  guestName: z.string(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  adults: z.int(),
  children: z.int(),
  companyName: z.nullable(z.string()),
  groupName: z.nullable(z.string()),
  version: z.int(),
});
export type GridBooking = z.infer<typeof gridBookingSchema>;

/**
 * A room with the active bookings of the day: departing, staying and arriving; in-house bookings first, then
 * by arrival.
 */
export const gridRoomSchema = z.extend(roomSchema, { bookings: z.array(gridBookingSchema) });
export type GridRoom = z.infer<typeof gridRoomSchema>;

/** The front desk's live view of one day (FO-02, FO-03). */
export const dayGridSchema = z.object({
  businessDate: calendarDateSchema,
  date: calendarDateSchema,
  floors: z.array(floorSchema),
  roomTypes: z.array(roomTypeSchema),
  rooms: z.array(gridRoomSchema),
});
export type DayGrid = z.infer<typeof dayGridSchema>;

/** A booking that ended on the business date, or whose guest has not arrived: it can be reopened. */
export const endedStaySchema = z.object({
  id: bookingIdSchema,
  status: z.enum(["Checked-out", "Cancelled", "no-show"]),
  roomId: roomIdSchema,
  roomNumber: z.string(),
  guestName: z.string(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
});
export type EndedStay = z.infer<typeof endedStaySchema>;

/** The latest first, no-shows last; at most 200. */
export const endedStayListSchema = z.object({ stays: z.array(endedStaySchema) });
export type EndedStayList = z.infer<typeof endedStayListSchema>;

export const dayGridQuerySchema = z.strictObject({ date: z.optional(calendarDateSchema) });
export const hotelRefSchema = z.object({ hotelId: hotelIdSchema });
