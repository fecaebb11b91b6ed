import * as z from "zod";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  bookingIdSchema,
  companyIdSchema,
  groupIdSchema,
  guestIdSchema,
  hotelIdSchema,
  roomIdSchema,
  roomTypeIdSchema,
} from "../values/ids.ts";
import { centimesSchema, positiveCentimesSchema } from "../values/money.ts";
import {
  companyTransferSchema,
  EACH_FOLIO_ONCE,
  folioSchema,
  groupTransferSchema,
  namesEachFolioOnce,
} from "./folio.ts";
import { bookingGuestInputSchema } from "./guest.ts";
import { ratePlanSchema } from "./rate.ts";
import { writtenSchema } from "./written.ts";

/** Of groups, whose stays name it. */
export const groupStatusSchema = z.enum(["Confirmed", "Cancelled"]);
export type GroupStatus = z.infer<typeof groupStatusSchema>;

export const bookingStatusSchema = z.enum([
  "Reserved",
  "Confirmed",
  "Checked-in",
  "Checked-out",
  "Cancelled",
  "no-show",
]);
export type BookingStatus = z.infer<typeof bookingStatusSchema>;

export const bookingRefSchema = z.object({ hotelId: hotelIdSchema, bookingId: bookingIdSchema });
export type BookingRef = z.infer<typeof bookingRefSchema>;

export const adultsSchema = z.int().min(1).max(8);
export const childrenSchema = z.int().min(0).max(5);

/** The longest stay that can be booked, in nights. */
export const MAX_STAY_NIGHTS = 365;

export const commentsSchema = z.string().trim().max(2000);

/** Who stays: exactly one is the primary guest. */
export const bookingGuestsInputSchema = z
  .array(z.strictObject({ guest: bookingGuestInputSchema, isPrimary: z.boolean() }))
  .max(13);
export type BookingGuestsInput = z.infer<typeof bookingGuestsInputSchema>;

/**
 * A new booking or a walk-in (BK-01). Exactly one guest is the primary one: the first of the list
 * that says so. `rateCentimes` repeats the offer the desk saw, so that a rate changed in
 * the meantime is noticed. `checkInNow` asks for Checked-in at once (BK-06).
 */
export const createBookingSchema = z.strictObject({
  roomId: roomIdSchema,
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  adults: adultsSchema,
  children: childrenSchema,
  ratePlan: ratePlanSchema,
  rateCentimes: centimesSchema,
  guests: bookingGuestsInputSchema,
  companyId: companyIdSchema.nullable(),
  comments: commentsSchema,
  checkInNow: z.boolean(),
});
export type CreateBooking = z.infer<typeof createBookingSchema>;

export const bookingGuestSchema = z.object({
  guestId: guestIdSchema,
  fullName: z.string(),
  phone: z.string().nullable(),
  isPrimary: z.boolean(),
});
export type BookingGuest = z.infer<typeof bookingGuestSchema>;

/** One entry of a booking's history (BK-18). `details` are the facts, for people to read. */
export const bookingHistoryEntrySchema = z.object({
  at: z.string(),
  user: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type BookingHistoryEntry = z.infer<typeof bookingHistoryEntrySchema>;

/** What an undo takes back (BK-20). */
export const undoableStepSchema = z.enum(["check-in", "check-out", "cancellation"]);
export type UndoableStep = z.infer<typeof undoableStepSchema>;

/** The last step of a booking that an undo could take back, and the business date it was taken on. */
export const lastStepSchema = z.object({
  step: undoableStepSchema,
  businessDate: calendarDateSchema,
  /** A folio of the stay is on an invoice. */
  isInvoiced: z.boolean(),
  /** Of a check-out: the day until which the stay was booked, and is again. An older API says nothing of it. */
  bookedUntil: calendarDateSchema.nullish(),
});
export type LastStep = z.infer<typeof lastStepSchema>;

export const bookingSchema = z.object({
  id: bookingIdSchema,
  status: bookingStatusSchema,
  roomId: roomIdSchema,
  roomNumber: z.string(),
  roomTypeId: roomTypeIdSchema,
  roomTypeName: z.string(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  ratePlan: z.string(),
  rateCentimes: positiveCentimesSchema,
  totalCentimes: centimesSchema,
  /** The tourism tax that all nights come to; it is charged beside the rate. */
  tdsCentimes: centimesSchema,
  /** The hotel's tourism tax, in basis points of each night's price. */
  tdsBp: z.int().min(0),
  company: z.object({ id: companyIdSchema, name: z.string() }).nullable(),
  groupId: groupIdSchema.nullable(),
  /** Of the group's stays; one that was called off takes nothing over any more. */
  groupStatus: groupStatusSchema.nullable(),
  comments: z.string(),
  guests: z.array(bookingGuestSchema),
  folios: z.array(folioSchema),
  history: z.array(bookingHistoryEntrySchema),
  createdAt: z.string(),
  checkedInAt: z.string().nullable(),
  checkedOutAt: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  cancellationReason: z.string().nullable(),
  lastStep: lastStepSchema.nullable(),
  version: z.int(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** What a write of a booking answers. */
export const savedBookingSchema = writtenSchema(bookingIdSchema);
export type SavedBooking = z.infer<typeof savedBookingSchema>;

/** A step in a booking's life. `version` is the one the desk saw: a stale one is refused. */
export const bookingStepSchema = z.strictObject({ version: z.int() });
export type BookingStep = z.infer<typeof bookingStepSchema>;

/**
 * A check-out; what is open on a company's folio can go to the company's account with it (BK-14), and
 * what is open on the guest's to that of the stay's group.
 */
export const checkOutSchema = bookingStepSchema.extend({
  toCompanyAccount: z.array(companyTransferSchema).max(10).optional(),
  toGroupAccount: z
    .array(groupTransferSchema)
    .max(10)
    .refine(namesEachFolioOnce, EACH_FOLIO_ONCE)
    .optional(),
});
export type CheckOut = z.infer<typeof checkOutSchema>;

const reasonSchema = z.string().trim().min(1).max(500);

/** The reason must not be blank: 'Please provide a reason for cancellation.' (BK-12) */
export const cancelBookingSchema = z.strictObject({ version: z.int(), reason: reasonSchema });
export type CancelBooking = z.infer<typeof cancelBookingSchema>;

/** Takes the last step back: check-in, check-out or cancellation (BK-20). */
export const undoStepSchema = z.strictObject({ version: z.int(), reason: reasonSchema });
export type UndoStep = z.infer<typeof undoStepSchema>;
