import {
  type Credited,
  creditedSchema,
  type DocumentPaymentMethod,
  documentPaymentMethodSchema,
  type InvoiceKind,
  type InvoiceParty,
  type InvoiceStatus,
  invoiceKindSchema,
} from "@funduq/shared-types/contracts/invoice";
import type {
  CompanyId,
  FolioId,
  HotelId,
  InvoiceId,
  UserId,
} from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
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
import { folios } from "../folios/folios.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

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

/** Whose folios are invoiced to a buyer whom the desk types: those that a guest pays, and the accounts of groups. */
export const billedPayers = ["Guest", "Group"] as const;

/**
 * An issued document of one series: it bills stays of a company (`company_id`), or charges of a folio (`folio_id`) to a
 * buyer whom the desk typed (ADR 0043). Nothing of it changes but what was paid and taken back of it, and so its status: only those columns
 * may be updated. It keeps seller and buyer as they were on that day.
 *
 * - `due_centimes` is what is to be paid: without what was paid on the company's folios before.
 * - `transferred_centimes` is what the stays that it bills owed. What `due` has beside it, the invoice adds to the ledger:
 *   `added_tva_centimes` and `added_stay_tax_centimes`, the taxes that no folio contained, and the stamp duty.
 * - `credits` says whether a credit note returns stays or takes an amount back. An amount is taken off the revenue by
 *   `rebate_centimes`, its net amount, and off all of its taxes (`added_`), as no folio gets anything back. The credit note
 *   that returns a stay gives back what amounts took of it: then both have that with a minus.
 * - `settled_centimes` is the sum of its allocations that stand, `credited_centimes` what its credit notes take back:
 *   they change in the transaction that writes those rows, and `check_invariants` counts them.
 *
 * `prepaid_cash_centimes` is what of a folio's document was paid before in cash: its stamp duty is of that, and of the rest
 * where this is to be paid in cash.
 *
 * A document of a folio adds nothing to a ledger: `added_…` are taxes that its prices have and no posting names, its stamp
 * duty is collected beside the folio, and what was paid is on the folio. It is `Issued`, and a credit note cancels all of it.
 */
