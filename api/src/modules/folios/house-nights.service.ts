import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelTx } from "../../platform/db/database.ts";
import type { Deed } from "../hotels/hotels.service.ts";
import { insertNightCharges, type PostedNight } from "./audit-postings.queries.ts";
import type { HouseNight } from "./night-charges.queries.ts";

export type { HouseNight } from "./night-charges.queries.ts";
/** For a preview, which reads the very charges that `chargeHouse` posts. */
export { chargesDigest, nightCharges } from "./night-charges.queries.ts";

/**
 * Charges a night on every stay in the house, whatever the desk has not charged of it, and says what
 * that was. Only the night audit does, which holds the business date for itself.
 */
export async function chargeHouse(
  tx: HotelTx,
  night: HouseNight,
  deed: Deed,
): Promise<Omit<PostedNight, "lost">> {
  const { lost, ...posted } = await insertNightCharges(tx, night, deed);
  if (lost > 0) throw new AppError("folio.no-route");
  return posted;
}
