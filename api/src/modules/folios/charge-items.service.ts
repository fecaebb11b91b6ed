import type { ChargeItemList } from "@funduq/shared-types/contracts/charge-item";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { listChargeItems } from "./charge-items.queries.ts";

/** The hotel's charge catalogue as the front desk posts from it (FOL-04). */
export async function getChargeItems(tx: HotelTx, hotelId: HotelId): Promise<ChargeItemList> {
  return { items: await listChargeItems(tx, hotelId) };
}
