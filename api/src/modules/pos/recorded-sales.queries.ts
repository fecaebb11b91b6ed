import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { PosItemId, PosTerminalId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { numberOf } from "./sale-answers.queries.ts";

/** These items, as far as the menu has them. */
export async function selectKnownItems(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  itemIds: readonly PosItemId[],
): Promise<Set<PosItemId>> {
  const found = await tx.execute<{ id: PosItemId }>(sql`
    select id from pos_items where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
      and id = any(${sql.param(itemIds)}::uuid[])`);
  return new Set(found.map(({ id }) => id));
}

/** The number 'N/MM' of the sale that has a terminal's provisional number. */
export async function findSaleOfProvisionalNumber(
  tx: HotelTx,
  { hotelId, restaurantId, terminalId }: RestaurantRef & { terminalId: PosTerminalId | null },
  provisionalNumber: string,
): Promise<string | undefined> {
  const [sale] = await tx.execute<{ number: string }>(sql`
    select ${numberOf(sql`s`)} as number from sales s
    where s.hotel_id = ${hotelId} and s.restaurant_id = ${restaurantId}
      and coalesce(s.terminal_id, s.restaurant_id) = ${terminalId ?? restaurantId}
      and s.provisional_number = ${provisionalNumber}`);
  return sale?.number;
}
