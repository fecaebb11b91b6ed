import type { HotelSetup, SetupChargeItem } from "@funduq/shared-types/contracts/setup";
import { distinctNamesVerdict } from "@funduq/shared-types/rules/setup";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { assertSeen, getSetup, lockSetup } from "./setup.service.ts";
import { retireChargeItems, upsertChargeItems } from "./setup-charges.queries.ts";

type SaveCharges = { seen: string; chargeItems: SetupChargeItem[] };

/**
 * Saves the charge catalogue (FOL-04); an item that is left out is retired. Throws `setup.name-twice` for two offered
 * items of one name, and `request.stale` when another admin saved it meanwhile.
 */
export async function saveChargeItems(
  tx: HotelTx,
  hotelId: HotelId,
  { seen, chargeItems: wanted }: SaveCharges,
): Promise<HotelSetup> {
  const setup = await lockSetup(tx, hotelId);
  await assertSeen(tx, setup, { seen, now: setup.chargeItems, action: "setup.charge-items" });
  assertAllowed(distinctNamesVerdict(wanted.filter(({ isRetired }) => !isRetired)));
  await retireChargeItems(tx, hotelId);
  await upsertChargeItems(tx, hotelId, wanted);
  return getSetup(tx, hotelId);
}
