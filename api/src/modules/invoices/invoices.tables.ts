import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import {
  type InvoiceKind,
  type InvoiceParty,
  type InvoicePaymentMethod,
  type InvoiceStatus,
  invoiceKindSchema,
  invoicePaymentMethodSchema,
} from "@funduq/shared-types/contracts/invoice";
import type { CompanyId, InvoiceId, PostingId, UserId } from "@funduq/shared-types/values/ids";
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
import { postingRole, postings } from "../folios/postings.tables.ts";
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

/**
 * An issued document. Nothing of it changes but what was paid and taken back of it, and so its status: only those columns
 * may be updated. It keeps seller and buyer as they were on that day.
 *
 * - `due_centimes` is what is to be paid: without what was paid on the company's folios before.
 * - `transferred_centimes` is what the stays that it bills owed. What `due` has beside it, the invoice adds to the ledger:
 *   `added_tva_centimes` and `added_stay_tax_centimes`, the taxes that no folio contained, and the stamp duty.
 * - `settled_centimes` is the sum of its allocations that stand, `credited_centimes` what its credit notes take back:
 *   they change in the transaction that writes those rows, and `check_invariants` counts them.
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
    companyId: ref<CompanyId>("company_id").notNull(),
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
    paymentMethod: text("payment_method").notNull().$type<InvoicePaymentMethod>(),
    transferredCentimes: money("transferred_centimes").notNull(),
    prepaidCentimes: money("prepaid_centimes").notNull().default(ZERO),
    addedTvaCentimes: money("added_tva_centimes").notNull(),
    addedStayTaxCentimes: money("added_stay_tax_centimes").notNull(),
    dueCentimes: money("due_centimes")
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`${invoices.grandTotalCentimes} - ${invoices.prepaidCentimes}`,
      ),
    settledCentimes: money("settled_centimes").notNull().default(ZERO),
    creditedCentimes: money("credited_centimes").notNull().default(ZERO),
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
    // For stays that a credit note releases: it corrects their invoice.
    unique("invoices_as_correction").on(invoice.hotelId, invoice.correctsInvoiceId, invoice.id),
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
    isOneOf("invoices_kind_is_known", invoice.kind, invoiceKindSchema.options),
    isOneOf(
      "invoices_payment_method_is_known",
      invoice.paymentMethod,
      invoicePaymentMethodSchema.options,
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
      "invoices_grand_total_is_the_sum",
      sql`${invoice.grandTotalCentimes} = ${invoice.subtotalCentimes} + ${invoice.tvaCentimes} + ${invoice.stayTaxCentimes} + ${invoice.stampDutyCentimes}`,
    ),
    check(
      "invoices_add_taxes_to_what_was_transferred",
      sql`${invoice.grandTotalCentimes} - ${invoice.prepaidCentimes} = ${invoice.transferredCentimes}
        + ${invoice.addedTvaCentimes} + ${invoice.addedStayTaxCentimes} + ${invoice.stampDutyCentimes}`,
    ),
    check(
      "invoices_settle_no_more_than_is_due",
      sql`${invoice.settledCentimes} >= 0 and ${invoice.creditedCentimes} >= 0
        and ${invoice.settledCentimes} + ${invoice.creditedCentimes} <= ${invoice.dueCentimes}`,
    ),
    check(
      "invoices_status_follows_the_amounts",
      sql`${invoice.status} = case
        when ${invoice.kind} = 'credit-note' then 'Issued'
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
    index("invoices_by_business_date").on(invoice.hotelId, invoice.businessDate),
    ofOneHotel(),
  ],
).enableRLS();

/** What of an invoice `i` is neither paid nor credited. Of a credit note it means nothing. */
export const openCentimes = (i: SQL): SQL =>
  sql`(${i}.due_centimes - ${i}.settled_centimes - ${i}.credited_centimes)`;

/** What an invoice `i` adds to the company's ledger beside what was transferred; a credit note takes it off. */
export const addedToLedger = (i: SQL): SQL => sql`(${i}.due_centimes - ${i}.transferred_centimes)`;

/**
 * `amount_centimes` is net; the TVA and the stay tax of the line are beside it, and what of them no folio contained
 * (`added_`). `posting_id` is the debtor that it bills,
 * null on documents of former releases.
 */
