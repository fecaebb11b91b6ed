import type { InvoiceId, PostingId } from "@funduq/shared-types/values/ids";
import { ZERO } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { day, hotelId, isNotBlank, money, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { postings } from "../folios/postings.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { invoices } from "./invoices.tables.ts";

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
