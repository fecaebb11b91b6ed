import type { HotelIntegrity } from "@funduq/shared-types/contracts/integrity";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { MasterKeys } from "../../platform/identity-keys.ts";
import { listUnreadable, UNREADABLE } from "../guests/identity-check.service.ts";
import { listFindings, MOST_NAMED } from "./hotel-integrity.queries.ts";

/** Recounts the hotel from base rows, as the nightly check does, and returns the violations. */
export async function checkIntegrity(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
  now: Date,
): Promise<HotelIntegrity> {
  const findings = await listFindings(tx, hotelId);
  const unreadable = await listUnreadable(tx, hotelId, masterKeys);
  const entities = unreadable.slice(0, MOST_NAMED);
  if (unreadable.length > 0)
    findings.push({ invariant: UNREADABLE, count: unreadable.length, entities });
  return { checkedAt: now.toISOString(), findings };
}
