import type { RuleFrequency } from "@funduq/shared-types/contracts/company-profile";
import { ruleFrequencySchema } from "@funduq/shared-types/contracts/company-profile";
import { documentLanguageSchema } from "@funduq/shared-types/contracts/document-language";
import type { CompanyId, UserId } from "@funduq/shared-types/values/ids";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
import { type SQL, sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  money,
  ofOneHotel,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { users } from "../users/users.tables.ts";

/**
 * A company that the hotel has an agreement with. `name_search` is the name lower-cased and without accents,
 * `other_search` the name in the other script, folded alike; both are made by the application.
 *
 * `nif_key` is the NIF without the signs between its digits: no two companies of a hotel have the same. One
 * without a digit, such as 'en cours' of an older release, is none.
 * An invoice is due `payment_terms_days` after its day. `credit_limit_centimes` is how much the company may owe; null is no
 * limit. Documents and mails are proposed in `document_language`. Null: a mail takes the language of the company's last mail, a
 * paper the one that was chosen last on the device.
 * An archived company is not offered for new stays, and stays in those that have it (COM-06). One that a stay, a
 * group, a folio or an invoice names can't be deleted: their foreign keys refuse it.
 */
export const companies = pgTable(
  "companies",
  {
    hotelId: hotelId(),
    id: id<CompanyId>(),
    name: text("name").notNull(),
    nameSearch: text("name_search").notNull(),
    address1: text("address_1"),
    address2: text("address_2"),
    address3: text("address_3"),
    rc: text("rc"),
    nif: text("nif"),
    nis: text("nis"),
    art: text("art"),
    contactPerson: text("contact_person"),
    phone: text("phone"),
    email: text("email"),
    customField1: text("custom_field_1"),
    customField2: text("custom_field_2"),
    customField3: text("custom_field_3"),
    nameOtherScript: text("name_other_script"),
    otherSearch: text("other_search"),
    nifKey: text("nif_key").generatedAlwaysAs(
      (): SQL =>
        sql`case when ${companies.nif} ~ '[0-9]' then upper(regexp_replace(${companies.nif}, '[^0-9A-Za-z]', '', 'g')) end`,
    ),
    archivedAt: instant("archived_at"),
    changedBy: ref<UserId>("changed_by_user_id"),
    changedAt: instant("changed_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    version: version(),
    paymentTermsDays: integer("payment_terms_days").notNull().default(0),
    creditLimitCentimes: money("credit_limit_centimes"),
    documentLanguage: text("document_language").$type<PaperLanguage>(),
  },
  (company) => [
    primaryKey({ name: "companies_id_is_unique", columns: [company.hotelId, company.id] }),
    belongsToHotel("companies_belong_to_a_hotel", company.hotelId),
    foreignKey({
      name: "companies_changed_by_a_user",
      columns: [company.changedBy],
      foreignColumns: [users.id],
    }),
    uniqueIndex("companies_nif_is_unique_in_hotel")
      .on(company.hotelId, company.nifKey)
      .where(sql`${company.nifKey} is not null`),
    isNotBlank("companies_have_a_name", company.name),
    isNotBlank("companies_have_a_name_to_search", company.nameSearch),
    check("companies_pay_within_a_year", sql`${company.paymentTermsDays} between 0 and 365`),
    check("companies_credit_limit_is_not_negative", sql`${company.creditLimitCentimes} >= 0`),
    isOneOf(
      "companies_document_language_is_known",
      company.documentLanguage,
      documentLanguageSchema.options,
    ),
    index("companies_by_name").on(company.hotelId, sql`lower(${company.name})`, company.id),
    ofOneHotel(),
  ],
).enableRLS();

/** What a company pays for a night with one to four persons in the room. */
export const companyRates = pgTable(
  "company_rates",
  {
    hotelId: hotelId(),
    companyId: ref<CompanyId>("company_id").notNull(),
    persons: integer("persons").notNull(),
    rateCentimes: money("rate_centimes").notNull(),
  },
  (rate) => [
    primaryKey({
      name: "company_rates_one_per_number_of_persons",
      columns: [rate.hotelId, rate.companyId, rate.persons],
    }),
    belongsToHotel("company_rates_belong_to_a_hotel", rate.hotelId),
    foreignKey({
      name: "company_rates_company_in_same_hotel",
      columns: [rate.hotelId, rate.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }).onDelete("cascade"),
    check("company_rates_are_for_one_to_four", sql`${rate.persons} between 1 and 4`),
    check("company_rates_are_not_negative", sql`${rate.rateCentimes} >= 0`),
    ofOneHotel(),
  ],
).enableRLS();

/** What a company takes over; copied to the folio of each of its stays (FOL-01). Limit 0: all of it. */
export const billingRules = pgTable(
  "billing_rules",
  {
    hotelId: hotelId(),
    companyId: ref<CompanyId>("company_id").notNull(),
    department: text("department").notNull(),
    limitCentimes: money("limit_centimes").notNull().default(sql`0`),
    frequency: text("frequency").notNull().$type<RuleFrequency>(),
  },
  (rule) => [
    primaryKey({
      name: "billing_rules_one_per_department",
      columns: [rule.hotelId, rule.companyId, rule.department],
    }),
    belongsToHotel("billing_rules_belong_to_a_hotel", rule.hotelId),
    foreignKey({
      name: "billing_rules_company_in_same_hotel",
      columns: [rule.hotelId, rule.companyId],
      foreignColumns: [companies.hotelId, companies.id],
    }).onDelete("cascade"),
    isNotBlank("billing_rules_have_a_department", rule.department),
    check("billing_rules_limit_is_not_negative", sql`${rule.limitCentimes} >= 0`),
    isOneOf("billing_rules_frequency_is_known", rule.frequency, ruleFrequencySchema.options),
    ofOneHotel(),
  ],
).enableRLS();
