import { sql } from "drizzle-orm";
import { check, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { hotelId, isNotBlank, ofOneHotel } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/**
 * A hotel's chart of accounts: the account that each purpose of accounting entries goes to. Purposes may share an
 * account, which has one label: `chart_accounts_have_one_label` in the migration.
 */
export const chartAccounts = pgTable(
  "chart_accounts",
  {
    hotelId: hotelId(),
    purpose: text("purpose").notNull(),
    code: text("code").notNull(),
    label: text("label").notNull(),
  },
  (account) => [
    primaryKey({
      name: "chart_accounts_one_of_a_purpose",
      columns: [account.hotelId, account.purpose],
    }),
    belongsToHotel("chart_accounts_belong_to_a_hotel", account.hotelId),
    check(
      "chart_accounts_have_a_purpose",
      sql`${account.purpose} ~ '^(ledger|method|department|tax)[.].' and char_length(${account.purpose}) <= 120`,
    ),
    check("chart_accounts_code_is_a_code", sql`${account.code} ~ '^[0-9A-Z]{2,12}$'`),
    isNotBlank("chart_accounts_have_a_label", account.label),
    check("chart_accounts_label_is_short", sql`char_length(${account.label}) <= 80`),
    ofOneHotel(),
  ],
).enableRLS();
