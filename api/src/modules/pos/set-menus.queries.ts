import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { ItemRef } from "@funduq/shared-types/contracts/pos-menu";
import type { GroupOfSet } from "@funduq/shared-types/rules/bill-dishes";
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

/** A dish of a set, and a group of options that it asks for itself. */
type DishWithGroup = { name: string } & GroupOfSet;

/** The dishes of sets by name, each with every group of options that it asks for itself. */
export async function listGroupsOfDishes(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<DishWithGroup[]> {
  return tx.execute<DishWithGroup>(sql`
    select i.name, g.course, (select json_agg(json_build_object('itemId', o.item_id)) from modifiers o
      where o.hotel_id = g.hotel_id and o.group_id = g.id) as modifiers
    from (select distinct m.item_id from modifiers m
      where m.hotel_id = ${hotelId} and m.restaurant_id = ${restaurantId} and m.item_id is not null) d
    join item_modifier_groups a on a.hotel_id = ${hotelId} and a.item_id = d.item_id
    join modifier_groups g on g.hotel_id = a.hotel_id and g.id = a.group_id
    join pos_items i on i.hotel_id = a.hotel_id and i.id = a.item_id
    order by i.name`);
}
