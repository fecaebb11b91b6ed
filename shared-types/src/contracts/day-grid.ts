import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  bookingIdSchema,
  groupIdSchema,
  hotelIdSchema,
  roomIdSchema,
  roomTypeIdSchema,
} from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { soldOutTypeSchema } from "./availability.ts";
import { bookingStatusSchema } from "./booking.ts";
import { referenceSchema } from "./reference.ts";
import { floorSchema, roomSchema, roomTypeSchema } from "./room.ts";

/** A booking as the room card shows it. */
export const gridBookingSchema = z.object({
  id: bookingIdSchema,
  reference: referenceSchema,
  status: bookingStatusSchema,
  guestName: z.string(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  adults: z.int(),
  children: z.int(),
  /** Whether one of the stay's guests is a VIP; missing in answers of an older API. */
  isVip: z.optional(z.boolean()),
  companyName: z.nullable(z.string()),
  groupName: z.nullable(z.string()),
  /** Missing in answers of an older API, as is the balance. */
  comments: z.optional(z.string()),
  /** What a guest in house owes, over the guest's own folios; negative where more was paid than charged. */
  balanceCentimes: z.nullish(centimesSchema),
  version: z.int(),
});
export type GridBooking = z.infer<typeof gridBookingSchema>;

/**
 * A room with the active bookings of the day: departing, staying and arriving; in-house bookings first, then
 * by arrival.
 */
export const gridRoomSchema = z.extend(roomSchema, {
  bookings: z.array(gridBookingSchema),
  /**
   * The first day after the one shown on which another booking or an out-of-order period begins; null where
   * none is known. Missing in answers of an older API.
   */
  nextTaken: z.nullish(calendarDateSchema),
});
export type GridRoom = z.infer<typeof gridRoomSchema>;

/** Rooms of a block that a group holds for a night and that have no booking yet (GRP-08). */
export const groupRoomsSchema = z.object({
  groupId: groupIdSchema,
  groupName: z.string(),
  blockId: z.uuid(),
  roomTypeId: roomTypeIdSchema,
  roomTypeName: z.string(),
  rooms: z.int().check(z.positive()),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  /** A night of all of them by the contract: no limit of a single posting. */
  nightCentimes: centimesSchema,
  /** The TVA that is added to that night when the night audit charges it: only in the audit's answers. */
  tvaCentimes: z.optional(centimesSchema),
});
export type GroupRooms = z.infer<typeof groupRoomsSchema>;

/** The front desk's live view of one day (FO-02, FO-03). */
export const dayGridSchema = z.object({
  businessDate: calendarDateSchema,
  date: calendarDateSchema,
  floors: z.array(floorSchema),
  roomTypes: z.array(roomTypeSchema),
  rooms: z.array(gridRoomSchema),
  /** What groups hold for the night of `date` without a booking; none on days that are over. */
  groupRooms: z.optional(z.array(groupRoomsSchema)),
  /** For each type that is sold out within 30 nights: the first such night. */
  soldOut: z.optional(z.array(soldOutTypeSchema)),
});
export type DayGrid = z.infer<typeof dayGridSchema>;

/** A booking that ended on the business date, or whose guest has not arrived: it can be reopened. */
export const endedStaySchema = z.object({
  id: bookingIdSchema,
  reference: referenceSchema,
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
