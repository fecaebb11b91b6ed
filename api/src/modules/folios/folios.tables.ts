import {
  type RuleFrequency,
  ruleFrequencySchema,
} from "@funduq/shared-types/contracts/company-profile";
import { folioPayerSchema } from "@funduq/shared-types/contracts/folio";
import type { BookingId, CompanyId, FolioId, GroupId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import { check, foreignKey, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
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
import { companies } from "../companies/companies.tables.ts";
import { groups } from "../groups/groups.tables.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/** Who owes the balance of a folio. */
export const folioOwnerKinds = ["stay", "group", "company"] as const;
export type FolioOwnerKind = (typeof folioOwnerKinds)[number];

/** Who pays it: of a stay the guest or a company, of an account the group or the company itself. */
export const folioPayers = [...folioPayerSchema.options, "Group"] as const;

/** The folio of a group or a company; a stay has others. */
export const ACCOUNT_FOLIO_KEY = "folio_account";

/**
 * What somebody owes. Its owner is a stay, with its own folio `folio_guest_personal` and one for each company
 * that pays for it, or a group or a company with the one folio `folio_account`. The balance is never stored.
 *
 * `booking_id`, `group_id` and `account_company_id` are the owner by its kind, for the keys to their tables.
 * `company_id` is the company that pays a folio of a stay.
 */
export const folios = pgTable(
  "folios",
  {
    hotelId: hotelId(),
    id: id<FolioId>(),
    ownerKind: text("owner_kind").notNull().$type<FolioOwnerKind>(),
    ownerId: uuid("owner_id").notNull(),
    bookingId: ref<BookingId>("booking_id").generatedAlwaysAs(
      (): SQL => sql`case ${folios.ownerKind} when 'stay' then ${folios.ownerId} end`,
    ),
    groupId: ref<GroupId>("group_id").generatedAlwaysAs(
      (): SQL => sql`case ${folios.ownerKind} when 'group' then ${folios.ownerId} end`,
    ),
    accountCompanyId: ref<CompanyId>("account_company_id").generatedAlwaysAs(
      (): SQL => sql`case ${folios.ownerKind} when 'company' then ${folios.ownerId} end`,
    ),
    key: text("key").notNull(),
    name: text("name").notNull(),
    payer: text("payer").notNull().$type<(typeof folioPayers)[number]>(),
    companyId: ref<CompanyId>("company_id"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (folio) => [
    primaryKey({ name: "folios_id_is_unique", columns: [folio.hotelId, folio.id] }),
    belongsToHotel("folios_belong_to_a_hotel", folio.hotelId),
    unique("folios_key_is_unique_of_owner").on(folio.hotelId, folio.ownerId, folio.key),
    // For postings and moves: their folio is a folio of their owner, and a company's account takes what a folio
    // of that company owed. For invoices: they bill folios of guests and groups.
    unique("folios_of_owner").on(folio.hotelId, folio.ownerKind, folio.ownerId, folio.id),
    unique("folios_of_payer").on(folio.hotelId, folio.payer, folio.id),
    unique("folios_of_paying_company").on(folio.hotelId, folio.companyId, folio.id),
    foreignKey({
      name: "folios_booking_in_same_hotel",
      columns: [folio.hotelId, folio.bookingId],
      foreignColumns: [bookings.hotelId, bookings.id],
    }),
    foreignKey({
      name: "folios_group_in_same_hotel",
      columns: [folio.hotelId, folio.groupId],
      foreignColumns: [groups.hotelId, groups.id],
    }),
    foreignKey({
      name: "folios_account_company_in_same_hotel",
      columns: [folio.hotelId, folio.accountCompanyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    foreignKey({
      name: "folios_company_in_same_hotel",
      columns: [folio.hotelId, folio.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }),
    isOneOf("folios_owner_kind_is_known", folio.ownerKind, folioOwnerKinds),
    check("folios_key_is_a_folio_key", sql`${folio.key} ~ '^folio_[a-z0-9_]+$'`),
    check(
      "folios_accounts_have_one_folio",
      sql`(${folio.ownerKind} = 'stay') = (${folio.key} <> ${sql.raw(`'${ACCOUNT_FOLIO_KEY}'`)})`,
    ),
    isNotBlank("folios_have_a_name", folio.name),
    check(
      "folios_payer_fits_the_owner",
      sql`case ${folio.ownerKind} when 'stay' then ${folio.payer} in ('Guest', 'Company')
        when 'group' then ${folio.payer} = 'Group' else ${folio.payer} = 'Company' end`,
    ),
    check(
      "folios_company_pays_its_own",
      sql`(${folio.ownerKind} = 'stay' and ${folio.payer} = 'Company') = (${folio.companyId} is not null)`,
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
    isOneOf("folio_rules_frequency_is_known", rule.frequency, ruleFrequencySchema.options),
    ofOneHotel(),
  ],
).enableRLS();
