import type { FolioId, InvoiceId, PostingId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, uniqueIndex } from "drizzle-orm/pg-core";
import { hotelId, instant, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { postings } from "../folios/postings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { invoices } from "./invoices.tables.ts";

/**
 * A charge that a document of a folio bills; of a group's account also the transfers that it took over, and the charges of
 * the folios that they are from. A credit note releases it, and it can be billed again.
 *
 * Policies refuse a row of what is reversed or on another folio (`invoice_charges_stand_on_their_folio`), and the
 * reversal, split, move or transfer of what is billed (`billed_charges_stay` on postings and their moves).
 */
export const invoiceCharges = pgTable(
  "invoice_charges",
  {
    hotelId: hotelId(),
    invoiceId: ref<InvoiceId>("invoice_id").notNull(),
    postingId: ref<PostingId>("posting_id").notNull(),
    folioId: ref<FolioId>("folio_id").notNull(),
    releasedAt: instant("released_at"),
    creditNoteId: ref<InvoiceId>("credit_note_id"),
  },
  (charge) => [
    primaryKey({
      name: "invoice_charges_once_on_an_invoice",
      columns: [charge.hotelId, charge.invoiceId, charge.postingId],
    }),
    belongsToHotel("invoice_charges_belong_to_a_hotel", charge.hotelId),
    uniqueIndex("invoice_charges_are_invoiced_once")
      .on(charge.hotelId, charge.postingId)
      .where(sql`${charge.releasedAt} is null`),
    foreignKey({
      name: "invoice_charges_invoice_of_same_folio",
      columns: [charge.hotelId, charge.folioId, charge.invoiceId],
      foreignColumns: [invoices.hotelId, invoices.folioId, invoices.id],
    }),
    foreignKey({
      name: "invoice_charges_posting_in_same_hotel",
      columns: [charge.hotelId, charge.postingId],
      foreignColumns: [postings.hotelId, postings.id],
    }),
    foreignKey({
      name: "invoice_charges_credit_note_corrects_their_invoice",
      columns: [charge.hotelId, charge.invoiceId, charge.creditNoteId],
      foreignColumns: [invoices.hotelId, invoices.correctsInvoiceId, invoices.id],
    }),
    check(
      "invoice_charges_are_released_by_a_credit_note",
      sql`(${charge.releasedAt} is null) = (${charge.creditNoteId} is null)`,
    ),
    index("invoice_charges_by_folio")
      .on(charge.hotelId, charge.folioId)
      .where(sql`${charge.releasedAt} is null`),
    ofOneHotel(),
  ],
).enableRLS();
