import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { companyIdSchema, roomIdSchema, roomTypeIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { rateOffersSchema, ratePlanSchema } from "./rate.ts";
import { housekeepingStatusSchema } from "./room.ts";

export const freeRoomsQuerySchema = z.strictObject({
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  roomTypeId: z.optional(roomTypeIdSchema),
});

/** A room that is free on every night of the requested span. */
export const freeRoomSchema = z.object({
  id: roomIdSchema,
  number: z.string(),
  floorName: z.string(),
  roomTypeId: roomTypeIdSchema,
  roomTypeName: z.string(),
  maxOccupancy: z.int(),
  housekeepingStatus: housekeepingStatusSchema,
  /** Another guest is still in the room: it can be booked for the stay, but not checked in to right now. */
  occupiedNow: z.boolean(),
  /**
   * Rooms of this type that can still be sold for these nights: fewer than are free where groups hold some
   * without a name. Null where none is taken on any night; missing in answers of an older API.
   */
  leftOfType: z.nullish(z.int()),
});
export type FreeRoom = z.infer<typeof freeRoomSchema>;

/** A type of which nothing is left to sell, and the first such night of those asked about. */
export const soldOutTypeSchema = z.object({
  roomTypeId: roomTypeIdSchema,
  from: calendarDateSchema,
});

export const freeRoomListSchema = z.object({
  rooms: z.array(freeRoomSchema),
  /** Their rooms are in no list although some may be empty; missing in answers of an older API. */
  soldOut: z.optional(z.array(soldOutTypeSchema)),
});
export type FreeRoomList = z.infer<typeof freeRoomListSchema>;

/** Free rooms for a stay for which a room of one type was requested (BK-19). */
export const alternativesQuerySchema = z.strictObject({
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  roomTypeId: roomTypeIdSchema,
  guests: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(13)),
  companyId: z.optional(companyIdSchema),
  /** Compared at this plan where both types offer it, otherwise at the first plan offered. */
  ratePlan: z.optional(ratePlanSchema),
});
export type AlternativesQuery = z.infer<typeof alternativesQuerySchema>;

/** For an existing booking: its own dates where none are given. */
export const bookingAlternativesQuerySchema = z.strictObject({
  checkIn: z.optional(calendarDateSchema),
  checkOut: z.optional(calendarDateSchema),
});

export const alternativeRoomSchema = z.extend(freeRoomSchema, {
  sameType: z.boolean(),
  ratePlan: ratePlanSchema,
  /** Per night; 0 where the type has no rate yet. */
  rateCentimes: centimesSchema,
  /** Per night, compared with the wanted type's rate; negative where it is cheaper. */
  differenceCentimes: centimesSchema,
});
export type AlternativeRoom = z.infer<typeof alternativeRoomSchema>;

/** Rooms of the wanted type first, then the others, the cheapest first. */
export const alternativesSchema = z.object({
  rooms: z.array(alternativeRoomSchema),
  tdsBp: rateOffersSchema.shape.tdsBp,
  tdsChanges: rateOffersSchema.shape.tdsChanges,
  taxRates: rateOffersSchema.shape.taxRates,
});
export type Alternatives = z.infer<typeof alternativesSchema>;

/** The maximum number of days per request: two months including the adjacent weeks. */
export const MAX_AVAILABILITY_DAYS = 93;

/** Both days are inclusive. */
export const availabilityDaysQuerySchema = z.strictObject({
  from: calendarDateSchema,
  to: calendarDateSchema,
});

/**
 * Rooms left to sell per night (FO-07, FO-10): `free` is in the order of `roomTypes`. Null for past days,
 * whose availability is no longer stored ('--').
 */
export const availabilityDaysSchema = z.object({
  businessDate: calendarDateSchema,
  roomTypes: z.array(z.object({ id: roomTypeIdSchema, name: z.string(), rooms: z.int() })),
  days: z.array(
    z.object({
      date: calendarDateSchema,
      total: z.nullable(z.int()),
      free: z.nullable(z.array(z.int())),
    }),
  ),
});
export type AvailabilityDays = z.infer<typeof availabilityDaysSchema>;
