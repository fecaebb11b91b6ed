import type { HotelPlan, SetPlan } from "./hotel-plans.ts";
import { inCentimes, type SeedContext } from "./seed-context.ts";

/** Adds the sets of the restaurants' menus: an item that asks for courses, whose options are dishes of the menu. */
export function planSets(context: SeedContext, { restaurants }: HotelPlan): void {
  const planned = context.rows.of("restaurants");
  for (const { name, sets } of restaurants) {
    const restaurant = planned.find((row) => row.name === name);
    for (const set of sets) planSet(context, String(restaurant?.id), set);
  }
}

function planSet({ rows, newId }: SeedContext, restaurant_id: string, set: SetPlan): void {
  const inside = { restaurant_id };
  const items = rows.of("pos_items").filter((row) => row.restaurant_id === restaurant_id);
  const category = rows
    .of("pos_categories")
    .find((row) => row.restaurant_id === restaurant_id && row.name === set.category);
  const setId = newId();
  rows.add("pos_items", {
    ...inside,
    id: setId,
    category_id: category?.id,
    name: set.name,
    position: items.length + 1,
    price_centimes: inCentimes(set.dinars),
  });
  for (const [index, { name, dishes }] of set.courses.entries()) {
    const group_id = newId();
    const course = index + 1;
    rows.add("modifier_groups", { ...inside, id: group_id, name, least: 1, most: 1, course });
    for (const [position, [dish, dinars]] of dishes.entries())
      rows.add("modifiers", {
        ...inside,
        id: newId(),
        group_id,
        position,
        name: dish,
        price_centimes: inCentimes(dinars),
        item_id: items.find((item) => item.name === dish)?.id,
      });
    rows.add("item_modifier_groups", { ...inside, item_id: setId, group_id, position: index });
  }
}
