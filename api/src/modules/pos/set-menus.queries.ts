import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { ItemRef } from "@funduq/shared-types/contracts/pos-menu";
import type { PosItemId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** The names of these items, as far as the menu has them. */
export async function selectItemNames(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  itemIds: readonly PosItemId[],
): Promise<Map<PosItemId, string>> {
  const items = await tx.execute<{ id: PosItemId; name: string }>(sql`
    select id, name from pos_items where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
      and id = any(${sql.param(itemIds)}::uuid[])`);
  return new Map(items.map(({ id, name }) => [id, name]));
}

/** The courses of sets that have this item as a dish, by name. */
export async function listCoursesOfDish(
  tx: HotelTx,
  { hotelId, restaurantId, itemId }: ItemRef,
  most: number,
): Promise<string[]> {
  const courses = await tx.execute<{ name: string }>(sql`
    select distinct g.name from modifiers m
    join modifier_groups g on g.hotel_id = m.hotel_id and g.id = m.group_id
    where m.hotel_id = ${hotelId} and m.restaurant_id = ${restaurantId} and m.item_id = ${itemId}
    order by g.name limit ${most}`);
  return courses.map(({ name }) => name);
}

/** A set that is a dish of a set, if there is one. A course of mere options, as how a steak is cooked, makes no item a set. */
export async function findSetInSet(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<string | undefined> {
  const [set] = await tx.execute<{ name: string }>(sql`
    select i.name from modifiers m
    join item_modifier_groups a on a.hotel_id = m.hotel_id and a.item_id = m.item_id
    join modifier_groups g on g.hotel_id = a.hotel_id and g.id = a.group_id and g.is_course
    join pos_items i on i.hotel_id = m.hotel_id and i.id = m.item_id
    where m.hotel_id = ${hotelId} and m.restaurant_id = ${restaurantId}
      and exists (select from modifiers d where d.hotel_id = g.hotel_id and d.group_id = g.id and d.item_id is not null)
    order by i.name limit 1`);
  return set?.name;
}
