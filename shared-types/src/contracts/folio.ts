import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  bookingIdSchema,
  chargeItemIdSchema,
  folioIdSchema,
  hotelIdSchema,
  postingIdSchema,
  saleIdSchema,
} from "../values/ids.ts";
import {
  centimesSchema,
  nonNegativeCentimesSchema,
  positiveCentimesSchema,
} from "../values/money.ts";
import { shareSchema } from "./tax.ts";

export const chargeDepartmentSchema = z.enum([
  "Restaurant",
  "Front Office",
  "Housekeeping",
  "Spa",
  "Other",
]);
export type ChargeDepartment = z.infer<typeof chargeDepartmentSchema>;

export const paymentMethodSchema = z.enum(["Cash", "Credit Card", "Bank Transfer", "Other"]);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const folioPayerSchema = z.enum(["Guest", "Company"]);
export type FolioPayer = z.infer<typeof folioPayerSchema>;

/**
 * What a night of a stay is charged with: the room, and the taxes on it (NA-03). TVA and the stay tax are lines only where
 * the hotel adds them.
 */
export const nightlyItemSchema = z.enum(["room", "tva", "tourism-tax", "stay-tax"]);
export type NightlyItem = z.infer<typeof nightlyItemSchema>;

/** What a charge is for. The department says who earned it; this says what it is. TVA is added to any charge. */
export const postingItemSchema = z.enum([...nightlyItemSchema.options, "restaurant", "service"]);
export type PostingItem = z.infer<typeof postingItemSchema>;

/** A transfer goes to an account of the house, a company's or a group's: no money comes in. */
export const postingKindSchema = z.enum(["charge", "payment", "transfer"]);
export type PostingKind = z.infer<typeof postingKindSchema>;

/**
 * A line of a folio. Amounts are above zero; a charge is owed, a payment and a transfer settle it. One
 * that reverses another repeats its kind, item, night and amount and counts against it (FOL-02).
 */
export const postingSchema = z.object({
  id: postingIdSchema,
  kind: postingKindSchema,
  /** Null of what is no charge. */
  item: z.nullable(postingItemSchema),
  /** The night of a room charge and of its taxes; it may have been posted on a later business date. */
  night: z.nullable(calendarDateSchema),
  department: z.nullable(z.string()),
  method: z.nullable(z.string()),
  description: z.string(),
  /** What a card's slip or a bank's transfer says. Missing in answers of an older API. */
  reference: z.nullish(z.string()),
  amountCentimes: positiveCentimesSchema,
  businessDate: calendarDateSchema,
  postedAt: z.string(),
  postedBy: z.nullable(z.string()),
  /** The posting that this one takes back; null where it is no reversal. */
  reversesPostingId: z.nullable(postingIdSchema),
  reversalReason: z.nullable(z.string()),
  /** The reversal that took this one back. */
  reversedByPostingId: z.nullable(postingIdSchema),
  /** The posting that this one is a part of, since it was split. */
  splitOfPostingId: z.nullable(postingIdSchema),
  /** The charge of the same night that was taken back before this one. */
  rechargesPostingId: z.nullable(postingIdSchema),
  /** The version of the booking whose check-out made this transfer: its undo takes it back. */
  checkOutVersion: z.nullable(z.int()),
  /**
   * The rate of TVA and the stay tax that the amount contains; all of a line of TVA is TVA at this rate, all of one of
   * stay tax is stay tax. Missing in answers of an older API.
   */
  tvaBp: z.optional(shareSchema),
  stayTaxCentimes: z.optional(nonNegativeCentimesSchema),
  /** The charge that a line of TVA was added to, and its amount. */
  taxesPostingId: z.nullish(postingIdSchema),
  taxedCentimes: z.nullish(positiveCentimesSchema),
  /** The sale of a restaurant that it charges. Missing in answers of an older API. */
  saleId: z.nullish(saleIdSchema),
});
export type Posting = z.infer<typeof postingSchema>;

/** How a company's folio takes charges: `limitCentimes` 0 is without a limit (FOL-07). */
export const folioRuleSchema = z.object({
  department: z.string(),
  limitCentimes: centimesSchema,
  frequency: z.enum(["perTransaction", "perStay"]),
});
export type FolioRule = z.infer<typeof folioRuleSchema>;

/** `folio_guest_personal`, another guest's, or the company's. Its balance is charges − payments (FOL-02). */
export const folioSchema = z.object({
  id: folioIdSchema,
  key: z.string(),
  name: z.string(),
  payer: folioPayerSchema,
  /** Of a company that paid for the stay before: its account takes nothing of it any more. */
  isFormer: z.boolean(),
  rules: z.array(folioRuleSchema),
  postings: z.array(postingSchema),
});
export type Folio = z.infer<typeof folioSchema>;

export const folioListSchema = z.object({ folios: z.array(folioSchema) });
export type FolioList = z.infer<typeof folioListSchema>;

/** Another guest's folio of a stay, named after the guest (FOL-11). */
export const openFolioSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
});
export type OpenFolio = z.infer<typeof openFolioSchema>;

