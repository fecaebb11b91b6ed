import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { companyIdSchema, roomIdSchema, roomTypeIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { rateOffersSchema, ratePlanSchema } from "./rate.ts";
import { housekeepingStatusSchema } from "./room.ts";

export const freeRoomsQuerySchema = z.strictObject({
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  roomTypeId: roomTypeIdSchema.optional(),
});

/** A room that nobody holds on any night of the asked span. */
export const freeRoomSchema = z.object({
  id: roomIdSchema,
  number: z.string(),
  floorName: z.string(),
  roomTypeId: roomTypeIdSchema,
  roomTypeName: z.string(),
  maxOccupancy: z.int(),
  housekeepingStatus: housekeepingStatusSchema,
  /** Somebody is still in it: free for the stay, but not for a check-in at this moment. */
  occupiedNow: z.boolean(),
  /**
   * How many rooms of its type can still be sold for these nights: fewer than are free where groups hold
   * some without a name. Null where none is taken on any night; an older API says nothing of it.
   */
  leftOfType: z.int().nullish(),
});
export type FreeRoom = z.infer<typeof freeRoomSchema>;

export const freeRoomListSchema = z.object({ rooms: z.array(freeRoomSchema) });
export type FreeRoomList = z.infer<typeof freeRoomListSchema>;

/** What else is free for a stay that was wanted in a room of one type (BK-19). */
export const alternativesQuerySchema = z.strictObject({
  checkIn: calendarDateSchema,
  checkOut: calendarDateSchema,
  roomTypeId: roomTypeIdSchema,
  guests: z.coerce.number().int().min(1).max(13),
  companyId: companyIdSchema.optional(),
  /** Compared at this plan where both types are offered at it, else at the first one offered. */
  ratePlan: ratePlanSchema.optional(),
});
export type AlternativesQuery = z.infer<typeof alternativesQuerySchema>;

/** Of a booking that there is: its own dates where none are given. */
export const bookingAlternativesQuerySchema = z.strictObject({
  checkIn: calendarDateSchema.optional(),
  checkOut: calendarDateSchema.optional(),
});

export const alternativeRoomSchema = freeRoomSchema.extend({
  sameType: z.boolean(),
  ratePlan: ratePlanSchema,
  /** Of one night; 0 where the type has no rate yet. */
  rateCentimes: centimesSchema,
  /** Of one night, against the wanted type at its rate; below zero where it is cheaper. */
  differenceCentimes: centimesSchema,
});
export type AlternativeRoom = z.infer<typeof alternativeRoomSchema>;

/** Rooms of the wanted type first, then the others, the cheapest first. */
export const alternativesSchema = z.object({
  rooms: z.array(alternativeRoomSchema),
  tdsBp: rateOffersSchema.shape.tdsBp,
});
export type Alternatives = z.infer<typeof alternativesSchema>;

/** The most days that are asked for at once: two months with their edges. */
export const MAX_AVAILABILITY_DAYS = 93;

/** Both days are part of the answer. */
export const availabilityDaysQuerySchema = z.strictObject({
  from: calendarDateSchema,
  to: calendarDateSchema,
});

/**
 * Rooms left to sell, night by night (FO-07, FO-10): `free` in the order of `roomTypes`. Null on a
 * day that is over: what was for sale then is no longer known ('--').
 */
export const availabilityDaysSchema = z.object({
  businessDate: calendarDateSchema,
  roomTypes: z.array(z.object({ id: roomTypeIdSchema, name: z.string(), rooms: z.int() })),
  days: z.array(
    z.object({
      date: calendarDateSchema,
      total: z.int().nullable(),
      free: z.array(z.int()).nullable(),
    }),
  ),
});
export type AvailabilityDays = z.infer<typeof availabilityDaysSchema>;
