import type { CompanyId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import {
  day,
  hotelId,
  id,
  instant,
  isOneOf,
  money,
  ofOneHotel,
  ref,
} from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";

export const invoicePaymentMethods = ["Bank Transfer", "Cheque", "Cash"] as const;
export type InvoicePaymentMethod = (typeof invoicePaymentMethods)[number];

/**
 * What a company paid for some of its invoices; never changed. The payment date is that of the
 * transfer or cheque; the books go by the business date on which it was entered.
 */
export const payments = pgTable(
  "payments",
  {
    hotelId: hotelId(),
    id: id(),
    companyId: ref<CompanyId>("company_id").notNull(),
    method: text("method").notNull().$type<InvoicePaymentMethod>(),
    paymentDate: day("payment_date").notNull(),
    businessDate: day("business_date").notNull(),
    reference: text("reference").notNull().default(""),
    notes: text("notes").notNull().default(""),
    amountCentimes: money("amount_centimes").notNull(),
    recordedAt: instant("recorded_at").notNull().defaultNow(),
    recordedBy: ref<UserId>("recorded_by"),
  },
  (payment) => [
    primaryKey({ name: "payments_id_is_unique", columns: [payment.hotelId, payment.id] }),
    belongsToHotel("payments_belong_to_a_hotel", payment.hotelId),
    unique("payments_of_company").on(payment.hotelId, payment.companyId, payment.id),
    foreignKey({
      name: "payments_company_in_same_hotel",
      columns: [payment.hotelId, payment.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    isOneOf("payments_method_is_known", payment.method, invoicePaymentMethods),
    check("payments_amount_is_positive", sql`${payment.amountCentimes} > 0`),
    index("payments_by_business_date").on(payment.hotelId, payment.businessDate),
    ofOneHotel(),
  ],
).enableRLS();

/** An invoice that a payment settled, in full. Their sum is the payment's amount: check_invariants counts it. */
export const paymentInvoices = pgTable(
  "payment_invoices",
  {
    hotelId: hotelId(),
    invoiceId: ref("invoice_id").notNull(),
    paymentId: ref("payment_id").notNull(),
    companyId: ref<CompanyId>("company_id").notNull(),
    amountCentimes: money("amount_centimes").notNull(),
  },
  (share) => [
    primaryKey({
      name: "payment_invoices_are_paid_once",
      columns: [share.hotelId, share.invoiceId],
    }),
    belongsToHotel("payment_invoices_belong_to_a_hotel", share.hotelId),
    foreignKey({
      name: "payment_invoices_invoice_of_same_company",
      columns: [share.hotelId, share.companyId, share.invoiceId],
      foreignColumns: [invoices.hotelId, invoices.companyId, invoices.id],
    }),
    foreignKey({
      name: "payment_invoices_payment_of_same_company",
      columns: [share.hotelId, share.companyId, share.paymentId],
      foreignColumns: [payments.hotelId, payments.companyId, payments.id],
    }),
    check("payment_invoices_amount_is_positive", sql`${share.amountCentimes} > 0`),
    index("payment_invoices_by_payment").on(share.hotelId, share.paymentId),
    ofOneHotel(),
  ],
).enableRLS();
