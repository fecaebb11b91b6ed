import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, isNotBlank, isOneOf } from "../../platform/db/columns.ts";

/** A CSV file of a mail with reports; `text` is sent as UTF-8. */
export type Attachment = { name: string; text: string };

/** Who queued a mail, and for what: decides what it has beside its text, and how long it is tried. */
export const mailPurposes = ["account", "reports", "invoice"] as const;
export type MailPurpose = (typeof mailPurposes)[number];

/**
 * Queued mails, inserted in the transaction that needs them, so that an outage of the mail server fails no request.
 * A worker takes rows with FOR UPDATE SKIP LOCKED and deletes sent mails: a body may hold a sign-in link.
 */
export const outgoingMails = pgTable(
  "outgoing_mails",
  {
    id: uuid("id").primaryKey(),
    recipient: text("recipient").notNull(),
    subject: text("subject").notNull(),
    bodyText: text("body_text").notNull(),
    bodyHtml: text("body_html"),
    attachments: jsonb("attachments").notNull().default([]).$type<Attachment[]>(),
    /** A mail about an account may hold a link, which expires in a day; the others are tried for a week. */
    purpose: text("purpose").notNull().default("account").$type<MailPurpose>(),
    /** The hotel that queued it; without a foreign key, as with a sign-in link. */
    forHotelId: uuid("for_hotel_id").$type<HotelId>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    sendAfter: instant("send_after").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
  },
  (mail) => [
    isNotBlank("outgoing_mails_have_a_recipient", mail.recipient),
    isOneOf("outgoing_mails_purpose_is_known", mail.purpose, mailPurposes),
    check(
      "outgoing_mails_attachments_are_limited",
      sql`jsonb_typeof(${mail.attachments}) = 'array' and octet_length(${mail.attachments}::text) <= 12000000`,
    ),
    check("outgoing_mails_attempts_are_not_negative", sql`${mail.attempts} >= 0`),
    index("outgoing_mails_by_turn").on(mail.sendAfter),
  ],
);
