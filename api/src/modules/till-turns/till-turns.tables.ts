import { type TurnPurpose, turnPurposeSchema } from "@funduq/shared-types/contracts/till-turn";
import type { UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  hotelId,
  instant,
  isOneOf,
  ofOneHotel,
  readBySystem,
  ref,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";
import { sessions } from "../sessions/sessions.tables.ts";
import { hotelUsers, users } from "../users/users.tables.ts";

/** The PIN of a person of the hotel for its tills, and how often a wrong one was tried: since the last right one, and in a day. */
export const staffPins = pgTable(
  "staff_pins",
  {
    hotelId: hotelId(),
    userId: ref<UserId>("user_id").notNull(),
    /** Argon2id of the PIN under a key of the installation: a copy of the database is not enough to try PINs. */
    pinHash: text("pin_hash").notNull(),
    setAt: instant("set_at").notNull().defaultNow(),
    failures: integer("failures").notNull().default(0),
    /** Wrong ones of the day that began then; right ones in between do not end it. */
    dayFailures: integer("day_failures").notNull().default(0),
    dayBeganAt: instant("day_began_at").notNull().defaultNow(),
    blockedUntil: instant("blocked_until"),
  },
  (pin) => [
    primaryKey({ name: "staff_pins_one_per_person", columns: [pin.hotelId, pin.userId] }),
    belongsToHotel("staff_pins_belong_to_a_hotel", pin.hotelId),
    foreignKey({
      name: "staff_pins_person_in_same_hotel",
      columns: [pin.hotelId, pin.userId],
      foreignColumns: [hotelUsers.hotelId, hotelUsers.userId],
    }).onDelete("cascade"),
    check("staff_pins_are_hashed", sql`${pin.pinHash} like '$argon2id$%'`),
    check("staff_pins_count_failures", sql`${pin.failures} >= 0 and ${pin.dayFailures} >= 0`),
    ofOneHotel(),
  ],
).enableRLS();

/**
 * A turn that a person has at a till by PIN: it belongs to the session of the till, and ends with that session and
 * with the PIN. The gate reads it in the system's scope, as it reads the session.
 */
export const tillTurns = pgTable(
  "till_turns",
  {
    hotelId: hotelId(),
    tokenHash: text("token_hash").notNull(),
    sessionId: text("session_id").notNull(),
    userId: ref<UserId>("user_id").notNull(),
    purpose: text("purpose").notNull().$type<TurnPurpose>(),
    /** Of an approval: who was at the till and asked for it. */
    askedBy: ref<UserId>("asked_by"),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    /** Of an approval: the idempotency key of the write that it was used for. */
    usedKey: text("used_key"),
  },
  (turn) => [
    primaryKey({ name: "till_turns_token_is_unique", columns: [turn.hotelId, turn.tokenHash] }),
    belongsToHotel("till_turns_belong_to_a_hotel", turn.hotelId),
    foreignKey({
      name: "till_turns_person_has_a_pin",
      columns: [turn.hotelId, turn.userId],
      foreignColumns: [staffPins.hotelId, staffPins.userId],
    }).onDelete("cascade"),
    foreignKey({
      name: "till_turns_session_exists",
      columns: [turn.sessionId],
      foreignColumns: [sessions.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "till_turns_asked_by_a_user",
      columns: [turn.askedBy],
      foreignColumns: [users.id],
    }),
    check("till_turns_token_is_a_hash", sql`${turn.tokenHash} ~ '^[0-9a-f]{64}$'`),
    isOneOf("till_turns_purpose_is_known", turn.purpose, turnPurposeSchema.options),
    check(
      "till_turns_approvals_are_asked_for",
      sql`(${turn.purpose} = 'approval') = (${turn.askedBy} is not null)`,
    ),
    check(
      "till_turns_approvals_are_used",
      sql`${turn.usedKey} is null or ${turn.purpose} = 'approval'`,
    ),
    check("till_turns_expire_after_they_begin", sql`${turn.expiresAt} > ${turn.createdAt}`),
    index("till_turns_by_session").on(turn.sessionId),
    index("till_turns_by_person").on(turn.hotelId, turn.userId),
    ofOneHotel(),
    readBySystem(),
  ],
).enableRLS();
