import type { IntegrityFinding } from "@funduq/shared-types/contracts/integrity";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** How many things of one kind are named: enough to look at, and no list without end. */
export const MOST_NAMED = 20;

/** The violated invariants of the hotel, counted by kind. */
export async function listFindings(tx: HotelTx, hotelId: HotelId): Promise<IntegrityFinding[]> {
  const findings = await tx.execute<IntegrityFinding>(sql`
    select invariant, count(*)::int as count,
      coalesce((array_agg(entity_id order by entity_id) filter (where entity_id is not null))
        [1:${MOST_NAMED}::int], '{}') as entities
    from check_invariants(${hotelId}) group by invariant order by invariant`);
  return [...findings];
}