export const invoiceLines = pgTable(
  "invoice_lines",
  {
    hotelId: hotelId(),
    invoiceId: ref<InvoiceId>("invoice_id").notNull(),
    position: integer("position").notNull(),
    date: day("date").notNull(),
    description: text("description").notNull(),
    guestName: text("guest_name").notNull(),
    amountCentimes: money("amount_centimes").notNull(),
    postingId: ref<PostingId>("posting_id"),
    item: text("item"),
    nights: integer("nights"),
    roomNumber: text("room_number"),
    tvaBp: integer("tva_bp").notNull().default(0),
    tvaCentimes: money("tva_centimes").notNull().default(ZERO),
    stayTaxCentimes: money("stay_tax_centimes").notNull().default(ZERO),
    addedTvaCentimes: money("added_tva_centimes").notNull().default(ZERO),
    addedStayTaxCentimes: money("added_stay_tax_centimes").notNull().default(ZERO),
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
    foreignKey({
      name: "invoice_lines_posting_in_same_hotel",
      columns: [line.hotelId, line.postingId],
      foreignColumns: [postings.hotelId, postings.id],
    }),
    check("invoice_lines_count_from_one", sql`${line.position} >= 1`),
    isNotBlank("invoice_lines_have_a_description", line.description),
    check("invoice_lines_nights_count_from_one", sql`${line.nights} >= 1`),
    check("invoice_lines_tva_is_a_share", sql`${line.tvaBp} between 0 and 10000`),
    ofOneHotel(),
  ],
).enableRLS();

/** The words of the guests' names on an invoice, folded as `nameSearch` does, to search for. */
export const invoiceGuestWords = pgTable(
  "invoice_guest_words",
  {
    hotelId: hotelId(),
    companyId: ref<CompanyId>("company_id").notNull(),
    word: text("word").notNull(),
    invoiceId: ref<InvoiceId>("invoice_id").notNull(),
  },
  (entry) => [
    primaryKey({
      name: "invoice_guest_words_are_listed_once",
      columns: [entry.hotelId, entry.invoiceId, entry.word],
    }),
    belongsToHotel("invoice_guest_words_belong_to_a_hotel", entry.hotelId),
    foreignKey({
      name: "invoice_guest_words_invoice_of_same_company",
      columns: [entry.hotelId, entry.companyId, entry.invoiceId],
      foreignColumns: [invoices.hotelId, invoices.companyId, invoices.id],
    }),
    isNotBlank("invoice_guest_words_are_not_blank", entry.word),
    index("invoice_guest_words_by_beginning").on(
      entry.hotelId,
      entry.companyId,
      sql`${entry.word} collate "C"`,
    ),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * A debtor on an invoice: `posting_id` is the line of the company's account that a check-out transferred to it
 * (INV-01). A credit note of that invoice releases it, and it is a debtor again. `prepaid_centimes` was paid on the
 * company's folio of the stay before.
 */
export const invoiceStays = pgTable(
  "invoice_stays",
  {
    hotelId: hotelId(),
    invoiceId: ref<InvoiceId>("invoice_id").notNull(),
    postingId: ref<PostingId>("posting_id").notNull(),
    postingRole: postingRole("transfer"),
    companyId: ref<CompanyId>("company_id").notNull(),
    releasedAt: instant("released_at"),
    creditNoteId: ref<InvoiceId>("credit_note_id"),
    prepaidCentimes: money("prepaid_centimes").notNull().default(ZERO),
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
    foreignKey({
      name: "invoice_stays_credit_note_corrects_their_invoice",
      columns: [stay.hotelId, stay.invoiceId, stay.creditNoteId],
      foreignColumns: [invoices.hotelId, invoices.correctsInvoiceId, invoices.id],
    }),
    check(
      "invoice_stays_are_released_by_a_credit_note",
      sql`(${stay.releasedAt} is null) = (${stay.creditNoteId} is null)`,
    ),
    check("invoice_stays_prepaid_is_not_negative", sql`${stay.prepaidCentimes} >= 0`),
    index("invoice_stays_by_credit_note")
      .on(stay.hotelId, stay.creditNoteId)
      .where(sql`${stay.creditNoteId} is not null`),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * The debtors `t` of a company: transfers to its account that are not taken back and that no invoice bills, unless a
 * credit note took it back (INV-01).
 */
export const debtorsOf = ({ hotelId, companyId }: CompanyRef): SQL => sql`
  select t.* from postings t
  where t.hotel_id = ${hotelId} and t.owner_id = ${companyId} and t.owner_kind = 'company'
    and t.transfer_side = 'to' and t.role = 'transfer'
    and not exists (select from postings r
      where r.hotel_id = t.hotel_id and r.owner_id = t.owner_id and r.reverses_posting_id = t.id)
    and not exists (select from invoice_stays s
      where s.hotel_id = t.hotel_id and s.posting_id = t.id and s.released_at is null)`;
