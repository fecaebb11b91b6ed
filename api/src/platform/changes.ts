import type { Tag } from "@funduq/shared-types/contracts/live";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "./db/database.ts";

/** The NOTIFY channel that wakes every API process. The payload holds only the ids of hotel or user, never data. */
export const LIVE_CHANNEL = "funduq_live";

export type Change = {
  hotelId: HotelId;
  action: string;
  tags: readonly Tag[];
  entityId: string | null;
  by: UserId | null;
  at: Date;
  requestId: string;
  /** The values before and after, where the entry needs them. */
  details?: Record<string, unknown> | undefined;
};

/**
 * Writes one change of a hotel into its audit trail and to `live_changes`, and wakes the live streams when the transaction commits.
 *
 * The hotel's counter row stays locked until the commit, so numbers have no gaps and are seen in
 * order; call this last, as other writers of the hotel wait from here on. The SQL function
 * `record_change` chains each line to the one before it by a hash.
 */
export async function recordChange(tx: HotelTx, change: Change): Promise<void> {
  await tx.execute(changeStatement(change));
}

/** What `recordChange` runs. `beside` is another that writes something and travels in the same one. */
export function changeStatement(change: Change, beside?: SQL): SQL {
  return sql`
    ${beside ? sql`with beside as (${beside})` : sql.empty()}
    select ${recorded(change, sql`${change.entityId}`)}, ${woken(change.hotelId)}`;
}

/**
 * `recordChange` for the same action on several things, one entry each. Later entries of the transaction do
 * not wait: it already holds the lock on the counter.
 */
export async function recordChanges(
  tx: HotelTx,
  change: Omit<Change, "entityId">,
  entityIds: readonly string[],
): Promise<void> {
  if (entityIds.length === 0) return;
  await tx.execute(sql`
    select ${recorded(change, sql`listed.id`)}, ${woken(change.hotelId)}
    from jsonb_array_elements_text(${JSON.stringify(entityIds)}::text::jsonb)
      with ordinality as listed (id, place)
    order by listed.place`);
}

function recorded(
  { hotelId, action, tags, by, at, requestId, details = {} }: Omit<Change, "entityId">,
  entityId: SQL,
): SQL {
  return sql`record_change(${hotelId}, ${action}, ${textArray(tags)}::text[], ${entityId}, ${by},
    ${at.toISOString()}, ${requestId}, ${JSON.stringify(details)}::text::jsonb)`;
}

const woken = (hotelId: HotelId) => sql`pg_notify(${LIVE_CHANNEL}, ${`hotel:${hotelId}`})`;

/** Has every process look again, after the commit, whether this user's streams may stay open. */
export async function announceUser(tx: HotelTx, userId: UserId): Promise<void> {
  await wake(tx, `user:${userId}`);
}

/** After the commit, makes every process close the streams of a removed hotel. */
export async function announceRemoval(tx: HotelTx, hotelId: HotelId): Promise<void> {
  await wake(tx, `removed:${hotelId}`);
}

async function wake(tx: HotelTx, message: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${message})`);
}

/** A PostgreSQL array literal of our own tag words, which hold no character that needs quoting. */
function textArray(words: readonly string[]): string {
  return `{${words.join(",")}}`;
}
