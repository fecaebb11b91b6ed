import { REFERENCE_PATTERN } from "@funduq/shared-types/rules/reference";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  customType,
  date,
  integer,
  pgPolicy,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** The columns and the policy that every hotel table begins with. */
export const hotelId = () => uuid("hotel_id").notNull().$type<HotelId>();
export const id = <Id extends string>() => uuid("id").notNull().$type<Id>();
export const ref = <Id extends string>(name: string) => uuid(name).$type<Id>();

/** Whole centimes. */
export const money = (name: string) => bigint(name, { mode: "number" }).$type<Centimes>();

/** A calendar date, as text: no time zone can move it. */
export const day = (name: string) => date(name, { mode: "string" }).$type<CalendarDate>();

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** A moment, as PostgreSQL writes it in UTC. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "string" });

/** Counts the changes of a row, so that a stale edit can be refused. */
export const version = () => integer("version").notNull().default(1);

/** The words a text may be, from the contract that the screens use too. */
export function isOneOf(name: string, column: AnyPgColumn, words: readonly string[]) {
  const list = words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", ");
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/** A reference to say and type (BK-22). The database draws it; its insert is repeated where the hotel has it already. */
export const reference = () => text("reference").notNull().default(sql`random_reference()`);
export const isReference = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} ~ ${sql.raw(`'${REFERENCE_PATTERN}'`)}`);

export const isNotBlank = (name: string, column: AnyPgColumn) =>
  check(name, sql`btrim(${column}) <> ''`);

/** The number of a purchase order is not blank, and its link is a page by https: none else is followed (COM-05). */
export const isPurchaseOrder = (
  table: string,
  { number, url }: { number: AnyPgColumn; url: AnyPgColumn },
) => [
  check(
    `${table}_purchase_order_has_a_number`,
    sql`btrim(${number}) <> '' and char_length(${number}) <= 60`,
  ),
  check(
    `${table}_purchase_order_is_a_secure_link`,
    sql`${url} ~* '^https://[^/?#@\\\\\\x01-\\x20\\x7f-\\x9f]+([/?#][^\\x01-\\x20\\x7f-\\x9f]*)?$' and char_length(${url}) <= 500`,
  ),
];

/** The hotel of the transaction; null, which equals nothing, when none was set. */
const ownHotel = sql.raw("(select nullif(current_setting('app.hotel_id', true), '')::uuid)");
const systemScope = sql.raw("(select current_setting('app.scope', true)) = 'system'");

/** Rows of the transaction's hotel and of no other, to read and to write. */
export const ofOneHotel = () =>
  pgPolicy("rows_of_one_hotel", {
    using: sql`hotel_id = ${ownHotel}`,
    withCheck: sql`hotel_id = ${ownHotel}`,
  });

/** The table of hotels itself: its id is the hotel. */
export const oneHotel = () =>
  pgPolicy("one_hotel", { using: sql`id = ${ownHotel}`, withCheck: sql`id = ${ownHotel}` });

/** Lets the system's scope read, and only read, across hotels. */
export const readBySystem = () =>
  pgPolicy("read_by_the_system", { for: "select", using: systemScope });
