import type { Tag } from "@funduq/shared-types/contracts/live";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Database } from "./db/database.ts";

/** The batch size, and the maximum number of missed changes sent to a reconnecting screen. */
export const BATCH = 500;

/** A change as stored. `LiveChange` is what a screen receives of it. */
export type RecordedChange = {
  seq: number;
  tags: Tag[];
  entityId: string | null;
  by: UserId | null;
};

/** The changes of a hotel after a number, in order, at most `BATCH`. */
export async function listChangesAfter(
  database: Database,
  hotelId: HotelId,
  seq: number,
): Promise<RecordedChange[]> {
  const rows = await database.withHotel(hotelId, (tx) =>
    tx.execute<RecordedChange>(sql`
      select seq, tags, entity_id as "entityId", by_user_id as by from live_changes
      where hotel_id = ${hotelId} and seq > ${seq} order by seq limit ${BATCH}`),
  );
  return [...rows];
}

/** The number of the hotel's latest committed change. */
export async function latestSeq(database: Database, hotelId: HotelId): Promise<number> {
  const [row] = await database.system.execute<{ seq: number }>(
    sql`select seq from change_counters where hotel_id = ${hotelId}`,
  );
  return row?.seq ?? 0;
}
