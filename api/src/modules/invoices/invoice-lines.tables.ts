import type { InvoiceId, PostingId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { day, hotelId, isNotBlank, money, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { postings } from "../folios/postings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { invoices } from "./invoices.tables.ts";

/**
 * `amount_centimes` is net; the TVA and the stay tax of the line are beside it, and what of them no folio contained
 * (`added_`). `posting_id` is the debtor that it bills,
 * null on documents of former releases and of folios. Lines of folios keep the `department` of their charges: what of
 * their taxes no folio contained is taken off what that department earned. `purchase_order` is the number that its stay had on the
 * day of issue. A line of a credit note names the line that it
 * corrects; the `credited_` columns of that line count what credit notes took of it.
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
    purchaseOrder: text("purchase_order"),
    amountCentimes: money("amount_centimes").notNull(),
    postingId: ref<PostingId>("posting_id"),
    item: text("item"),
    department: text("department"),
    nights: integer("nights"),
    roomNumber: text("room_number"),
    tvaBp: integer("tva_bp").notNull().default(0),
    tvaCentimes: money("tva_centimes").notNull().default(ZERO),
    stayTaxCentimes: money("stay_tax_centimes").notNull().default(ZERO),
    addedTvaCentimes: money("added_tva_centimes").notNull().default(ZERO),
    addedStayTaxCentimes: money("added_stay_tax_centimes").notNull().default(ZERO),
    creditedCentimes: money("credited_centimes").notNull().default(ZERO),
    creditedTvaCentimes: money("credited_tva_centimes").notNull().default(ZERO),
    creditedStayTaxCentimes: money("credited_stay_tax_centimes").notNull().default(ZERO),
    correctsInvoiceId: ref<InvoiceId>("corrects_invoice_id"),
    correctsPosition: integer("corrects_position"),
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
    foreignKey({
      name: "invoice_lines_corrected_line_exists",
      columns: [line.hotelId, line.correctsInvoiceId, line.correctsPosition],
      foreignColumns: [line.hotelId, line.invoiceId, line.position],
    }),
    foreignKey({
      name: "invoice_lines_correct_the_invoice_of_their_credit_note",
      columns: [line.hotelId, line.correctsInvoiceId, line.invoiceId],
      foreignColumns: [invoices.hotelId, invoices.correctsInvoiceId, invoices.id],
    }),
    check(
      "invoice_lines_correct_a_line",
      sql`(${line.correctsInvoiceId} is null) = (${line.correctsPosition} is null)`,
    ),
    check(
      "invoice_lines_are_credited_once",
      sql`${isPartOf(line.creditedCentimes, line.amountCentimes)}
        and ${isPartOf(line.creditedTvaCentimes, line.tvaCentimes)}
        and ${isPartOf(line.creditedStayTaxCentimes, line.stayTaxCentimes)}`,
    ),
    index("invoice_lines_by_corrected_line")
      .on(line.hotelId, line.correctsInvoiceId, line.correctsPosition)
      .where(sql`${line.correctsPosition} is not null`),
    check("invoice_lines_count_from_one", sql`${line.position} >= 1`),
    isNotBlank("invoice_lines_have_a_description", line.description),
    isNotBlank("invoice_lines_purchase_order_is_not_blank", line.purchaseOrder),
    check("invoice_lines_nights_count_from_one", sql`${line.nights} >= 1`),
    check("invoice_lines_tva_is_a_share", sql`${line.tvaBp} between 0 and 10000`),
    ofOneHotel(),
  ],
).enableRLS();

/** From nothing to all of an amount, which is below zero on a line that takes off the invoice. */
function isPartOf(credited: AnyPgColumn, amount: AnyPgColumn): SQL {
  return sql`${credited} between least(${amount}, 0) and greatest(${amount}, 0)`;
}
