import type { CompanyId, InvoiceId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { hotelId, isNotBlank, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { invoices } from "./invoices.tables.ts";

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
