import type { Language, Theme } from "@funduq/shared-types/contracts/session";
import { languageSchema, themeSchema } from "@funduq/shared-types/contracts/session";
import {
  type HotelRole,
  hotelRoleSchema,
  type Section,
  sectionSchema,
  type UserStatus,
  userStatusSchema,
} from "@funduq/shared-types/contracts/user";
import type { HotelUserId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import {
  hotelId,
  id,
  instant,
  isNotBlank,
  isOneOf,
  ofOneHotel,
  readBySystem,
  ref,
  version,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/**
 * An account, in any number of hotels. No hotel's policy applies: it is read at sign-in.
 * The application has no right to write `is_super_admin`: the owner's role makes the first super admin, and
 * `set_super_admin` changes the others. That function checks that the asker is a super admin, but trusts the
 * API to pass the signed-in user as the asker: PostgreSQL does not know who is signed in.
 */
export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey().$type<UserId>(),
    email: text("email").notNull().unique("users_email_is_unique"),
    displayName: text("display_name").notNull(),
    /** argon2id; null until a password was set. */
    passwordHash: text("password_hash"),
    isSuperAdmin: boolean("is_super_admin").notNull().default(false),
    language: text("language").$type<Language>(),
    theme: text("theme").notNull().default("system").$type<Theme>(),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** By password or link; null for an account that has never signed in. */
    lastSignInAt: instant("last_sign_in_at"),
  },
  (user) => [
    check("users_email_is_lower_case", sql`${user.email} = lower(${user.email})`),
    isNotBlank("users_email_is_not_blank", user.email),
    isOneOf("users_language_is_known", user.language, languageSchema.options),
    isOneOf("users_theme_is_known", user.theme, themeSchema.options),
  ],
);

const knownSections = sectionSchema.options.map((section) => `'${section}'`).join(", ");

/**
 * An account's place in one hotel: role, sections, status. The invitation inserts the row with the email; the
 * account is set at the first sign-in. The system's scope reads the rows of all hotels: sign-in needs a user's
 * hotels.
 */
export const hotelUsers = pgTable(
  "hotel_users",
  {
    hotelId: hotelId(),
    id: id<HotelUserId>(),
    email: text("email").notNull(),
    userId: ref<UserId>("user_id"),
    displayName: text("display_name").notNull().default(""),
    role: text("role").notNull().default("employee").$type<HotelRole>(),
    sections: text("sections").array().notNull().default(sql`'{}'`).$type<Section[]>(),
    status: text("status").notNull().default("active").$type<UserStatus>(),
    /** The place was added to an existing account, and the user has not seen it yet. */
    joinUnseen: boolean("join_unseen").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    version: version(),
  },
  (hotelUser) => [
    primaryKey({ name: "hotel_users_id_is_unique", columns: [hotelUser.hotelId, hotelUser.id] }),
    belongsToHotel("hotel_users_belong_to_a_hotel", hotelUser.hotelId),
    foreignKey({
      name: "hotel_users_account_exists",
      columns: [hotelUser.userId],
      foreignColumns: [users.id],
    }),
    unique("hotel_users_email_is_unique_in_hotel").on(hotelUser.hotelId, hotelUser.email),
    unique("hotel_users_account_is_unique_in_hotel").on(hotelUser.hotelId, hotelUser.userId),
    check("hotel_users_email_is_lower_case", sql`${hotelUser.email} = lower(${hotelUser.email})`),
    isNotBlank("hotel_users_email_is_not_blank", hotelUser.email),
    isOneOf("hotel_users_role_is_known", hotelUser.role, hotelRoleSchema.options),
    isOneOf("hotel_users_status_is_known", hotelUser.status, userStatusSchema.options),
    check(
      "hotel_users_sections_are_known",
      sql`${hotelUser.sections} <@ array[${sql.raw(knownSections)}]::text[]`,
    ),
    index("hotel_users_by_account").on(hotelUser.userId),
    index("hotel_users_by_email").on(hotelUser.email),
    ofOneHotel(),
    readBySystem(),
  ],
).enableRLS();
