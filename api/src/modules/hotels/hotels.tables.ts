import { DEFAULT_TIME_ZONE } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  foreignKey,
  integer,
  pgTable,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import {
  day,
  instant,
  isNotBlank,
  money,
  oneHotel,
  readBySystem,
  version,
} from "../../platform/db/columns.ts";

/**
 * A hotel and its settings. Only the night audit changes the business date; it locks this row FOR NO KEY UPDATE
 * (FOR UPDATE would wait for every writer of the hotel).
 *
 * The rates of tax are those that the hotel was created with; the dated ones are in `tax_rates`. `tva_bp` and `tds_bp`
 * are basis points: 900 is 9 %. An `expires_at` that is not set never expires.
 */
export const hotels = pgTable(
  "hotels",
  {
    id: uuid("id").primaryKey().$type<HotelId>(),
    name: text("name").notNull(),
    starRating: integer("star_rating").notNull().default(3),
    address: text("address").notNull().default(""),
    city: text("city").notNull().default(""),
    phone: text("phone").notNull().default(""),
    currency: text("currency").notNull().default("DZD"),
    businessDate: day("business_date").notNull(),
    expiresAt: instant("expires_at"),
    tvaBp: integer("tva_bp").notNull().default(900),
    stayTaxCentimes: money("stay_tax_centimes").notNull().default(sql`50000`),
    tdsBp: integer("tds_bp").notNull().default(200),
    highBalanceThresholdCentimes: money("high_balance_threshold_centimes"),
    nif: text("nif").notNull().default(""),
    rc: text("rc").notNull().default(""),
    nis: text("nis").notNull().default(""),
    rib: text("rib").notNull().default(""),
    customFieldName1: text("custom_field_name_1").notNull().default(""),
    customFieldValue1: text("custom_field_value_1").notNull().default(""),
    customFieldName2: text("custom_field_name_2").notNull().default(""),
    customFieldValue2: text("custom_field_value_2").notNull().default(""),
    timeZone: text("time_zone").notNull().default(DEFAULT_TIME_ZONE),
    /** 0 = Sunday … 6 = Saturday, the first day of a week in Algeria. */
    weekStart: integer("week_start").notNull().default(6),
    createdAt: instant("created_at").notNull().defaultNow(),
    version: version(),
    /** How many days after its due date an invoice is reminded of, first and last. */
    firstReminderDays: integer("first_reminder_days").notNull().default(7),
    lastReminderDays: integer("last_reminder_days").notNull().default(21),
  },
  (hotel) => [
    isNotBlank("hotels_have_a_name", hotel.name),
    check("hotels_have_one_to_five_stars", sql`${hotel.starRating} between 1 and 5`),
    check("hotels_tva_is_a_share", sql`${hotel.tvaBp} between 0 and 10000`),
    check("hotels_tds_is_a_share", sql`${hotel.tdsBp} between 0 and 10000`),
    check("hotels_stay_tax_is_not_negative", sql`${hotel.stayTaxCentimes} >= 0`),
    check(
      "hotels_high_balance_threshold_is_not_negative",
      sql`${hotel.highBalanceThresholdCentimes} >= 0`,
    ),
    check("hotels_week_starts_on_a_day", sql`${hotel.weekStart} between 0 and 6`),
    check(
      "hotels_remind_first_and_last",
      sql`1 <= ${hotel.firstReminderDays} and ${hotel.firstReminderDays} < ${hotel.lastReminderDays} and ${hotel.lastReminderDays} <= 365`,
    ),
    check("hotels_currency_is_a_code", sql`${hotel.currency} ~ '^[A-Z]{3}$'`),
    oneHotel(),
    readBySystem(),
  ],
).enableRLS();

/** A foreign key to the hotel: deleting the hotel deletes the row (SYS-05). */
export function belongsToHotel(name: string, hotelId: AnyPgColumn) {
  return foreignKey({ name, columns: [hotelId], foreignColumns: [hotels.id] }).onDelete("cascade");
}
