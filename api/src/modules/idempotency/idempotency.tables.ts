import type { UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { hotelId, instant, isNotBlank, ofOneHotel, ref } from "../../platform/db/columns.ts";
import { belongsToHotel } from "../hotels/hotels.tables.ts";

/**
 * The stored answer of a write under the client's idempotency key, written in the same transaction. With
 * concurrent equal requests the primary key admits one; the other waits and returns the stored answer. Kept
 * 7 days.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    hotelId: hotelId(),
    userId: ref<UserId>("user_id").notNull(),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** Set with the answer, before the commit. */
    status: integer("status"),
    body: text("body"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (claim) => [
    primaryKey({
      name: "idempotency_keys_are_claimed_once",
      columns: [claim.hotelId, claim.userId, claim.key],
    }),
    belongsToHotel("idempotency_keys_belong_to_a_hotel", claim.hotelId),
    isNotBlank("idempotency_keys_are_not_blank", claim.key),
    check("idempotency_keys_hash_is_a_hash", sql`${claim.requestHash} ~ '^[0-9a-f]{64}$'`),
    check("idempotency_keys_status_is_a_status", sql`${claim.status} between 100 and 599`),
    index("idempotency_keys_by_age").on(claim.hotelId, claim.createdAt),
    ofOneHotel(),
  ],
).enableRLS();
