import type { HotelIntegrity, IntegrityFinding } from "@funduq/shared-types/contracts/integrity";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { MasterKeys } from "../../platform/identity-keys.ts";
import { type Finding, recountHotel } from "../../platform/recount.ts";
import { listUnreadable, UNREADABLE } from "../guests/identity-check.service.ts";

/** The maximum number of violations listed for one invariant. */
const MOST_NAMED = 20;

/** Recounts the hotel from base rows, as the nightly check does, and returns the violations. */
export async function checkIntegrity(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
  now: Date,
): Promise<HotelIntegrity> {
  const findings = countedByKind(await recountHotel((step) => step(tx), hotelId));
  const unreadable = await listUnreadable(tx, hotelId, masterKeys);
  const entities = unreadable.slice(0, MOST_NAMED);
  if (unreadable.length > 0)
    findings.push({ invariant: UNREADABLE, count: unreadable.length, entities });
  return { checkedAt: now.toISOString(), findings };
}

function countedByKind(findings: readonly Finding[]): IntegrityFinding[] {
  const kinds = Object.entries(Object.groupBy(findings, ({ invariant }) => invariant));
  return kinds
    .map(([invariant, found = []]) => {
      const entities = found.flatMap(({ entity }) => entity ?? []).sort();
      return { invariant, count: found.length, entities: entities.slice(0, MOST_NAMED) };
    })
    .sort((one, other) => (one.invariant < other.invariant ? -1 : 1));
}
