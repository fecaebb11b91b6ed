import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import type { happyHours } from "./happy-hours.tables.ts";
import type { modifierGroups, posCategories, posItems, posStations } from "./menu.tables.ts";
import type { posPrinters } from "./printers.tables.ts";

/** The tables of a menu, and of its printers, whose rows have a name of their own in the restaurant. */
type NamedTable =
  | typeof happyHours
  | typeof posCategories
  | typeof posItems
  | typeof modifierGroups
  | typeof posPrinters
  | typeof posStations;

/** Whether another row of the restaurant has this name, whatever its case. */
export async function isNameTaken(
  tx: HotelTx,
  table: NamedTable,
  { hotelId, restaurantId }: RestaurantRef,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from ${table} where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
      and lower(name) = lower(${name}) and id <> ${id} limit 1`);
  return rows.length > 0;
}

/** Gives the rows the positions of their ids in the list; answers how many had another one. */
export async function setPositions(
  tx: HotelTx,
  table: typeof posCategories | typeof posItems,
  { hotelId, restaurantId }: RestaurantRef,
  ids: readonly string[],
): Promise<number> {
  const moved = await tx.execute(sql`
    update ${table} t set position = listed.place::int
    from jsonb_array_elements_text(${JSON.stringify(ids)}::text::jsonb) with ordinality listed (id, place)
    where t.hotel_id = ${hotelId} and t.restaurant_id = ${restaurantId}
      and t.id = listed.id::uuid and t.position <> listed.place
    returning t.id`);
  return moved.length;
}
