import type { ChargeItem } from "@funduq/shared-types/contracts/charge-item";
import type { ChargeItemId, HotelId } from "@funduq/shared-types/values/ids";
import { and, asc, eq } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { chargeItems } from "./charge-items.tables.ts";

/** The charges that are offered, in the hotel's order. */
export async function listChargeItems(tx: HotelTx, hotelId: HotelId): Promise<ChargeItem[]> {
  const { id, name, department, priceCentimes, position, isRetired } = chargeItems;
  return tx
    .select({ id, name, department, priceCentimes })
    .from(chargeItems)
    .where(and(eq(chargeItems.hotelId, hotelId), eq(isRetired, false)))
    .orderBy(asc(position), asc(id));
}

type Offer = Pick<ChargeItem, "name" | "priceCentimes"> & { isRetired: boolean };

/** An item of the catalogue, also one that is retired. */
export async function findChargeItem(
  tx: HotelTx,
  hotelId: HotelId,
  itemId: ChargeItemId,
): Promise<Offer | undefined> {
  const { id, name, priceCentimes, isRetired } = chargeItems;
  const [item] = await tx
    .select({ name, priceCentimes, isRetired })
    .from(chargeItems)
    .where(and(eq(chargeItems.hotelId, hotelId), eq(id, itemId)));
  return item;
}
