import type { ChargeItemList } from "@funduq/shared-types/contracts/charge-item";
import type { PickedChargeItem } from "@funduq/shared-types/contracts/folio";
import { pickVerdict } from "@funduq/shared-types/rules/charge-item";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { findChargeItem, listChargeItems } from "./charge-items.queries.ts";

/** The hotel's charge catalogue as the front desk posts from it (FOL-04). */
export async function getChargeItems(tx: HotelTx, hotelId: HotelId): Promise<ChargeItemList> {
  return { items: await listChargeItems(tx, hotelId) };
}

/**
 * Throws `charge-item.retired` or `charge-item.price-changed` where the item is not what the desk saw. The caller
 * holds the hotel's business date: the set-up locks the same row, so the catalogue does not change until the commit.
 */
export async function assertChargeItemOffered(
  tx: HotelTx,
  hotelId: HotelId,
  picked: PickedChargeItem | undefined,
): Promise<void> {
  if (!picked) return;
  assertAllowed(pickVerdict(await findChargeItem(tx, hotelId, picked.id), picked));
}
