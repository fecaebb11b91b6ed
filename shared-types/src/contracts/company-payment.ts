import * as z from "zod/mini";
import { calendarDateSchema } from "../values/calendar-date.ts";
import {
  allocationIdSchema,
  companyPaymentIdSchema,
  hotelIdSchema,
  invoiceIdSchema,
} from "../values/ids.ts";
import { centimesSchema } from "../values/money.ts";
import { invoicePaymentMethodSchema } from "./invoice.ts";
import { isReportPeriod } from "./report.ts";

/** The most invoices that one payment settles. */
export const MOST_ALLOCATIONS = 500;

/** A sum of many invoices may be more than one posting: at most what a safe integer holds. */
const amount = z
  .int()
  .check(z.positive(), z.maximum(1_000_000_000_000))
  .brand<"Centimes", "inout">();

const allocationSchema = z.strictObject({ invoiceId: invoiceIdSchema, amountCentimes: amount });

/** An invoice is named once: its parts are one amount. */
const namesInvoicesOnce = z.refine<readonly z.infer<typeof allocationSchema>[]>(
  (allocations) =>
    new Set(allocations.map(({ invoiceId }) => invoiceId)).size === allocations.length,
  "once each",
);

/**
 * A company pays some of its invoices, whole or in part (INV-09, INV-13). What the allocations leave stays on the
 * account and can be allocated later. All of it is saved, or nothing.
 */
export const recordPaymentSchema = z.strictObject({
  method: invoicePaymentMethodSchema,
  paymentDate: calendarDateSchema,
  reference: z.string().check(z.trim(), z.maxLength(60)),
  notes: z.string().check(z.trim(), z.maxLength(500)),
  amountCentimes: amount,
  /** The stamp duty as it was shown and collected: refused where it is another. */
  stampDutyCentimes: centimesSchema,
  allocations: z.array(allocationSchema).check(z.maxLength(MOST_ALLOCATIONS), namesInvoicesOnce),
});
export type RecordPayment = z.infer<typeof recordPaymentSchema>;

export const recordedPaymentSchema = z.object({ id: companyPaymentIdSchema });
export type RecordedPayment = z.infer<typeof recordedPaymentSchema>;

export const paymentRefSchema = z.object({
  hotelId: hotelIdSchema,
  paymentId: companyPaymentIdSchema,
});
export type PaymentRef = z.infer<typeof paymentRefSchema>;

export const allocationRefSchema = z.extend(paymentRefSchema, { allocationId: allocationIdSchema });
export type AllocationRef = z.infer<typeof allocationRefSchema>;

/** Settles invoices with what is left of a payment. */
export const allocatePaymentSchema = z.strictObject({
  allocations: z
    .array(allocationSchema)
    .check(z.minLength(1), z.maxLength(MOST_ALLOCATIONS), namesInvoicesOnce),
});
export type AllocatePayment = z.infer<typeof allocatePaymentSchema>;

/** Takes an allocation back: the invoice is open again, and the payment has that much left. */
export const reverseAllocationSchema = z.strictObject({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});
export type ReverseAllocation = z.infer<typeof reverseAllocationSchema>;

export const companyPaymentSchema = z.object({
  id: companyPaymentIdSchema,
  method: invoicePaymentMethodSchema,
  paymentDate: calendarDateSchema,
  businessDate: calendarDateSchema,
  reference: z.string(),
  notes: z.string(),
  amountCentimes: centimesSchema,
  /** The stamp duty that was collected beside it, of what was paid in cash. */
  stampDutyCentimes: centimesSchema,
  /** What no allocation uses. */
  leftCentimes: centimesSchema,
  /** What of that can settle invoices whose total has the stamp duty, and those without: at most, not together (INV-12). */
  leftByDuty: z.object({ withDutyCentimes: centimesSchema, withoutDutyCentimes: centimesSchema }),
  recordedAt: z.string(),
  recordedBy: z.nullable(z.string()),
  allocations: z.array(
    z.object({
      id: allocationIdSchema,
      invoiceId: invoiceIdSchema,
      number: z.string(),
      amountCentimes: centimesSchema,
      reversedAt: z.nullable(z.string()),
      reversalReason: z.nullable(z.string()),
    }),
  ),
});
export type CompanyPayment = z.infer<typeof companyPaymentSchema>;

/** The newest first. */
export const companyPaymentListSchema = z.object({ payments: z.array(companyPaymentSchema) });
export type CompanyPaymentList = z.infer<typeof companyPaymentListSchema>;

/** What is open by how long it is overdue on the business date (INV-14). */
export const agingSchema = z.object({
  notDueCentimes: centimesSchema,
  days30Centimes: centimesSchema,
  days60Centimes: centimesSchema,
  days90Centimes: centimesSchema,
  olderCentimes: centimesSchema,
});
export type Aging = z.infer<typeof agingSchema>;

/** What a company owes, and what is to come (COM-07). */
export const companyAccountSchema = z.object({
  businessDate: calendarDateSchema,
  /** The company's ledger: debtors, open invoices, less what is left of payments. */
  balanceCentimes: centimesSchema,
  openInvoicesCentimes: centimesSchema,
  openInvoices: z.int(),
  uninvoicedCentimes: centimesSchema,
  uninvoiced: z.int(),
  /** Whether invoices add taxes that what is not invoiced does not have. */
  invoiceAddsTaxes: z.boolean(),
  unallocatedCentimes: centimesSchema,
  aging: agingSchema,
  /** Expected and in-house stays that the company pays for. */
  staysToCome: z.array(
    z.object({
      bookingId: z.uuid(),
      reference: z.string(),
      guestName: z.string(),
      checkInDate: calendarDateSchema,
      checkOutDate: calendarDateSchema,
      roomNumber: z.nullable(z.string()),
      status: z.string(),
    }),
  ),
  staysToComeCount: z.int(),
});
export type CompanyAccount = z.infer<typeof companyAccountSchema>;

/** A document of the company's account: an invoice, a credit note or a payment (INV-14). */
export const statementLineSchema = z.object({
  date: calendarDateSchema,
  kind: z.enum(["invoice", "credit-note", "payment"]),
  /** The number of the invoice or credit note, or the payment's reference. */
  text: z.string(),
  /** Of an invoice. */
  dueDate: z.nullable(calendarDateSchema),
  method: z.nullable(z.string()),
  debitCentimes: centimesSchema,
  creditCentimes: centimesSchema,
  balanceCentimes: centimesSchema,
});
export type StatementLine = z.infer<typeof statementLineSchema>;

/** Both days inclusive. */
export const statementQuerySchema = z
  .strictObject({ from: calendarDateSchema, to: calendarDateSchema })
  .check(...isReportPeriod);
export type StatementQuery = z.infer<typeof statementQuerySchema>;

/**
 * The balance of invoices, credit notes and payments, and at the end of the period also the stays that no invoice bills:
 * both together are the company's ledger. `aging` is of what is open now, on the business date.
 */
export const statementSchema = z.object({
  businessDate: calendarDateSchema,
  companyName: z.string(),
  from: calendarDateSchema,
  to: calendarDateSchema,
  openingCentimes: centimesSchema,
  lines: z.array(statementLineSchema),
  closingCentimes: centimesSchema,
  uninvoicedCentimes: centimesSchema,
  balanceCentimes: centimesSchema,
  aging: agingSchema,
});
export type Statement = z.infer<typeof statementSchema>;
