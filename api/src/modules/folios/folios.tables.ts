import { type FolioPayer, folioPayerSchema } from "@funduq/shared-types/contracts/folio";
import type { BookingId, CompanyId, FolioId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import {
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  money,
  ofOneHotel,
  ref,
} from "../../platform/db/columns.ts";
import { bookings } from "../bookings/bookings.tables.ts";
import { companies, type RuleFrequency, ruleFrequencies } from "../companies/companies.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/** An account of a stay: `folio_guest_personal`, or the company's. Its balance is never stored. */
export const folios = pgTable(
  "folios",
  {
    hotelId: hotelId(),
    id: id<FolioId>(),
    bookingId: ref<BookingId>("booking_id").notNull(),
    key: text("key").notNull(),
    name: text("name").notNull(),
    payer: text("payer").notNull().$type<FolioPayer>(),
    companyId: ref<CompanyId>("company_id"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (folio) => [
    primaryKey({ name: "folios_id_is_unique", columns: [folio.hotelId, folio.id] }),
    belongsToHotel("folios_belong_to_a_hotel", folio.hotelId),
    unique("folios_key_is_unique_in_booking").on(folio.hotelId, folio.bookingId, folio.key),
    // For postings and moves: their folio is a folio of their booking.
    unique("folios_of_booking").on(folio.hotelId, folio.bookingId, folio.id),
    foreignKey({
      name: "folios_booking_in_same_hotel",
      columns: [folio.hotelId, folio.bookingId],
      foreignColumns: [bookings.hotelId, bookings.id],
    }),
    foreignKey({
      name: "folios_company_in_same_hotel",
      columns: [folio.hotelId, folio.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    check("folios_key_is_a_folio_key", sql`${folio.key} ~ '^folio_[a-z0-9_]+$'`),
    isNotBlank("folios_have_a_name", folio.name),
    isOneOf("folios_payer_is_known", folio.payer, folioPayerSchema.options),
    check(
      "folios_company_pays_its_own",
      sql`(${folio.payer} = 'Company') = (${folio.companyId} is not null)`,
    ),
    ofOneHotel(),
  ],
).enableRLS();

/** What a company's folio takes, copied from the company when the stay was booked (FOL-01). */
export const folioRules = pgTable(
  "folio_rules",
  {
    hotelId: hotelId(),
    folioId: ref<FolioId>("folio_id").notNull(),
    department: text("department").notNull(),
    limitCentimes: money("limit_centimes").notNull().default(sql`0`),
    frequency: text("frequency").notNull().$type<RuleFrequency>(),
  },
  (rule) => [
    primaryKey({
      name: "folio_rules_one_per_department",
      columns: [rule.hotelId, rule.folioId, rule.department],
    }),
    belongsToHotel("folio_rules_belong_to_a_hotel", rule.hotelId),
    foreignKey({
      name: "folio_rules_folio_in_same_hotel",
      columns: [rule.hotelId, rule.folioId],
      foreignColumns: [folios.hotelId, folios.id],
    }),
    isNotBlank("folio_rules_have_a_department", rule.department),
    check("folio_rules_limit_is_not_negative", sql`${rule.limitCentimes} >= 0`),
    isOneOf("folio_rules_frequency_is_known", rule.frequency, ruleFrequencies),
    ofOneHotel(),
  ],
).enableRLS();
