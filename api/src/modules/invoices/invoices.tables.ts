import type { CompanyId, PostingId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  day,
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  money,
  ofOneHotel,
  ref,
} from "../../platform/db/columns.ts";
import { companies } from "../companies/companies.tables.ts";
import { postingRole, postings } from "../folios/postings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

export const invoiceKinds = ["invoice", "credit-note"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
export const invoiceStatuses = ["Unpaid", "Paid", "Cancelled"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** The last legal number of a year, taken in the transaction that issues: no gaps, no repeats. */
export const invoiceCounters = pgTable(
  "invoice_counters",
  {
    hotelId: hotelId(),
    year: integer("year").notNull(),
    lastNumber: integer("last_number").notNull(),
  },
  (counter) => [
    primaryKey({ name: "invoice_counters_one_per_year", columns: [counter.hotelId, counter.year] }),
    belongsToHotel("invoice_counters_belong_to_a_hotel", counter.hotelId),
    check("invoice_counters_are_not_negative", sql`${counter.lastNumber} >= 0`),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * An issued document. Nothing of it changes but its status and `paid_at`: only those columns may be
 * updated. It keeps the rates it was issued with, and seller and buyer as they were on that day.
 */
export const invoices = pgTable(
  "invoices",
  {
    hotelId: hotelId(),
    id: id(),
    kind: text("kind").notNull().default("invoice").$type<InvoiceKind>(),
    number: text("number").notNull(),
    seriesYear: integer("series_year").notNull(),
    seriesNumber: integer("series_number").notNull(),
    companyId: ref<CompanyId>("company_id").notNull(),
    correctsInvoiceId: ref("corrects_invoice_id"),
    issuedAt: instant("issued_at").notNull().defaultNow(),
    issuedBy: ref<UserId>("issued_by"),
    businessDate: day("business_date").notNull(),
    seller: jsonb("seller").notNull().$type<Record<string, string>>(),
    buyer: jsonb("buyer").notNull().$type<Record<string, string>>(),
    tvaBp: integer("tva_bp").notNull(),
    stayTaxRateCentimes: money("stay_tax_rate_centimes").notNull(),
    subtotalCentimes: money("subtotal_centimes").notNull(),
    tvaCentimes: money("tva_centimes").notNull(),
    stayTaxCentimes: money("stay_tax_centimes").notNull(),
    stampDutyCentimes: money("stamp_duty_centimes").notNull().default(sql`0`),
    grandTotalCentimes: money("grand_total_centimes").notNull(),
    status: text("status").notNull().default("Unpaid").$type<InvoiceStatus>(),
    paidAt: instant("paid_at"),
  },
  (invoice) => [
    primaryKey({ name: "invoices_id_is_unique", columns: [invoice.hotelId, invoice.id] }),
    belongsToHotel("invoices_belong_to_a_hotel", invoice.hotelId),
    unique("invoices_number_is_unique_in_hotel").on(invoice.hotelId, invoice.number),
    unique("invoices_series_number_is_unique_in_year").on(
      invoice.hotelId,
      invoice.seriesYear,
      invoice.seriesNumber,
    ),
    // For lines' stays and payments: they are of the invoice's company.
    unique("invoices_of_company").on(invoice.hotelId, invoice.companyId, invoice.id),
    foreignKey({
      name: "invoices_company_in_same_hotel",
      columns: [invoice.hotelId, invoice.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    foreignKey({
      name: "invoices_correct_one_of_same_company",
      columns: [invoice.hotelId, invoice.companyId, invoice.correctsInvoiceId],
      foreignColumns: [invoice.hotelId, invoice.companyId, invoice.id],
    }),
    isOneOf("invoices_kind_is_known", invoice.kind, invoiceKinds),
    isOneOf("invoices_status_is_known", invoice.status, invoiceStatuses),
    check(
      "invoices_credit_note_corrects_another",
      sql`(${invoice.kind} = 'credit-note') = (${invoice.correctsInvoiceId} is not null)`,
    ),
    isNotBlank("invoices_have_a_number", invoice.number),
    check("invoices_series_counts_from_one", sql`${invoice.seriesNumber} >= 1`),
    check(
      "invoices_amounts_are_not_negative",
      sql`${invoice.subtotalCentimes} >= 0 and ${invoice.tvaCentimes} >= 0 and ${invoice.stayTaxCentimes} >= 0 and ${invoice.stampDutyCentimes} >= 0`,
    ),
    check(
      "invoices_rates_are_not_negative",
      sql`${invoice.tvaBp} between 0 and 10000 and ${invoice.stayTaxRateCentimes} >= 0`,
    ),
    check(
      "invoices_grand_total_is_the_sum",
      sql`${invoice.grandTotalCentimes} = ${invoice.subtotalCentimes} + ${invoice.tvaCentimes} + ${invoice.stayTaxCentimes} + ${invoice.stampDutyCentimes}`,
    ),
    check(
      "invoices_are_paid_at_a_time",
      sql`(${invoice.status} = 'Paid') = (${invoice.paidAt} is not null)`,
    ),
    index("invoices_by_company").on(invoice.hotelId, invoice.companyId, invoice.issuedAt),
    index("invoices_by_business_date").on(invoice.hotelId, invoice.businessDate),
    ofOneHotel(),
  ],
).enableRLS();

export const invoiceLines = pgTable(
  "invoice_lines",
  {
    hotelId: hotelId(),
    invoiceId: ref("invoice_id").notNull(),
    position: integer("position").notNull(),
    date: day("date").notNull(),
    description: text("description").notNull(),
    guestName: text("guest_name").notNull(),
    amountCentimes: money("amount_centimes").notNull(),
  },
  (line) => [
    primaryKey({
      name: "invoice_lines_one_of_a_position",
      columns: [line.hotelId, line.invoiceId, line.position],
    }),
    belongsToHotel("invoice_lines_belong_to_a_hotel", line.hotelId),
    foreignKey({
      name: "invoice_lines_invoice_in_same_hotel",
      columns: [line.hotelId, line.invoiceId],
      foreignColumns: [invoices.hotelId, invoices.id],
    }),
    check("invoice_lines_count_from_one", sql`${line.position} >= 1`),
    isNotBlank("invoice_lines_have_a_description", line.description),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * A debtor on an invoice: `posting_id` is the line of the company's account that a check-out transferred to it
 * (INV-01). A credit note releases it (`released_at`), and it is a debtor again.
 */
export const invoiceStays = pgTable(
  "invoice_stays",
  {
    hotelId: hotelId(),
    invoiceId: ref("invoice_id").notNull(),
    postingId: ref<PostingId>("posting_id").notNull(),
    postingRole: postingRole("transfer"),
    companyId: ref<CompanyId>("company_id").notNull(),
    releasedAt: instant("released_at"),
  },
  (stay) => [
    primaryKey({
      name: "invoice_stays_once_on_an_invoice",
      columns: [stay.hotelId, stay.invoiceId, stay.postingId],
    }),
    belongsToHotel("invoice_stays_belong_to_a_hotel", stay.hotelId),
    uniqueIndex("invoice_stays_are_invoiced_once")
      .on(stay.hotelId, stay.postingId)
      .where(sql`${stay.releasedAt} is null`),
    foreignKey({
      name: "invoice_stays_invoice_of_same_company",
      columns: [stay.hotelId, stay.companyId, stay.invoiceId],
      foreignColumns: [invoices.hotelId, invoices.companyId, invoices.id],
    }),
    foreignKey({
      name: "invoice_stays_posting_of_same_company",
      columns: [stay.hotelId, stay.companyId, stay.postingId, stay.postingRole],
      foreignColumns: [postings.hotelId, postings.ownerId, postings.id, postings.role],
    }),
    ofOneHotel(),
  ],
).enableRLS();
