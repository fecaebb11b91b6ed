import type { Tag } from "@funduq/shared-types/contracts/live";
import type { UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  bytes,
  hotelId,
  instant,
  isNotBlank,
  ofOneHotel,
  readBySystem,
  ref,
} from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/**
 * The last change number of a hotel, and that line's hash. Its row is locked until the writer's commit, so numbers have no
 * gaps and become visible in order. Read by the system's scope: it is part of every cached answer.
 */
export const changeCounters = pgTable(
  "change_counters",
  {
    hotelId: hotelId(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    lastHash: bytes("last_hash").notNull().default(sql`''`),
  },
  (counter) => [
    primaryKey({ name: "change_counters_one_per_hotel", columns: [counter.hotelId] }),
    belongsToHotel("change_counters_belong_to_a_hotel", counter.hotelId),
    check("change_counters_are_not_negative", sql`${counter.seq} >= 0`),
    check("change_counters_keep_a_hash", sql`octet_length(${counter.lastHash}) in (0, 32)`),
    ofOneHotel(),
    readBySystem(),
  ],
).enableRLS();

/** The audit trail of a hotel, kept for ten years and never changed. */
export const changes = pgTable(
  "changes",
  {
    hotelId: hotelId(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    action: text("action").notNull(),
    /** The first word of the action. */
    kind: text("kind").generatedAlwaysAs(sql`split_part(action, '.', 1)`),
    tags: text("tags").array().notNull().$type<Tag[]>(),
    entityType: text("entity_type"),
    entityId: text("entity_id"),
    byUserId: ref<UserId>("by_user_id"),
    at: instant("at").notNull().defaultNow(),
    requestId: text("request_id"),
    details: jsonb("details").notNull().default({}).$type<Record<string, unknown>>(),
    /** The hash of this line and of the hash of the line before it: `change_hash` in SQL, ADR 0019. */
    hash: bytes("hash").notNull(),
  },
  (change) => [
    primaryKey({
      name: "changes_number_is_unique_in_hotel",
      columns: [change.hotelId, change.seq],
    }),
    belongsToHotel("changes_belong_to_a_hotel", change.hotelId),
    check("changes_count_from_one", sql`${change.seq} >= 1`),
    isNotBlank("changes_have_an_action", change.action),
    check("changes_have_a_hash", sql`octet_length(${change.hash}) = 32`),
    index("changes_by_kind").on(change.hotelId, change.kind, change.seq),
    index("changes_by_entity")
      .on(change.hotelId, change.entityId, change.seq)
      .where(sql`${change.entityId} is not null`),
    index("changes_by_person")
      .on(change.hotelId, change.byUserId, change.seq)
      .where(sql`${change.byUserId} is not null`),
    index("changes_by_time").on(change.hotelId, change.at),
    ofOneHotel(),
  ],
).enableRLS();

/** The latest changes, from which live streams resume; a job deletes changes older than three days. */
export const liveChanges = pgTable(
  "live_changes",
  {
    hotelId: hotelId(),
    seq: bigint("seq", { mode: "number" }).notNull(),
    tags: text("tags").array().notNull().$type<Tag[]>(),
    entityId: text("entity_id"),
    byUserId: ref<UserId>("by_user_id"),
    writtenAt: instant("written_at").notNull().defaultNow(),
  },
  (change) => [
    primaryKey({
      name: "live_changes_number_is_unique_in_hotel",
      columns: [change.hotelId, change.seq],
    }),
    belongsToHotel("live_changes_belong_to_a_hotel", change.hotelId),
    ofOneHotel(),
  ],
).enableRLS();
