import { type Language, languageSchema } from "@funduq/shared-types/contracts/session";
import type { HotelUserId, ReportRecipientId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  day,
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  ofOneHotel,
  readBySystem,
  ref,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { businessDays } from "../night-audit/night-audit.tables.ts";
import { hotelUsers } from "../users/users.tables.ts";

/** Who gets a hotel's reports by mail: a user of the hotel, or an address outside with its language. */
export const reportRecipients = pgTable(
  "report_recipients",
  {
    hotelId: hotelId(),
    id: id<ReportRecipientId>(),
    hotelUserId: ref<HotelUserId>("hotel_user_id"),
    email: text("email"),
    language: text("language").$type<Language>(),
    withAttachments: boolean("with_attachments").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (recipient) => [
    primaryKey({
      name: "report_recipients_id_is_unique",
      columns: [recipient.hotelId, recipient.id],
    }),
    belongsToHotel("report_recipients_belong_to_a_hotel", recipient.hotelId),
    foreignKey({
      name: "report_recipients_user_is_of_the_hotel",
      columns: [recipient.hotelId, recipient.hotelUserId],
      foreignColumns: [hotelUsers.hotelId, hotelUsers.id],
    }).onDelete("cascade"),
    unique("report_recipients_user_is_listed_once").on(recipient.hotelId, recipient.hotelUserId),
    unique("report_recipients_email_is_listed_once").on(recipient.hotelId, recipient.email),
    check(
      "report_recipients_are_a_user_or_an_address",
      sql`(${recipient.hotelUserId} is null) = (${recipient.email} is not null)
        and (${recipient.email} is null) = (${recipient.language} is null)`,
    ),
    check(
      "report_recipients_email_is_lower_case",
      sql`${recipient.email} = lower(${recipient.email})`,
    ),
    isNotBlank("report_recipients_email_is_not_blank", recipient.email),
    isOneOf("report_recipients_language_is_known", recipient.language, languageSchema.options),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * A closed day that a recipient is mailed. The night audit inserts it; a worker makes the mail later and notes its id in
 * the transaction that queues it, so that each recipient gets each day once.
 */
export const reportPacks = pgTable(
  "report_packs",
  {
    hotelId: hotelId(),
    recipientId: ref<ReportRecipientId>("recipient_id").notNull(),
    date: day("date").notNull(),
    queuedAt: instant("queued_at").notNull().defaultNow(),
    /** When the mail is made next, and how often that has failed. */
    makeAfter: instant("make_after").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    /** Null while the mail is still to be made. */
    outcome: text("outcome").$type<"mailed" | "not-allowed">(),
    mailId: uuid("mail_id"),
    /** When the mail was sent. One without it whose row of the outbox is gone was given up 90 days ago. */
    sentAt: instant("sent_at"),
  },
  (pack) => [
    primaryKey({
      name: "report_packs_are_mailed_once",
      columns: [pack.hotelId, pack.recipientId, pack.date],
    }),
    belongsToHotel("report_packs_belong_to_a_hotel", pack.hotelId),
    foreignKey({
      name: "report_packs_have_a_recipient",
      columns: [pack.hotelId, pack.recipientId],
      foreignColumns: [reportRecipients.hotelId, reportRecipients.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "report_packs_are_of_a_closed_day",
      columns: [pack.hotelId, pack.date],
      foreignColumns: [businessDays.hotelId, businessDays.date],
    }).onDelete("cascade"),
    isOneOf("report_packs_outcome_is_known", pack.outcome, ["mailed", "not-allowed"]),
    check(
      "report_packs_mailed_ones_have_a_mail",
      sql`(${pack.outcome} is not distinct from 'mailed') = (${pack.mailId} is not null)`,
    ),
    check(
      "report_packs_sent_ones_have_a_mail",
      sql`${pack.sentAt} is null or ${pack.mailId} is not null`,
    ),
    index("report_packs_to_make").on(pack.makeAfter).where(sql`outcome is null`),
    ofOneHotel(),
    readBySystem(),
  ],
).enableRLS();
