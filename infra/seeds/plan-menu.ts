import type { RestaurantPlan } from "./hotel-plans.ts";
import { inCentimes, type SeedContext } from "./seed-context.ts";

type PlannedCategory = { id: string; restaurant_id: string; name: string };
export type PlannedItem = { id: string; name: string; category: string; price: number };

/** Adds a restaurant's menu: stations, categories and items in the order of the plan, and options. */
export function planMenu(
  context: SeedContext,
  restaurantId: string,
  plan: RestaurantPlan,
): PlannedItem[] {
  const items = planItems(context, restaurantId, plan);
  planOptions(context, { restaurantId, items }, plan);
  planHappyHours(context, restaurantId, plan);
  return items;
}

function planHappyHours(
  { rows, newId }: SeedContext,
  restaurantId: string,
  plan: RestaurantPlan,
): void {
  const categories = rows.of("pos_categories") as readonly PlannedCategory[];
  for (const { name, from, to, category, percent } of plan.happyHours) {
    const [id, days] = [newId(), [1, 2, 3, 4, 5, 6, 7]];
    const times = { from_time: from, to_time: to };
    rows.add("happy_hours", {
      id,
      restaurant_id: restaurantId,
      name,
      is_active: true,
      days,
      ...times,
    });
    const found = categories.find(
      (each) => each.restaurant_id === restaurantId && each.name === category,
    );
    if (!found) throw new Error(`${category} is not on the menu`);
    rows.add("happy_hour_prices", {
      restaurant_id: restaurantId,
      happy_hour_id: id,
      position: 1,
      category_id: found.id,
      off_bp: percent * 100,
    });
  }
}

function planItems(
  { rows, newId }: SeedContext,
  restaurantId: string,
  plan: RestaurantPlan,
): PlannedItem[] {
  const stations = new Map(plan.menu.map(({ station }) => [station, newId()]));
  for (const [name, id] of stations)
    rows.add("pos_stations", { id, restaurant_id: restaurantId, name });
  return plan.menu.flatMap(({ category, color, station, items: dishes }, place) => {
    const categoryId = newId();
    rows.add("pos_categories", {
      id: categoryId,
      restaurant_id: restaurantId,
      name: category,
      position: place + 1,
      color,
      station_id: stations.get(station),
    });
    return dishes.map(([name, dinars], position) => {
      const item = { id: newId(), name, category, price: inCentimes(dinars) };
      rows.add("pos_items", {
        id: item.id,
        restaurant_id: restaurantId,
        category_id: categoryId,
        name,
        position: position + 1,
        price_centimes: item.price,
      });
      return item;
    });
  });
}

function planOptions(
  { rows, newId }: SeedContext,
  { restaurantId, items }: { restaurantId: string; items: readonly PlannedItem[] },
  plan: RestaurantPlan,
): void {
  for (const [place, { name, least, most, options, items: asking }] of plan.options.entries()) {
    const groupId = newId();
    const group = { id: groupId, restaurant_id: restaurantId, name, least, most, course: null };
    rows.add("modifier_groups", group);
    for (const [position, [option, dinars]] of options.entries())
      rows.add("modifiers", {
        id: newId(),
        group_id: groupId,
        restaurant_id: restaurantId,
        position,
        name: option,
        price_centimes: inCentimes(dinars),
        item_id: null,
      });
    for (const item of items.filter((each) => asking.includes(each.name)))
      rows.add("item_modifier_groups", {
        restaurant_id: restaurantId,
        item_id: item.id,
        group_id: groupId,
        position: place,
      });
  }
}
