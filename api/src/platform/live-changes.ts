import type { LiveChange, Tag } from "@funduq/shared-types/contracts/live";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Database } from "./db/database.ts";

/** How many changes are read at once, and the most a returning screen is told one by one. */
export const BATCH = 500;

type ChangeRow = {
  seq: number;
  tags: Tag[];
  action: string;
  entity_id: string | null;
  by_user_id: UserId | null;
};

/** The changes of a hotel after a number, in order, at most `BATCH`. */
export async function listChangesAfter(
  database: Database,
  hotelId: HotelId,
  seq: number,
): Promise<LiveChange[]> {
  const rows = await database.withHotel(hotelId, (tx) =>
    tx.execute<ChangeRow>(sql`
      select seq, tags, action, entity_id, by_user_id from live_changes
      where hotel_id = ${hotelId} and seq > ${seq} order by seq limit ${BATCH}`),
  );
  return rows.map(({ seq, tags, action, entity_id, by_user_id }) => {
    return { seq, tags, action, entityId: entity_id, by: by_user_id };
  });
}

/** The number of the hotel's latest committed change. */
export async function latestSeq(database: Database, hotelId: HotelId): Promise<number> {
  const [row] = await database.system.execute<{ seq: number }>(
    sql`select seq from change_counters where hotel_id = ${hotelId}`,
  );
  return row?.seq ?? 0;
}
