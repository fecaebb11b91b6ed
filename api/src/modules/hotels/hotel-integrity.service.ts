import type { HotelIntegrity, IntegrityFinding } from "@funduq/shared-types/contracts/integrity";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** How many things of one kind are named: enough to look at, and no list without end. */
const MOST_NAMED = 20;

/** Recounts the hotel from base rows, as the nightly check does, and answers what does not add up. */
export async function checkIntegrity(
  tx: HotelTx,
  hotelId: HotelId,
  now: Date,
): Promise<HotelIntegrity> {
  await tx.execute(sql`set local statement_timeout = '60s'`);
  const findings = await tx.execute<IntegrityFinding>(sql`
    select invariant, count(*)::int as count,
      coalesce((array_agg(entity_id order by entity_id) filter (where entity_id is not null))
        [1:${MOST_NAMED}::int], '{}') as entities
    from check_invariants(${hotelId}) group by invariant order by invariant`);
  return { checkedAt: now.toISOString(), findings: [...findings] };
}
