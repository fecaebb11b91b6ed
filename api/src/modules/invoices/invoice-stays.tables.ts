import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { CompanyId, HotelId, InvoiceId, PostingId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { hotelId, instant, money, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { postingRole, postings } from "../folios/postings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { invoiceTaxPeriods } from "../hotels/tax-rates.tables.ts";
import { invoices } from "./invoices.tables.ts";

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
 * Transfers `t` to companies' accounts that are not taken back and that no invoice bills, unless a credit note took it
 * back (INV-01). With `offset 0` each is looked up by its key: joined, a hotel newer than the statistics reads all its
 * reversals for each transfer.
 */
export const openDebtors = (hotelId: HotelId, condition: SQL): SQL => sql`
  select t.* from postings t
  where t.hotel_id = ${hotelId} and t.owner_kind = 'company' and t.transfer_side = 'to' and t.role = 'transfer'
    and ${condition}
    and not exists (select from postings r
      where r.hotel_id = t.hotel_id and r.owner_id = t.owner_id and r.reverses_posting_id = t.id offset 0)
    and not exists (select from invoice_stays s
      where s.hotel_id = t.hotel_id and s.posting_id = t.id and s.released_at is null offset 0)`;

/** The debtors of a company. */
export const debtorsOf = ({ hotelId, companyId }: CompanyRef): SQL =>
  openDebtors(hotelId, sql`t.owner_id = ${companyId}`);

/** Whether invoices over these debtors add taxes that the debtors' amounts do not have. */
export const invoiceAddsTaxes = (hotelId: HotelId, debtors: SQL): SQL => sql`
  exists (select from (${debtors}) d
    join postings f on f.hotel_id = d.hotel_id and f.id = d.counterpart_posting_id
    join bookings b on b.hotel_id = f.hotel_id and b.id = f.owner_id
    join (${invoiceTaxPeriods(sql`${hotelId}::uuid`)}) x on x.adds and x.valid_from <= d.business_date
      and (x.valid_to is null or x.valid_to > b.check_in_date))`;
