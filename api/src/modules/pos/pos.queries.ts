import type { RestaurantFloor, RestaurantList } from "@funduq/shared-types/contracts/pos";
import type { HotelId, RestaurantId } from "@funduq/shared-types/values/ids";
import { eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { restaurants } from "./pos.tables.ts";

export async function listRestaurants(
  tx: HotelTx,
  hotelId: HotelId,
): Promise<RestaurantList["restaurants"]> {
  return tx
    .select({ id: restaurants.id, name: restaurants.name })
    .from(restaurants)
    .where(eq(restaurants.hotelId, hotelId))
    .orderBy(sql`lower(${restaurants.name})`, restaurants.id);
}

/** The floor plan in one statement. Tables are ordered by row, then column. */
export async function selectFloor(
  tx: HotelTx,
  { hotelId, restaurantId }: { hotelId: HotelId; restaurantId: RestaurantId },
): Promise<RestaurantFloor | null> {
  return selectJson(
    tx,
    sql`
    with open_on as (
      select b.table_id, count(distinct b.id) as bills,
        coalesce(sum(l.price_centimes * l.quantity), 0)::bigint as total
      from open_bills b
      left join open_bill_lines l on l.hotel_id = b.hotel_id and l.bill_id = b.id
      where b.hotel_id = ${hotelId} and b.restaurant_id = ${restaurantId}
      group by b.table_id
    )
    select (select json_build_object(
      'id', r.id, 'name', r.name,
      'tables', (select coalesce(json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'covers', t.covers,
          'openBills', coalesce(o.bills, 0), 'openTotalCentimes', coalesce(o.total, 0)
        ) order by t.plan_y, t.plan_x, length(t.name), t.name, t.id), '[]')
        from dining_tables t left join open_on o on o.table_id = t.id
        where t.hotel_id = r.hotel_id and t.restaurant_id = r.id),
      'categories', (select coalesce(json_agg(json_build_object(
          'id', c.id, 'name', c.name) order by lower(c.name), c.id), '[]')
        from pos_categories c where c.hotel_id = r.hotel_id and c.restaurant_id = r.id),
      'items', (select coalesce(json_agg(json_build_object(
          'id', i.id, 'categoryId', i.category_id, 'name', i.name,
          'priceCentimes', i.price_centimes) order by lower(i.name), i.id), '[]')
        from pos_items i where i.hotel_id = r.hotel_id and i.restaurant_id = r.id)
      ) from restaurants r where r.hotel_id = ${hotelId} and r.id = ${restaurantId}) as json`,
  );
}
