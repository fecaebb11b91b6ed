import * as z from "zod/mini";
import { bookingIdSchema } from "../values/ids.ts";
import { centimesSchema, nonNegativeCentimesSchema } from "../values/money.ts";
import { folioRuleSchema } from "./folio.ts";

/** A stay that is being changed or checked out is not counted among those in house: the desk's screen adds it. */
export const companyCreditQuerySchema = z.strictObject({
  withoutBookingId: z.optional(bookingIdSchema),
});
export type CompanyCreditQuery = z.infer<typeof companyCreditQuerySchema>;

/** A company's credit limit, and what is counted against it (INV-14). */
export const companyCreditSchema = z.object({
  limitCentimes: nonNegativeCentimesSchema,
  /** What of its invoices is neither paid nor credited. */
  openInvoicesCentimes: centimesSchema,
  /** Transferred at check-out and not invoiced yet: its debtors. */
  uninvoicedCentimes: centimesSchema,
  /** What its payments have left to allocate. */
  unallocatedCentimes: centimesSchema,
  /** What stands now on its folios of stays in house, and of how many stays. */
  inHouseCentimes: centimesSchema,
  inHouseStays: z.int(),
  /** What the company's folio of a new stay takes over. */
  billingRules: z.array(folioRuleSchema),
});
export type CompanyCredit = z.infer<typeof companyCreditSchema>;

/** Null where no limit is agreed: what the company owes is then no matter of the desk's. */
export const companyCreditAnswerSchema = z.object({ credit: z.nullable(companyCreditSchema) });
export type CompanyCreditAnswer = z.infer<typeof companyCreditAnswerSchema>;
