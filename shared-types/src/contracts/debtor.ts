import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import { bookingIdSchema, postingIdSchema } from "../values/ids.ts";
import { positiveCentimesSchema } from "../values/money.ts";
import { purchaseOrderSchema } from "./purchase-order.ts";

/** The most debtors of one answer, and of one invoice. */
export const MOST_DEBTORS = 1000;

/**
 * What a check-out transferred to a company's account and no invoice bills yet (INV-01). `id` is the line of
 * the company's account.
 */
export const debtorSchema = z.object({
  id: postingIdSchema,
  bookingId: bookingIdSchema,
  /** The booking's reference. */
  reference: z.string(),
  guestName: z.string(),
  checkInDate: calendarDateSchema,
  checkOutDate: calendarDateSchema,
  roomNumber: z.nullable(z.string()),
  purchaseOrderUrl: z.nullable(z.string()),
  /** Missing in answers of an older API. */
  purchaseOrderNumber: z.nullish(z.string()),
  /** What of it is the stay's own, and its group's order. */
  ownOrder: z.nullish(purchaseOrderSchema),
  groupOrder: z.nullish(purchaseOrderSchema),
  bookingVersion: z.optional(z.int()),
  /** What the company's folio of the stay owed. */
  balanceCentimes: positiveCentimesSchema,
  /** The business date of the check-out. */
  transferredOn: calendarDateSchema,
});
export type Debtor = z.infer<typeof debtorSchema>;

/** `from` and `to` are the first and last day of check-in, both inclusive (COM-05). */
export const debtorSearchSchema = z.strictObject({
  guest: z.optional(z.string().check(z.trim(), z.maxLength(160))),
  from: z.optional(calendarDateSchema),
  to: z.optional(calendarDateSchema),
});
export type DebtorSearch = z.infer<typeof debtorSearchSchema>;

export const debtorListSchema = z.object({
  debtors: z.array(debtorSchema),
  /** Of all debtors of the company, without the search's filters. */
  count: z.int(),
  balanceCentimes: z.int(),
  /** Whether an invoice adds taxes that the balances do not have. */
  invoiceAddsTaxes: z.boolean(),
});
export type DebtorList = z.infer<typeof debtorListSchema>;
