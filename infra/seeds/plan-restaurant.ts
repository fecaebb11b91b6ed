import type { HotelPlan, RestaurantPlan } from "./hotel-plans.ts";
import { type PlannedItem, planMenu } from "./plan-menu.ts";
import type { SeedContext } from "./seed-context.ts";

type Restaurant = { id: string; tables: { id: string; name: string }[]; items: PlannedItem[] };
type Line = { item: PlannedItem; quantity: number };

const DAYS_OF_SALES = 10;
/** What a new hotel begins with. */
const DEFAULT_TVA_BP = 900;

/** Adds the restaurants: tables, menu, ten days of sales with gapless numbers, and open bills if the plan has them. */
export function planRestaurants(context: SeedContext, hotel: HotelPlan): void {
  for (const plan of hotel.restaurants) {
    const restaurant = planRestaurant(context, plan);
    planSales(context, restaurant);
    if (hotel.hasOpenBills) planOpenBills(context, restaurant);
  }
}

function planRestaurant(context: SeedContext, plan: RestaurantPlan): Restaurant {
  const { rows, newId } = context;
  const id = newId();
  rows.add("restaurants", { id, name: plan.name });
  const tables = plan.tables.map(({ name, covers }, index) => {
    const table = { id: newId(), name };
    const place = { plan_x: (index % 4) * 3, plan_y: Math.floor(index / 4) * 3 };
    rows.add("dining_tables", { ...table, restaurant_id: id, covers, ...place });
    return table;
  });
  return { id, tables, items: planMenu(context, id, plan) };
}

function planSales(context: SeedContext, restaurant: Restaurant): void {
  const { rows, random, newId, dateOf, momentOf, deskUserId } = context;
  const numbers = new Map<string, number>();
  for (let day = -DAYS_OF_SALES; day < 0; day += 1) {
    const [year, month] = dateOf(day).split("-").map(Number);
    for (let sold = random.between(4, 9); sold > 0; sold -= 1) {
      const number = (numbers.get(`${year}-${month}`) ?? 0) + 1;
      numbers.set(`${year}-${month}`, number);
      const lines = planLines(random.between(2, 4), context, restaurant);
      const id = newId();
      const total = lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
      rows.add("sales", {
        id,
        restaurant_id: restaurant.id,
        client_operation_id: newId(),
        year,
        month,
        number,
        table_name: random.pick(restaurant.tables).name,
        total_centimes: total,
        business_date: dateOf(day),
        sold_at: momentOf(day, random.between(11, 21)),
        sold_by: deskUserId,
      });
      for (const [index, { item, quantity }] of lines.entries())
        rows.add("sale_lines", {
          sale_id: id,
          position: index + 1,
          item_id: item.id,
          name: item.name,
          category_name: item.category,
          price_centimes: item.price,
          quantity,
          tva_bp: DEFAULT_TVA_BP,
        });
      rows.add("sale_payments", {
        sale_id: id,
        position: 1,
        method: random.pick(["Cash", "Cash", "Credit Card"]),
        amount_centimes: total,
      });
    }
  }
  for (const [month, last] of numbers) {
    const [yearOf, monthOf] = month.split("-").map(Number);
    rows.add("bill_counters", {
      restaurant_id: restaurant.id,
      year: yearOf,
      month: monthOf,
      last_number: last,
    });
  }
}

function planOpenBills(context: SeedContext, restaurant: Restaurant): void {
  const { rows, random, newId, momentOf, deskUserId } = context;
  for (const table of restaurant.tables.filter((_, index) => index % 3 === 0)) {
    const id = newId();
    rows.add("open_bills", {
      id,
      restaurant_id: restaurant.id,
      table_id: table.id,
      name: "Bill 1",
      opened_at: momentOf(0, 6),
      opened_by: deskUserId,
    });
    for (const { item, quantity } of planLines(random.between(1, 4), context, restaurant))
      rows.add("open_bill_lines", {
        id: newId(),
        bill_id: id,
        item_id: item.id,
        name: item.name,
        category_name: item.category,
        price_centimes: item.price,
        quantity,
        tva_bp: DEFAULT_TVA_BP,
        added_by: deskUserId,
        added_at: momentOf(0, 6),
      });
  }
}

/** `count` different items of the menu. */
function planLines(count: number, { random }: SeedContext, { items }: Restaurant): Line[] {
  const start = random.between(0, items.length - 1);
  return Array.from({ length: count }, (_, step) => items[(start + step * 3) % items.length])
    .filter((item, index, all) => item !== undefined && all.indexOf(item) === index)
    .map((item) => ({ item: item as PlannedItem, quantity: random.between(1, 3) }));
}
