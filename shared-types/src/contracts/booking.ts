import * as z from "zod/mini";
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
  postPaymentSchema,
} from "./folio.ts";
import { bookingGuestInputSchema } from "./guest.ts";
import { stayPurchaseOrderSchema } from "./purchase-order.ts";
import { ratePlanSchema } from "./rate.ts";
import { referenceSchema } from "./reference.ts";
import { addedTaxesSchema, taxRateListSchema, tdsChangesSchema } from "./tax.ts";
import { writtenSchema } from "./written.ts";

/** Status of the group a stay belongs to. */
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

export const adultsSchema = z.int().check(z.minimum(1), z.maximum(8));
export const childrenSchema = z.int().check(z.minimum(0), z.maximum(5));

/** The longest stay that can be booked, in nights. */
export const MAX_STAY_NIGHTS = 365;

export const commentsSchema = z.string().check(z.trim(), z.maxLength(2000));

/** The guests of a stay: exactly one is the primary guest. */
export const bookingGuestsInputSchema = z
  .array(z.strictObject({ guest: bookingGuestInputSchema, isPrimary: z.boolean() }))
  .check(z.maxLength(13));
export type BookingGuestsInput = z.infer<typeof bookingGuestsInputSchema>;

/**
 * A new booking or a walk-in (BK-01). Exactly one guest is the primary one: the first in the list with the
 * flag. `rateCentimes` repeats the offer that was shown, so that a concurrent rate change is detected.
 * `checkInNow` requests Checked-in at once (BK-06).
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
  companyId: z.nullable(companyIdSchema),
  comments: commentsSchema,
  checkInNow: z.boolean(),
});
export type CreateBooking = z.infer<typeof createBookingSchema>;

export const bookingGuestSchema = z.object({
  guestId: guestIdSchema,
  fullName: z.string(),
  phone: z.nullable(z.string()),
  isPrimary: z.boolean(),
  /** Missing in answers of an older API. */
  isVip: z.optional(z.boolean()),
});
export type BookingGuest = z.infer<typeof bookingGuestSchema>;

/** One entry of a booking's history (BK-18). `details` holds displayable facts. */
export const bookingHistoryEntrySchema = z.object({
  at: z.string(),
  user: z.string(),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type BookingHistoryEntry = z.infer<typeof bookingHistoryEntrySchema>;

/** The steps that can be undone (BK-20). */
export const undoableStepSchema = z.enum(["check-in", "check-out", "cancellation"]);
export type UndoableStep = z.infer<typeof undoableStepSchema>;

/** The last step of a booking that can be undone, and the business date of that step. */
export const lastStepSchema = z.object({
  step: undoableStepSchema,
  businessDate: calendarDateSchema,
  /** A folio of the stay is on an invoice. */
  isInvoiced: z.boolean(),
  /**
   * For a check-out: the check-out date agreed before it, which an undo restores. Missing in answers of an
   * older API.
   */
  bookedUntil: z.nullish(calendarDateSchema),
});
export type LastStep = z.infer<typeof lastStepSchema>;

export const bookingCompanySchema = z.object({ id: companyIdSchema, name: z.string() });

export const bookingSchema = z.object({
  id: bookingIdSchema,
  reference: referenceSchema,
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
  /** The total tourism tax of all nights; it is charged in addition to the rate. */
  tdsCentimes: centimesSchema,
  /** The hotel's tourism tax, in basis points of the price of each night, until the first change. */
  tdsBp: z.int().check(z.minimum(0)),
  tdsChanges: tdsChangesSchema,
  /** The hotel's rates of TVA and stay tax, and what all taxes on top of the nights come to. */
  taxRates: taxRateListSchema,
  addedTaxes: z.optional(addedTaxesSchema),
  company: z.nullable(bookingCompanySchema),
  groupId: z.nullable(groupIdSchema),
  /** For a stay of a group. A cancelled group takes over no further charges. */
  groupStatus: z.nullable(groupStatusSchema),
  comments: z.string(),
  /** Missing in answers of an older API. */
  purchaseOrder: z.nullish(stayPurchaseOrderSchema),
  guests: z.array(bookingGuestSchema),
  folios: z.array(folioSchema),
  history: z.array(bookingHistoryEntrySchema),
  createdAt: z.string(),
  checkedInAt: z.nullable(z.string()),
  checkedOutAt: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  cancellationReason: z.nullable(z.string()),
  lastStep: z.nullable(lastStepSchema),
  version: z.int(),
});
export type Booking = z.infer<typeof bookingSchema>;

/** What a write of a booking answers. */
export const savedBookingSchema = writtenSchema(bookingIdSchema);
export type SavedBooking = z.infer<typeof savedBookingSchema>;
/** A new booking is said to the guest by its reference. */
export const createdBookingSchema = z.extend(savedBookingSchema, { reference: referenceSchema });
export type CreatedBooking = z.infer<typeof createdBookingSchema>;

/** A step in a booking's life. `version` is the one the desk saw: a stale one is refused. */
export const bookingStepSchema = z.strictObject({ version: z.int() });
export type BookingStep = z.infer<typeof bookingStepSchema>;

/**
 * Expects a no-show again (BK-15), in another room where the stay's own is not free any more. The agreed rate
 * is kept in it.
 */
export const reactivateSchema = z.extend(bookingStepSchema, { roomId: z.optional(roomIdSchema) });
export type Reactivate = z.infer<typeof reactivateSchema>;

export const reasonSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/**
 * A check-out. The open balance of a company's folio can be transferred to the company's account (BK-14),
 * that of the guest's folio to the account of the stay's group, and what is left is paid (BK-13).
 */
export const checkOutSchema = z.extend(bookingStepSchema, {
  /** The payments of a folio add up to its balance, as the desk saw it; needs the right `folios.post`. */
  payments: z.optional(z.array(postPaymentSchema).check(z.maxLength(10))),
  toCompanyAccount: z.optional(z.array(companyTransferSchema).check(z.maxLength(10))),
  toGroupAccount: z.optional(
    z
      .array(groupTransferSchema)
      .check(z.maxLength(10), z.refine(namesEachFolioOnce, EACH_FOLIO_ONCE)),
  ),
  /** Lets the guest go without the nights that are not charged (FOL-09); needs the right `folios.waive`. */
  waive: z.optional(
    z.strictObject({
      reason: reasonSchema,
      /** What the desk saw that the guest does not pay; missing where it could not be read. */
      totalCentimes: z.optional(positiveCentimesSchema),
    }),
  ),
});
export type CheckOut = z.infer<typeof checkOutSchema>;

/** The reason must not be blank: 'Please provide a reason for cancellation.' (BK-12) */
export const cancelBookingSchema = z.strictObject({ version: z.int(), reason: reasonSchema });
export type CancelBooking = z.infer<typeof cancelBookingSchema>;

/** Undoes the last step: check-in, check-out or cancellation (BK-20). */
export const undoStepSchema = z.strictObject({ version: z.int(), reason: reasonSchema });
export type UndoStep = z.infer<typeof undoStepSchema>;