/** The catalogue item that a charge was picked from, at the unit price that the desk saw (FOL-04). */
export const pickedChargeItemSchema = z.strictObject({
  id: chargeItemIdSchema,
  priceCentimes: positiveCentimesSchema,
});
export type PickedChargeItem = z.infer<typeof pickedChargeItemSchema>;

/** A free charge, or one that was picked from the charge catalogue. */
export const postChargeSchema = z.strictObject({
  folioId: folioIdSchema,
  description: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  department: chargeDepartmentSchema,
  amountCentimes: positiveCentimesSchema,
  chargeItem: z.optional(pickedChargeItemSchema),
});
export type PostCharge = z.infer<typeof postChargeSchema>;

export const MAX_REFERENCE_LENGTH = 60;

/** A blank reference is none. */
const paymentFields = {
  method: paymentMethodSchema,
  amountCentimes: positiveCentimesSchema,
  reference: z.optional(z.string().check(z.trim(), z.maxLength(MAX_REFERENCE_LENGTH))),
};

type Payment = { method: PaymentMethod; reference?: string | undefined };
const referenceHasItsMethod = z.refine<Payment>(
  ({ method, reference }) => !reference || takesReference(method),
  { path: ["reference"], error: "a reference is of a card or a bank transfer" },
);

/** Whether a payment by this method can be found again on a bank's statement, by its reference. */
export function takesReference(method: string): boolean {
  return method === "Credit Card" || method === "Bank Transfer";
}

export const postPaymentSchema = z
  .strictObject({ folioId: folioIdSchema, ...paymentFields })
  .check(referenceHasItsMethod);
export type PostPayment = z.infer<typeof postPaymentSchema>;

/** A payment on an account that has one folio: a group's. */
export const accountPaymentSchema = z.strictObject(paymentFields).check(referenceHasItsMethod);

export const postingRefSchema = z.object({
  hotelId: hotelIdSchema,
  bookingId: bookingIdSchema,
  postingId: postingIdSchema,
});
export type PostingRef = z.infer<typeof postingRefSchema>;

/** Moves a posting to another folio of the same booking; onto its own folio it does nothing. */
export const movePostingSchema = z.strictObject({ toFolioId: folioIdSchema });
export type MovePosting = z.infer<typeof movePostingSchema>;

/** Takes the whole of a posting back, with a reason (FOL-02). */
export const reversePostingSchema = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  /** Of the room charge of a night: takes the tourism tax and the stay tax of the night back, too. */
  withNightTaxes: z.optional(z.boolean()),
});
export type ReversePosting = z.infer<typeof reversePostingSchema>;

/**
 * Splits a posting in two: a part of this amount goes to a folio, the rest stays where the posting
 * stands. The posting itself is taken back whole, with the reason (FOL-02).
 */
export const splitPostingSchema = z.strictObject({
  toFolioId: folioIdSchema,
  amountCentimes: positiveCentimesSchema,
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
export type SplitPosting = z.infer<typeof splitPostingSchema>;

/** Gives back what a folio was paid too much, by a method that it was paid with (FOL-02). */
export const refundPaymentSchema = z.strictObject({
  folioId: folioIdSchema,
  method: paymentMethodSchema,
  amountCentimes: positiveCentimesSchema,
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
export type RefundPayment = z.infer<typeof refundPaymentSchema>;

/** What of a company's folio goes to the company's account: all that is open on it, as the desk saw it. */
export const companyTransferSchema = z.strictObject({
  folioId: folioIdSchema,
  amountCentimes: positiveCentimesSchema,
});
export type CompanyTransfer = z.infer<typeof companyTransferSchema>;

/** All that is open on a guest's folio, as the desk saw it, goes to the account of the stay's group. */
export const groupTransferSchema = z.strictObject({
  folioId: folioIdSchema,
  amountCentimes: positiveCentimesSchema,
});
export type GroupTransfer = z.infer<typeof groupTransferSchema>;

/** Paid twice in one request, a folio would be in credit. */
export function namesEachFolioOnce(transfers: readonly Pick<GroupTransfer, "folioId">[]): boolean {
  return new Set(transfers.map(({ folioId }) => folioId)).size === transfers.length;
}
export const EACH_FOLIO_ONCE = { error: "each folio is named once" };

/** A line that a night of a stay still has to be charged with, and the folio that takes it. */
export const nightChargeSchema = z.object({
  night: calendarDateSchema,
  item: nightlyItemSchema,
  folioId: folioIdSchema,
  folioName: z.string(),
  amountCentimes: positiveCentimesSchema,
});
export type NightCharge = z.infer<typeof nightChargeSchema>;

/** What a guest who leaves now has not been charged for the room yet. */
export const openNightsSchema = z.object({ charges: z.array(nightChargeSchema) });
export type OpenNights = z.infer<typeof openNightsSchema>;

/** Posts the open nights; `totalCentimes` is their sum as the desk saw it. */
export const chargeNightsSchema = z.strictObject({ totalCentimes: centimesSchema });
export type ChargeNights = z.infer<typeof chargeNightsSchema>;
