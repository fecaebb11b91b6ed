import * as z from "zod/mini";
import { bookingIdSchema, folioIdSchema, postingIdSchema } from "../values/ids.ts";
import { centimesSchema, positiveCentimesSchema } from "../values/money.ts";
import { bookingStatusSchema } from "./booking.ts";
import {
  accountPaymentSchema,
  EACH_FOLIO_ONCE,
  folioPayerSchema,
  groupTransferSchema,
  namesEachFolioOnce,
  paymentMethodSchema,
  postChargeSchema,
  postingSchema,
} from "./folio.ts";
import { groupRefSchema } from "./group.ts";
import { taxSummarySchema } from "./tax.ts";

const sumsSchema = z.object({
  chargesCentimes: centimesSchema,
  paymentsCentimes: centimesSchema,
  balanceCentimes: centimesSchema,
});

/**
 * A line of a group's own account. What it took over from a stay is a charge here; it is taken back on the
 * stay's folio, with both lines of the transfer.
 */
export const groupPostingSchema = z.extend(postingSchema, {
  /** Where the group pays for a stay: `postingId` is the line of the stay's folio. */
  stay: z.nullable(
    z.object({
      bookingId: bookingIdSchema,
      postingId: postingIdSchema,
      guestName: z.string(),
      roomNumber: z.string(),
    }),
  ),
});
export type GroupPosting = z.infer<typeof groupPostingSchema>;

const stayFolioSchema = z.extend(sumsSchema, {
  id: folioIdSchema,
  key: z.string(),
  name: z.string(),
  payer: folioPayerSchema,
});

/** A stay of a group with the balances of its own folios. */
export const groupStayAccountSchema = z.object({
  bookingId: bookingIdSchema,
  guestName: z.string(),
  roomNumber: z.string(),
  status: bookingStatusSchema,
  folios: z.array(stayFolioSchema),
});
export type GroupStayAccount = z.infer<typeof groupStayAccountSchema>;

/**
 * The group's own account line by line; the sums are those of its stays' folios together. `taxes` are in its own charges
 * and in what it took over; missing in answers of an older API.
 */
export const groupAccountSchema = z.extend(sumsSchema, {
  postings: z.array(groupPostingSchema),
  stays: z.array(groupStayAccountSchema),
  taxes: z.optional(taxSummarySchema),
  /** The account's folio, which its first line opens; missing in answers of an older API. */
  folioId: z.nullish(folioIdSchema),
});
export type GroupAccount = z.infer<typeof groupAccountSchema>;

export const groupPostingRefSchema = z.extend(groupRefSchema, { postingId: postingIdSchema });
export type GroupPostingRef = z.infer<typeof groupPostingRefSchema>;

/** What the group itself owes: a hall, a dinner. */
export const groupChargeSchema = z.omit(postChargeSchema, { folioId: true });
export type GroupCharge = z.infer<typeof groupChargeSchema>;

/** A deposit in advance, or what settles the account. */
export const groupPaymentSchema = accountPaymentSchema;
export type GroupPayment = z.infer<typeof groupPaymentSchema>;

export const groupRefundSchema = z.strictObject({
  method: paymentMethodSchema,
  amountCentimes: positiveCentimesSchema,
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
export type GroupRefund = z.infer<typeof groupRefundSchema>;

export const takenOverFolioSchema = z.extend(groupTransferSchema, { bookingId: bookingIdSchema });
export type TakenOverFolio = z.infer<typeof takenOverFolioSchema>;

/** More folios than the largest hotel has, so that taking over all of them is never refused for their number. */
const MAX_TAKEN_OVER = 1_500;

/** Several stays' folios at once: all of them, or none. */
export const takeOverSchema = z.strictObject({
  folios: z
    .array(takenOverFolioSchema)
    .check(
      z.minLength(1),
      z.maxLength(MAX_TAKEN_OVER),
      z.refine(namesEachFolioOnce, EACH_FOLIO_ONCE),
    ),
});
export type TakeOver = z.infer<typeof takeOverSchema>;
