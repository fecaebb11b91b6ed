import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, isOneOf } from "../../platform/db/columns.ts";
import { users } from "../users/users.tables.ts";

const SHA256 = sql.raw("'^[0-9a-f]{64}$'");

/** A signed-in browser. `id` is the SHA-256 of its token: a stolen copy of the table opens nothing. */
export const sessions = pgTable(
  "sessions",
  {
    id: text("id").primaryKey(),
    userId: uuid("user_id").notNull().$type<UserId>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** A Date, as Lucia's adapter wants it. */
    expiresAt: timestamp("expires_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (session) => [
    foreignKey({
      name: "sessions_account_exists",
      columns: [session.userId],
      foreignColumns: [users.id],
    }).onDelete("cascade"),
    check("sessions_id_is_a_hash", sql`${session.id} ~ ${SHA256}`),
    index("sessions_by_account").on(session.userId),
    index("sessions_by_expiry").on(session.expiresAt),
  ],
);

/**
 * `sign-in` allows to replace a password that is lost; `invitation` sets a password only where the account has
 * none.
 */
const linkPurposes = ["sign-in", "invitation"] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/**
 * An emailed link. It is used by `UPDATE … SET used_at = now() WHERE token_hash = … AND email = …
 * AND used_at IS NULL AND voided_at IS NULL AND expires_at > now() RETURNING`: once, by one email.
 * A new link first voids the open one of the same hotel, or the operator's where no hotel asks for it.
 */
export const signInLinks = pgTable(
  "sign_in_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    email: text("email").notNull(),
    purpose: text("purpose").notNull().$type<LinkPurpose>(),
    /** The hotel that requested it, for rate limits; without foreign key, as for a channel. */
    forHotelId: uuid("for_hotel_id").$type<HotelId>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    /** The only session that may set a password with it: the one that the link started. */
    usedBySession: text("used_by_session"),
    /** SHA-256 of the key of the browser that used it, which may repeat the request. */
    usedByBrowser: text("used_by_browser"),
    passwordSetAt: instant("password_set_at"),
    voidedAt: instant("voided_at"),
  },
  (link) => [
    check("sign_in_links_token_is_a_hash", sql`${link.tokenHash} ~ ${SHA256}`),
    check("sign_in_links_email_is_lower_case", sql`${link.email} = lower(${link.email})`),
    check("sign_in_links_expire_after_they_are_made", sql`${link.expiresAt} > ${link.createdAt}`),
    check(
      "sign_in_links_used_before_they_expire",
      sql`${link.usedAt} is null or (${link.usedAt} <= ${link.expiresAt} and ${link.voidedAt} is null)`,
    ),
    check(
      "sign_in_links_session_has_used_it",
      sql`${link.usedBySession} is null or ${link.usedAt} is not null`,
    ),
    check("sign_in_links_browser_is_a_hash", sql`${link.usedByBrowser} ~ ${SHA256}`),
    check(
      "sign_in_links_browser_has_used_it",
      sql`${link.usedByBrowser} is null or ${link.usedAt} is not null`,
    ),
    check(
      "sign_in_links_password_is_set_after_use",
      sql`${link.passwordSetAt} is null or coalesce(${link.passwordSetAt} >= ${link.usedAt}, false)`,
    ),
    foreignKey({
      name: "sign_in_links_session_exists",
      columns: [link.usedBySession],
      foreignColumns: [sessions.id],
    }).onDelete("set null"),
    index("sign_in_links_by_hotel").on(link.forHotelId, link.createdAt),
    index("sign_in_links_by_session").on(link.usedBySession),
    isOneOf("sign_in_links_purpose_is_known", link.purpose, linkPurposes),
    uniqueIndex("sign_in_links_one_open_per_email_and_hotel")
      .on(
        link.email,
        sql`coalesce(${link.forHotelId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
      )
      .where(sql`${link.usedAt} is null and ${link.voidedAt} is null`),
  ],
);

/**
 * A browser in which an account has signed in. Several accounts may share one token: a reception's PC
 * has one cookie. `token_hash` is the SHA-256 of the cookie.
 */
export const knownDevices = pgTable(
  "known_devices",
  {
    tokenHash: text("token_hash").notNull(),
    userId: uuid("user_id").notNull().$type<UserId>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (device) => [
    primaryKey({
      name: "known_devices_once_per_account",
      columns: [device.tokenHash, device.userId],
    }),
    check("known_devices_token_is_a_hash", sql`${device.tokenHash} ~ ${SHA256}`),
    foreignKey({
      name: "known_devices_account_exists",
      columns: [device.userId],
      foreignColumns: [users.id],
    }).onDelete("cascade"),
    index("known_devices_by_account").on(device.userId, device.lastUsedAt),
  ],
);

/**
 * Attempts to sign in, counted per account and per address; deleted when the longest window is over.
 * For an attempt from a known device the address is `device:` and the device's hash.
 */
export const loginAttempts = pgTable(
  "login_attempts",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    address: text("address").notNull(),
    succeeded: boolean("succeeded").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (attempt) => [
    check("login_attempts_email_is_lower_case", sql`${attempt.email} = lower(${attempt.email})`),
    index("login_attempts_by_pair").on(attempt.email, attempt.address, attempt.at),
    index("login_attempts_by_email").on(attempt.email, attempt.at),
    index("login_attempts_by_address").on(attempt.address, attempt.at),
    index("login_attempts_by_age").on(attempt.at),
  ],
);
