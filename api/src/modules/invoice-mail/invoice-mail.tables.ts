import { type Language, languageSchema } from "@funduq/shared-types/contracts/session";
import type { CompanyId, InvoiceId, InvoiceMailId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  ofOneHotel,
  ref,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { invoices } from "../invoices/invoices.tables.ts";

/**
 * To whom an invoice was mailed, one row per recipient. The row has the id of its mail in the outbox; the PDF is made
 * from the invoice, `language` and `is_duplicate` when the mail is sent. Subject and text are in the outbox only, until
 * the mail is sent. `sent_at` is null while it waits, and after it was given up.
 */
export const invoiceMails = pgTable(
  "invoice_mails",
  {
    hotelId: hotelId(),
    id: id<InvoiceMailId>(),
    invoiceId: ref<InvoiceId>("invoice_id").notNull(),
    companyId: ref<CompanyId>("company_id").notNull(),
    recipient: text("recipient").notNull(),
    language: text("language").notNull().$type<Language>(),
    isDuplicate: boolean("is_duplicate").notNull(),
    queuedAt: instant("queued_at").notNull().defaultNow(),
    by: ref<UserId>("by_user_id").notNull(),
    sentAt: instant("sent_at"),
  },
  (mail) => [
    primaryKey({ name: "invoice_mails_id_is_unique", columns: [mail.hotelId, mail.id] }),
    belongsToHotel("invoice_mails_belong_to_a_hotel", mail.hotelId),
    foreignKey({
      name: "invoice_mails_are_of_the_company_of_their_invoice",
      columns: [mail.hotelId, mail.companyId, mail.invoiceId],
      foreignColumns: [invoices.hotelId, invoices.companyId, invoices.id],
    }),
    isNotBlank("invoice_mails_have_a_recipient", mail.recipient),
    check(
      "invoice_mails_recipient_is_lower_case",
      sql`${mail.recipient} = lower(${mail.recipient})`,
    ),
    isOneOf("invoice_mails_language_is_known", mail.language, languageSchema.options),
    index("invoice_mails_by_invoice").on(mail.hotelId, mail.invoiceId, mail.queuedAt),
    index("invoice_mails_by_company").on(mail.hotelId, mail.companyId, mail.queuedAt),
    ofOneHotel(),
  ],
).enableRLS();
