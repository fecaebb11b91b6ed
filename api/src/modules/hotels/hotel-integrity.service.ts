import type { HotelIntegrity } from "@funduq/shared-types/contracts/integrity";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { listFindings } from "./hotel-integrity.queries.ts";

/** Recounts the hotel from base rows, as the nightly check does, and answers what does not add up. */
export async function checkIntegrity(
  tx: HotelTx,
  hotelId: HotelId,
  now: Date,
): Promise<HotelIntegrity> {
  return { checkedAt: now.toISOString(), findings: await listFindings(tx, hotelId) };
}
