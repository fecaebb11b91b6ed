import * as z from "zod/mini";
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
 * The rate that the user selected, with the amount shown, so that a concurrent rate change is detected. The
 * booking's own plan and rate keep the agreed amount, whatever is offered now.
 */
export const chosenRateSchema = z.strictObject({
  ratePlan: ratePlanSchema,
  rateCentimes: centimesSchema,
});
export type ChosenRate = z.infer<typeof chosenRateSchema>;

/** The price of a stay at one rate. Nights before a rate change keep their former price. */
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
  rate: z.nullable(chosenRateSchema),
});
export type ChangeRoom = z.infer<typeof changeRoomSchema>;

export const changeRoomPreviewQuerySchema = z.strictObject({ roomId: roomIdSchema });
export const changeRoomPreviewSchema = z.object({
  roomId: roomIdSchema,
  roomNumber: z.string(),
  roomTypeId: roomTypeIdSchema,
  roomTypeName: z.string(),
  /** The new room is of another type, so the user chooses a rate. */
  typeChanges: z.boolean(),
  /** The current price, and the price when the agreed rate is kept. */
  kept: stayPriceSchema,
  /** The rates offered for the new room's type, with the stay's total at each. */
  offers: z.array(stayPriceSchema),
});
export type ChangeRoomPreview = z.infer<typeof changeRoomPreviewSchema>;

/**
 * Other dates (BK-17), and another room where the present one is taken on them. After check-in the check-in
 * date cannot change.
 */
export const changeDatesSchema = z.strictObject({
  version: z.int(),
  checkInDate: z.optional(calendarDateSchema),
  checkOutDate: calendarDateSchema,
  roomId: z.optional(roomIdSchema),
  rate: z.optional(z.nullable(chosenRateSchema)),
});
export type ChangeDates = z.infer<typeof changeDatesSchema>;

export const changeDatesPreviewQuerySchema = z.pick(changeDatesSchema, {
  checkInDate: true,
  checkOutDate: true,
  roomId: true,
});
export const changeDatesPreviewSchema = z.object({
  before: stayPriceSchema,
  after: stayPriceSchema,
});
export type ChangeDatesPreview = z.infer<typeof changeDatesPreviewSchema>;

/** A full replacement of a stay's details (BK-10): fields that are left out are cleared. */
export const editDetailsSchema = z.strictObject({
  version: z.int(),
  adults: adultsSchema,
  children: childrenSchema,
  comments: commentsSchema,
  companyId: z.nullable(companyIdSchema),
  rate: chosenRateSchema,
  guests: bookingGuestsInputSchema,
});
export type EditDetails = z.infer<typeof editDetailsSchema>;

/** Details that two users can change concurrently. */
export const contestedDetailSchema = z.enum([
  "guests",
  "adults",
  "children",
  "company",
  "comments",
]);
export type ContestedDetail = z.infer<typeof contestedDetailSchema>;

/** The values of changed details, as displayed, before the change. */
export const detailsBeforeSchema = z.partialRecord(contestedDetailSchema, z.string());

const moveAsideSchema = z.strictObject({
  bookingId: bookingIdSchema,
  version: z.int(),
  toRoomId: roomIdSchema,
});
export type MoveAside = z.infer<typeof moveAsideSchema>;

const ofBooking = { bookingId: bookingIdSchema };

/**
 * The last step of the conflict wizard (BK-08): moves the conflicting bookings to other rooms at their
 * agreed rates, then makes the requested change. One transaction.
 */
export const resolveConflictSchema = z.strictObject({
  moves: z.array(moveAsideSchema).check(z.minLength(1), z.maxLength(8)),
  finalise: z.discriminatedUnion("step", [
    z.strictObject({ step: z.literal("create"), booking: createBookingSchema }),
    z.strictObject({ step: z.literal("change-room"), ...ofBooking, ...changeRoomSchema.shape }),
    z.strictObject({ step: z.literal("dates"), ...ofBooking, ...changeDatesSchema.shape }),
    z.strictObject({ step: z.literal("reactivate"), ...ofBooking, version: z.int() }),
  ]),
});
export type ResolveConflict = z.infer<typeof resolveConflictSchema>;
