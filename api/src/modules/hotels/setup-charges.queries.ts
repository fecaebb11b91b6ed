import type { SetupChargeItem } from "@funduq/shared-types/contracts/setup";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { chargeItems } from "../folios/charge-items.tables.ts";

/** Retires all charges of the hotel. Done before an upsert, so that two items can exchange their names. */
export async function retireChargeItems(tx: HotelTx, hotelId: HotelId): Promise<void> {
  await tx.update(chargeItems).set({ isRetired: true }).where(eq(chargeItems.hotelId, hotelId));
}

/** Inserts or changes the charges; their order in the list becomes their position. */
export async function upsertChargeItems(
  tx: HotelTx,
  hotelId: HotelId,
  list: readonly SetupChargeItem[],
): Promise<void> {
  if (list.length === 0) return;
  await tx
    .insert(chargeItems)
    .values(list.map((item, position) => ({ hotelId, ...item, position })))
    .onConflictDoUpdate({
      target: [chargeItems.hotelId, chargeItems.id],
      set: {
        name: sql`excluded.name`,
        department: sql`excluded.department`,
        priceCentimes: sql`excluded.price_centimes`,
        position: sql`excluded.position`,
        isRetired: sql`excluded.is_retired`,
      },
    });
}
