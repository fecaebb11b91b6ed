import type { RestaurantList } from "@funduq/shared-types/contracts/pos";
import type { RestaurantFloor } from "@funduq/shared-types/contracts/pos-floor";
import type { PosMenu } from "@funduq/shared-types/contracts/pos-menu";
import type { HotelId, RestaurantId } from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { happyHoursOf } from "./happy-hours.queries.ts";
import { restaurants } from "./pos.tables.ts";

type RestaurantRef = { hotelId: HotelId; restaurantId: RestaurantId };

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

/**
 * Locks a restaurant until the transaction ends, and returns its version; undefined if the hotel has no such restaurant.
 * A transaction that only adds bills or sales to the restaurant does not wait for this lock.
 */
export async function lockRestaurant(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ version: restaurants.version })
    .from(restaurants)
    .where(and(eq(restaurants.hotelId, hotelId), eq(restaurants.id, restaurantId)))
    .for("no key update");
  return row?.version;
}

/** The floor plan in one statement. Tables are ordered by area, row, then column. */
export async function selectFloor(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<RestaurantFloor | null> {
  return selectJson(
    tx,
    sql`
    with open_on as (
      select b.table_id, count(*) as bills, max(k.fired_at) as fired
      from open_bills b
      left join lateral (select max(k.fired_at) as fired_at from kitchen_tickets k
        where k.hotel_id = b.hotel_id and k.bill_id = b.id) k on true
      where b.hotel_id = ${hotelId} and b.restaurant_id = ${restaurantId}
      group by b.table_id
    )
    select (select json_build_object(
      'id', r.id, 'name', r.name, 'version', r.version,
      'tables', (select coalesce(json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'covers', t.covers, 'area', t.area, 'shape', t.shape,
          'planX', t.plan_x, 'planY', t.plan_y, 'width', t.width, 'height', t.height,
          'rotation', t.rotation, 'openBills', coalesce(o.bills, 0), 'lastFiredAt', o.fired
        ) order by lower(t.area), t.plan_y, t.plan_x, length(t.name), t.name, t.id), '[]')
        from dining_tables t left join open_on o on o.table_id = t.id
        where t.hotel_id = r.hotel_id and t.restaurant_id = r.id)
      ) from restaurants r where r.hotel_id = ${hotelId} and r.id = ${restaurantId}) as json`,
  );
}

/** The menu in one statement, without the hotel's rate of TVA and clock; null where there is no such restaurant. */
export async function selectMenu(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<Omit<PosMenu, "tvaBp" | "timeZone"> | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object(
      'categories', (select coalesce(json_agg(json_build_object(
          'id', c.id, 'name', c.name, 'color', c.color, 'stationId', c.station_id, 'version', c.version
        ) order by c.position, lower(c.name), c.id), '[]')
        from pos_categories c where c.hotel_id = r.hotel_id and c.restaurant_id = r.id),
      'items', (select coalesce(json_agg(json_build_object(
          'id', i.id, 'categoryId', i.category_id, 'name', i.name, 'priceCentimes', i.price_centimes,
          'color', i.color, 'stationId', i.station_id, 'tvaBp', i.tva_bp, 'isSoldOut', i.is_sold_out,
          'version', i.version, 'modifierGroupIds', coalesce(g.ids, '[]'), 'photoHash', p.hash
        ) order by i.position, lower(i.name), i.id), '[]')
        from pos_items i
        left join (select item_id, json_agg(group_id order by position, group_id) as ids
          from item_modifier_groups where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
          group by item_id) g on g.item_id = i.id
        left join pos_item_photos p on p.hotel_id = i.hotel_id and p.item_id = i.id
        where i.hotel_id = r.hotel_id and i.restaurant_id = r.id),
      'modifierGroups', (select coalesce(json_agg(json_build_object(
          'id', g.id, 'name', g.name, 'least', g.least, 'most', g.most, 'version', g.version,
          'course', g.course,
          'modifiers', (select coalesce(json_agg(json_build_object('id', m.id, 'name', coalesce(d.name, m.name),
              'priceCentimes', m.price_centimes, 'itemId', m.item_id) order by m.position), '[]')
            from modifiers m
            left join pos_items d on d.hotel_id = m.hotel_id and d.id = m.item_id
            where m.hotel_id = g.hotel_id and m.group_id = g.id)
        ) order by lower(g.name), g.id), '[]')
        from modifier_groups g where g.hotel_id = r.hotel_id and g.restaurant_id = r.id),
      'stations', (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name,
          'printerId', s.printer_id, 'version', s.version)
          order by lower(s.name), s.id), '[]')
        from pos_stations s where s.hotel_id = r.hotel_id and s.restaurant_id = r.id),
      'happyHours', ${happyHoursOf(sql`r`)}
      ) from restaurants r where r.hotel_id = ${hotelId} and r.id = ${restaurantId}) as json`,
  );
}