export const invoices = pgTable(
  "invoices",
  {
    hotelId: hotelId(),
    id: id<InvoiceId>(),
    kind: text("kind").notNull().default("invoice").$type<InvoiceKind>(),
    number: text("number").notNull(),
    seriesYear: integer("series_year").notNull(),
    seriesNumber: integer("series_number").notNull(),
    companyId: ref<CompanyId>("company_id"),
    folioId: ref<FolioId>("folio_id"),
    folioPayer: text("folio_payer").$type<(typeof billedPayers)[number]>(),
    correctsInvoiceId: ref<InvoiceId>("corrects_invoice_id"),
    issuedAt: instant("issued_at").notNull().defaultNow(),
    issuedBy: ref<UserId>("issued_by"),
    businessDate: day("business_date").notNull(),
    seller: jsonb("seller").notNull().$type<InvoiceParty>(),
    buyer: jsonb("buyer").notNull().$type<InvoiceParty>(),
    subtotalCentimes: money("subtotal_centimes").notNull(),
    tvaCentimes: money("tva_centimes").notNull(),
    stayTaxCentimes: money("stay_tax_centimes").notNull(),
    stampDutyCentimes: money("stamp_duty_centimes").notNull().default(ZERO),
    grandTotalCentimes: money("grand_total_centimes").notNull(),
    status: text("status").notNull().default("Unpaid").$type<InvoiceStatus>(),
    paidAt: instant("paid_at"),
    dueDate: day("due_date").notNull(),
    paymentMethod: text("payment_method").notNull().$type<DocumentPaymentMethod>(),
    transferredCentimes: money("transferred_centimes").notNull(),
    prepaidCentimes: money("prepaid_centimes").notNull().default(ZERO),
    prepaidCashCentimes: money("prepaid_cash_centimes").notNull().default(ZERO),
    addedTvaCentimes: money("added_tva_centimes").notNull(),
    addedStayTaxCentimes: money("added_stay_tax_centimes").notNull(),
    dueCentimes: money("due_centimes")
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`${invoices.grandTotalCentimes} - ${invoices.prepaidCentimes}`,
      ),
    settledCentimes: money("settled_centimes").notNull().default(ZERO),
    creditedCentimes: money("credited_centimes").notNull().default(ZERO),
    credits: text("credits").$type<Credited>(),
    rebateCentimes: money("rebate_centimes").notNull().default(ZERO),
    reason: text("reason").notNull().default(""),
    /** The last six digits of the number, to search for. */
    numberEnd: text("number_end")
      .notNull()
      .generatedAlwaysAs((): SQL => sql`right(${invoices.number}, 6)`),
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
    // For the charges of a folio and their correction: they are of the document's folio.
    unique("invoices_of_folio").on(invoice.hotelId, invoice.folioId, invoice.id),
    // For stays that a credit note releases: it corrects their invoice.
    unique("invoices_as_correction").on(invoice.hotelId, invoice.correctsInvoiceId, invoice.id),
    foreignKey({
      name: "invoices_company_in_same_hotel",
      columns: [invoice.hotelId, invoice.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    foreignKey({
      name: "invoices_folio_is_of_that_payer",
      columns: [invoice.hotelId, invoice.folioPayer, invoice.folioId],
      foreignColumns: [folios.hotelId, folios.payer, folios.id],
    }),
    check(
      "invoices_bill_a_company_or_a_folio",
      sql`num_nonnulls(${invoice.companyId}, ${invoice.folioId}) = 1 and num_nonnulls(${invoice.folioId}, ${invoice.folioPayer}) <> 1`,
    ),
    isOneOf("invoices_folio_payer_is_known", invoice.folioPayer, billedPayers),
    foreignKey({
      name: "invoices_correct_one_of_same_folio",
      columns: [invoice.hotelId, invoice.folioId, invoice.correctsInvoiceId],
      foreignColumns: [invoice.hotelId, invoice.folioId, invoice.id],
    }),
    uniqueIndex("invoices_of_folios_are_corrected_once")
      .on(invoice.hotelId, invoice.correctsInvoiceId)
      .where(sql`${invoice.folioId} is not null`),
    foreignKey({
      name: "invoices_correct_one_of_same_company",
      columns: [invoice.hotelId, invoice.companyId, invoice.correctsInvoiceId],
      foreignColumns: [invoice.hotelId, invoice.companyId, invoice.id],
    }),
    isOneOf("invoices_kind_is_known", invoice.kind, invoiceKindSchema.options),
    isOneOf(
      "invoices_payment_method_is_known",
      invoice.paymentMethod,
      documentPaymentMethodSchema.options,
    ),
    check(
      "invoices_credit_note_corrects_another",
      sql`(${invoice.kind} = 'credit-note') = (${invoice.correctsInvoiceId} is not null)`,
    ),
    isNotBlank("invoices_have_a_number", invoice.number),
    check("invoices_series_counts_from_one", sql`${invoice.seriesNumber} >= 1`),
    check("invoices_are_due_after_issue", sql`${invoice.dueDate} >= ${invoice.businessDate}`),
    check(
      "invoices_amounts_are_not_negative",
      sql`${invoice.subtotalCentimes} >= 0 and ${invoice.tvaCentimes} >= 0 and ${invoice.stayTaxCentimes} >= 0 and ${invoice.stampDutyCentimes} >= 0
        and ${invoice.transferredCentimes} >= 0 and ${invoice.prepaidCentimes} >= 0`,
    ),
    check(
      "invoices_prepaid_cash_is_of_a_folio",
      sql`${invoice.prepaidCashCentimes} between 0 and case when ${invoice.folioId} is null then 0 else ${invoice.prepaidCentimes} end`,
    ),
    check(
      "invoices_grand_total_is_the_sum",
      sql`${invoice.grandTotalCentimes} = ${invoice.subtotalCentimes} + ${invoice.tvaCentimes} + ${invoice.stayTaxCentimes} + ${invoice.stampDutyCentimes}`,
    ),
    check(
      "invoices_add_taxes_to_what_was_transferred",
      sql`${invoice.grandTotalCentimes} - ${invoice.prepaidCentimes} = ${invoice.transferredCentimes}
        + case when ${invoice.folioId} is null
          then ${invoice.rebateCentimes} + ${invoice.addedTvaCentimes} + ${invoice.addedStayTaxCentimes} + ${invoice.stampDutyCentimes} else 0 end`,
    ),
    isOneOf("invoices_credits_are_known", invoice.credits, creditedSchema.options),
    check(
      "invoices_credit_note_credits_something",
      sql`(${invoice.kind} = 'credit-note') = (${invoice.credits} is not null)`,
    ),
    check(
      "invoices_rebate_is_what_returns_no_stay",
      sql`case ${invoice.credits}
        when 'amount' then ${invoice.transferredCentimes} = 0 and ${invoice.prepaidCentimes} = 0
          and ${invoice.rebateCentimes} = ${invoice.subtotalCentimes}
          and ${invoice.addedTvaCentimes} = ${invoice.tvaCentimes}
          and ${invoice.addedStayTaxCentimes} = ${invoice.stayTaxCentimes}
        when 'stays' then ${invoice.rebateCentimes} <= 0
        else ${invoice.rebateCentimes} = 0 end`,
    ),
    check(
      "invoices_of_folios_add_no_more_than_they_state",
      sql`${invoice.folioId} is null or (${invoice.addedTvaCentimes} between 0 and ${invoice.tvaCentimes}
        and ${invoice.addedStayTaxCentimes} between 0 and ${invoice.stayTaxCentimes} and ${invoice.grandTotalCentimes} > 0)`,
    ),
    check(
      "invoices_settle_no_more_than_is_due",
      sql`${invoice.settledCentimes} >= 0 and ${invoice.creditedCentimes} >= 0
        and case when ${invoice.folioId} is null then ${invoice.settledCentimes} + ${invoice.creditedCentimes} <= ${invoice.dueCentimes}
          else ${invoice.settledCentimes} = 0 and ${invoice.creditedCentimes} in (0, ${invoice.grandTotalCentimes}) end`,
    ),
    check(
      "invoices_status_follows_the_amounts",
      sql`${invoice.status} = case
        when ${invoice.kind} = 'credit-note' then 'Issued'
        when ${invoice.folioId} is not null then case when ${invoice.creditedCentimes} = 0 then 'Issued' else 'Cancelled' end
        when ${invoice.creditedCentimes} > 0 and ${invoice.creditedCentimes} = ${invoice.dueCentimes} then 'Cancelled'
        when ${invoice.settledCentimes} > 0 and ${invoice.settledCentimes} + ${invoice.creditedCentimes} = ${invoice.dueCentimes} then 'Paid'
        else 'Unpaid' end`,
    ),
    check(
      "invoices_are_paid_at_a_time",
      sql`(${invoice.status} = 'Paid') = (${invoice.paidAt} is not null)`,
    ),
    check(
      "invoices_credit_note_is_not_settled",
      sql`${invoice.kind} <> 'credit-note' or (${invoice.settledCentimes} = 0 and ${invoice.creditedCentimes} = 0)`,
    ),
    check(
      "invoices_credit_note_has_the_reason",
      sql`${invoice.kind} = 'credit-note' or ${invoice.reason} = ''`,
    ),
    index("invoices_by_folio")
      .on(invoice.hotelId, invoice.folioId)
      .where(sql`${invoice.folioId} is not null`),
    index("invoices_by_company").on(
      invoice.hotelId,
      invoice.companyId,
      invoice.issuedAt,
      invoice.id,
    ),
    index("invoices_by_status").on(
      invoice.hotelId,
      invoice.companyId,
      invoice.status,
      invoice.issuedAt,
      invoice.id,
    ),
    index("invoices_by_day_of_company").on(
      invoice.hotelId,
      invoice.companyId,
      invoice.businessDate,
    ),
    index("invoices_by_number").on(invoice.hotelId, sql`${invoice.number} collate "C"`),
    index("invoices_by_number_end").on(invoice.hotelId, invoice.numberEnd),
    // For reminders: what is overdue in the whole hotel.
    index("invoices_unpaid_by_due_date")
      .on(invoice.hotelId, invoice.dueDate)
      .where(sql`${invoice.status} = 'Unpaid'`),
    index("invoices_by_business_date").on(invoice.hotelId, invoice.businessDate),
    ofOneHotel(),
  ],
).enableRLS();

/** What of a company's invoice `i` is neither paid nor credited. Of other documents it means nothing. */
export const openCentimes = (i: SQL): SQL =>
  sql`(${i}.due_centimes - ${i}.settled_centimes - ${i}.credited_centimes)`;

/** What an invoice `i` adds to the company's ledger beside what was transferred; a credit note takes it off. */
export const addedToLedger = (i: SQL): SQL => sql`(${i}.due_centimes - ${i}.transferred_centimes)`;

/**
 * The stamp duties of documents of folios, which are collected in cash beside the folio; below zero where a credit note
 * gives one back.
 */
export const folioStampDuties = (hotelId: HotelId): SQL => sql`
  select i.hotel_id, i.business_date, i.issued_at, i.id, i.number, i.buyer->>'name' as buyer, i.issued_by,
    case when i.kind = 'credit-note' then -i.stamp_duty_centimes else i.stamp_duty_centimes end as collected
  from invoices i where i.hotel_id = ${hotelId} and i.folio_id is not null and i.stamp_duty_centimes > 0`;
