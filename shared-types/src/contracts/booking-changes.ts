import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, companyIdSchema, roomIdSchema, roomTypeIdSchema } from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import {
  adultsSchema,
  bookingGuestsInputSchema,
  childrenSchema,
  commentsSchema,
  createBookingSchema,
} from "./booking.ts";
import { ratePlanSchema } from "./rate.ts";

/**
 * The rate that the desk chose, as it saw it: a rate changed in the meantime is noticed. The
 * booking's own plan and rate keep what was agreed, whatever is offered now.
 */
export const chosenRateSchema = z.strictObject({
  ratePlan: ratePlanSchema,
  rateCentimes: centimesSchema,
});
export type ChosenRate = z.infer<typeof chosenRateSchema>;

/** What a stay costs at one rate. Nights before a change of the rate keep what they cost then. */
export const stayPriceSchema = z.object({
  ratePlan: ratePlanSchema,
  rateCentimes: centimesSchema,
  nights: z.int(),
  totalCentimes: centimesSchema,
});
export type StayPrice = z.infer<typeof stayPriceSchema>;

/** Another room for the whole stay (BK-16). Without a rate the agreed one is kept. */
export const changeRoomSchema = z.strictObject({
  version: z.int(),
  roomId: roomIdSchema,
  rate: chosenRateSchema.nullable(),
});
export type ChangeRoom = z.infer<typeof changeRoomSchema>;

export const changeRoomPreviewQuerySchema = z.strictObject({ roomId: roomIdSchema });
export const changeRoomPreviewSchema = z.object({
  roomId: roomIdSchema,
  roomNumber: z.string(),
  roomTypeId: roomTypeIdSchema,
  roomTypeName: z.string(),
  /** The new room is of another type: the desk is asked about the rate. */
  typeChanges: z.boolean(),
  /** As it is now, and as it stays when the agreed rate is kept. */
  kept: stayPriceSchema,
  /** What the new room's type is offered at, and the stay's total then. */
  offers: z.array(stayPriceSchema),
});
export type ChangeRoomPreview = z.infer<typeof changeRoomPreviewSchema>;

/**
 * Other dates (BK-17), and another room where the present one is taken on them. A guest who has
 * arrived keeps the check-in date.
 */
export const changeDatesSchema = z.strictObject({
  version: z.int(),
  checkInDate: calendarDateSchema.optional(),
  checkOutDate: calendarDateSchema,
  roomId: roomIdSchema.optional(),
  rate: chosenRateSchema.nullable().optional(),
});
export type ChangeDates = z.infer<typeof changeDatesSchema>;

export const changeDatesPreviewQuerySchema = changeDatesSchema.pick({
  checkInDate: true,
  checkOutDate: true,
  roomId: true,
});
export const changeDatesPreviewSchema = z.object({
  before: stayPriceSchema,
  after: stayPriceSchema,
});
export type ChangeDatesPreview = z.infer<typeof changeDatesPreviewSchema>;

/** A stay's details as a whole (BK-10): what is not repeated here is gone. */
export const editDetailsSchema = z.strictObject({
  version: z.int(),
  adults: adultsSchema,
  children: childrenSchema,
  comments: commentsSchema,
  companyId: companyIdSchema.nullable(),
  rate: chosenRateSchema,
  guests: bookingGuestsInputSchema,
});
export type EditDetails = z.infer<typeof editDetailsSchema>;

/** What two desks can change in a stay's details at once. */
export const contestedDetailSchema = z.enum([
  "guests",
  "adults",
  "children",
  "company",
  "comments",
]);
export type ContestedDetail = z.infer<typeof contestedDetailSchema>;

/** What stood in the details that a desk is changing, as people read it, before it did. */
export const detailsBeforeSchema = z.partialRecord(contestedDetailSchema, z.string());

const moveAsideSchema = z.strictObject({
  bookingId: bookingIdSchema,
  version: z.int(),
  toRoomId: roomIdSchema,
});
export type MoveAside = z.infer<typeof moveAsideSchema>;

const ofBooking = { bookingId: bookingIdSchema };

/**
 * The end of the conflict wizard (BK-08): the bookings in the way move to other rooms at the rate
 * they were sold at, and what they stood in the way of is done; all of it or nothing.
 */
export const resolveConflictSchema = z.strictObject({
  moves: z.array(moveAsideSchema).min(1).max(8),
  finalise: z.discriminatedUnion("step", [
    z.strictObject({ step: z.literal("create"), booking: createBookingSchema }),
    z.strictObject({ step: z.literal("change-room"), ...ofBooking, ...changeRoomSchema.shape }),
    z.strictObject({ step: z.literal("dates"), ...ofBooking, ...changeDatesSchema.shape }),
    z.strictObject({ step: z.literal("reactivate"), ...ofBooking, version: z.int() }),
  ]),
});
export type ResolveConflict = z.infer<typeof resolveConflictSchema>;
