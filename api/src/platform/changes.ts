import type { Tag } from "@funduq/shared-types/contracts/live";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "./db/database.ts";

/** The channel that wakes every API process. It carries only whom to look after, never data. */
export const LIVE_CHANNEL = "funduq_live";

export type Change = {
  hotelId: HotelId;
  action: string;
  tags: readonly Tag[];
  entityId: string | null;
  by: UserId | null;
  at: Date;
  requestId: string;
  /** What it was before and is now, where the thing itself does not tell. */
  details?: Record<string, unknown> | undefined;
};

/**
 * Writes one change of a hotel into its audit trail and to `live_changes`, and wakes the live streams when the transaction commits.
 *
 * The hotel's counter row stays locked until the commit, so numbers have no gaps and are seen in
 * order; call this last, as other writers of the hotel wait from here on.
 */
export async function recordChange(tx: HotelTx, change: Change): Promise<void> {
  await tx.execute(changeStatement(change));
}

const resumedFrom = "hotel_id, seq, action, tags, entity_id, by_user_id";
/** Part of the statements below: the line of the audit trail is copied to what screens resume from. */
const returned = sql.raw(`returning ${resumedFrom}`);
const copied = sql.raw(
  `copied as (insert into live_changes (${resumedFrom}) select ${resumedFrom} from logged)`,
);

/** What `recordChange` runs. `beside` is another that writes something and travels in the same one. */
export function changeStatement(change: Change, beside?: SQL): SQL {
  const { hotelId, action, tags, entityId, by, at, requestId, details = {} } = change;
  return sql`
    with ${beside ? sql`beside as (${beside}),` : sql.empty()}
    counted as (
      insert into change_counters (hotel_id, seq) values (${hotelId}, 1)
      on conflict (hotel_id) do update set seq = change_counters.seq + 1
      returning seq
    ),
    logged as (
      insert into changes (hotel_id, seq, action, tags, entity_id, by_user_id, at, request_id, details)
      select ${hotelId}, seq, ${action}, ${textArray(tags)}::text[], ${entityId}, ${by},
        ${at.toISOString()}, ${requestId}, ${JSON.stringify(details)}::text::jsonb
      from counted
      ${returned}
    ),
    ${copied}
    select pg_notify(${LIVE_CHANNEL}, ${`hotel:${hotelId}`})`;
}

/**
 * `recordChange` of the same deed on several things, a line each. Whoever writes one more line in the same
 * transaction waits for nobody: the counter is its own by then.
 */
export async function recordChanges(
  tx: HotelTx,
  change: Omit<Change, "entityId">,
  entityIds: readonly string[],
): Promise<void> {
  if (entityIds.length === 0) return;
  const { hotelId, action, tags, by, at, requestId, details = {} } = change;
  await tx.execute(sql`
    with counted as (
      insert into change_counters (hotel_id, seq) values (${hotelId}, ${entityIds.length})
      on conflict (hotel_id) do update set seq = change_counters.seq + excluded.seq
      returning seq
    ),
    logged as (
      insert into changes (hotel_id, seq, action, tags, entity_id, by_user_id, at, request_id, details)
      select ${hotelId}, seq - ${entityIds.length} + listed.place, ${action}, ${textArray(tags)}::text[],
        listed.id, ${by}, ${at.toISOString()}, ${requestId}, ${JSON.stringify(details)}::text::jsonb
      from counted
      cross join jsonb_array_elements_text(${JSON.stringify(entityIds)}::text::jsonb)
        with ordinality as listed (id, place)
      ${returned}
    ),
    ${copied}
    select pg_notify(${LIVE_CHANNEL}, ${`hotel:${hotelId}`})`);
}

/** Has every process look again, after the commit, whether this user's streams may stay open. */
export async function announceUser(tx: HotelTx, userId: UserId): Promise<void> {
  await wake(tx, `user:${userId}`);
}

/** Has every process end the hotel's streams after the commit: the hotel is no more. */
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
