import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type {
  HappyHour,
  HappyHourPrice,
  HappyHourRef,
  SavedHappyHour,
  SaveHappyHour,
} from "@funduq/shared-types/contracts/pos-happy-hour";
import type { PosCategoryId, PosItemId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { happyHourPrices, happyHours } from "./happy-hours.tables.ts";

const isHappyHour = ({ hotelId, restaurantId, happyHourId }: HappyHourRef) =>
  and(
    eq(happyHours.hotelId, hotelId),
    eq(happyHours.restaurantId, restaurantId),
    eq(happyHours.id, happyHourId),
  );

const written = { id: happyHours.id, version: happyHours.version };

/** A happy hour `h` with prices as a contract has them. */
const happyHourJson = (
  h: SQL,
  prices: SQL,
): SQL => sql`json_build_object('id', ${h}.id, 'name', ${h}.name,
  'isActive', ${h}.is_active, 'days', ${h}.days, 'from', ${h}.from_time, 'to', ${h}.to_time,
  'firstDate', ${h}.first_date, 'lastDate', ${h}.last_date, 'version', ${h}.version, 'prices', ${prices})`;

/** A price `p` of a happy hour. */
const priceJson = (p: SQL): SQL => sql`case
  when ${p}.category_id is not null then json_build_object('kind', 'category-share', 'categoryId', ${p}.category_id, 'offBp', ${p}.off_bp)
  when ${p}.off_bp is not null then json_build_object('kind', 'item-share', 'itemId', ${p}.item_id, 'offBp', ${p}.off_bp)
  else json_build_object('kind', 'item-price', 'itemId', ${p}.item_id, 'priceCentimes', ${p}.price_centimes) end`;

const allPrices = (h: SQL): SQL => sql`(
  select coalesce(json_agg(${priceJson(sql`p`)} order by p.position), '[]')
  from happy_hour_prices p where p.hotel_id = ${h}.hotel_id and p.happy_hour_id = ${h}.id)`;

/** The happy hours of restaurant `r`, for the statement that reads its menu. */
export const happyHoursOf = (r: SQL): SQL => sql`(
  select coalesce(json_agg(${happyHourJson(sql`h`, allPrices(sql`h`))} order by lower(h.name), h.id), '[]')
  from happy_hours h where h.hotel_id = ${r}.hotel_id and h.restaurant_id = ${r}.id)`;

/** Null where the restaurant has none of that id. */
export function findHappyHour(
  tx: HotelTx,
  { hotelId, restaurantId, happyHourId }: HappyHourRef,
): Promise<HappyHour | null> {
  return selectJson(
    tx,
    sql`
    select (select ${happyHourJson(sql`h`, allPrices(sql`h`))} from happy_hours h
      where h.hotel_id = ${hotelId} and h.restaurant_id = ${restaurantId} and h.id = ${happyHourId}) as json`,
  );
}

/**
 * The happy hours that change the price of one of these items, with no other prices. Those that are switched off change none.
 * The hotel of the prices is the items': a hotel that the statistics don't know seems to have one price, and any index to do.
 */
export function selectHappyHoursOf(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  itemIds: readonly PosItemId[],
): Promise<HappyHour[]> {
  return selectJson(
    tx,
    sql`
    with ordered as materialized (
      select i.hotel_id, i.id, i.category_id from pos_items i
      where i.hotel_id = ${hotelId} and i.id = any(${sql.param(itemIds)}::uuid[])
    ),
    changed as (
      select p.* from ordered o
      join happy_hour_prices p on p.hotel_id = o.hotel_id and p.item_id = o.id
      union all
      select p.* from (select distinct hotel_id, category_id from ordered) o
      join happy_hour_prices p on p.hotel_id = o.hotel_id and p.category_id = o.category_id
    )
    select coalesce(json_agg(${happyHourJson(sql`h`, sql`c.prices`)}), '[]') as json
    from (select p.happy_hour_id, json_agg(${priceJson(sql`p`)} order by p.position) as prices
      from changed p group by p.happy_hour_id) c
    join happy_hours h on h.hotel_id = ${hotelId} and h.id = c.happy_hour_id
    where h.restaurant_id = ${restaurantId} and h.is_active`,
  );
}

export async function countHappyHours(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from happy_hours
    where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}`);
  return row?.count ?? 0;
}

export type NamedPrice = { id: PosItemId; name: string; priceCentimes: Centimes };

/** These items of the restaurant's menu, as far as it has them. */
export async function selectNamedPrices(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  itemIds: readonly PosItemId[],
): Promise<NamedPrice[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object('id', id, 'name', name, 'priceCentimes', price_centimes)), '[]') as json
    from pos_items where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
      and id = any(${sql.param(itemIds)}::uuid[])`,
  );
}

/** How many of these categories the restaurant has. */
export async function countCategories(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  ids: readonly PosCategoryId[],
): Promise<number> {
  const found = await tx.execute(sql`
    select from pos_categories where hotel_id = ${hotelId} and restaurant_id = ${restaurantId}
      and id = any(${sql.param(ids)}::uuid[])`);
  return found.length;
}

/** What these items and categories of the restaurant are called. */
export async function selectTargetNames(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const here = sql`hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and id = any(${sql.param(ids)}::uuid[])`;
  const named = await tx.execute<{ id: string; name: string }>(sql`
    select id, name from pos_items where ${here}
    union all select id, name from pos_categories where ${here}`);
  return new Map(named.map(({ id, name }) => [id, name]));
}

type HappyHourFields = Omit<SaveHappyHour, "version" | "prices">;

const rowOf = ({ from, to, ...fields }: HappyHourFields) => ({
  ...fields,
  fromTime: from,
  toTime: to,
});

/** Undefined where the hotel has the id already. */
export async function insertHappyHour(
  tx: HotelTx,
  { hotelId, restaurantId, happyHourId: id }: HappyHourRef,
  fields: HappyHourFields,
): Promise<SavedHappyHour | undefined> {
  const [saved] = await tx
    .insert(happyHours)
    .values({ hotelId, restaurantId, id, ...rowOf(fields) })
    .onConflictDoNothing()
    .returning(written);
  return saved;
}

export async function updateHappyHour(
  tx: HotelTx,
  ref: HappyHourRef,
  fields: HappyHourFields,
): Promise<SavedHappyHour | undefined> {
  const [saved] = await tx
    .update(happyHours)
    .set({ ...rowOf(fields), version: sql`${happyHours.version} + 1` })
    .where(isHappyHour(ref))
    .returning(written);
  return saved;
}

/** Deletes a happy hour with its prices. Lines that were ordered in it keep its name and their prices. */
export async function deleteHappyHour(tx: HotelTx, ref: HappyHourRef): Promise<void> {
  await tx.delete(happyHours).where(isHappyHour(ref));
}

export async function replacePrices(
  tx: HotelTx,
  { hotelId, restaurantId, happyHourId }: HappyHourRef,
  prices: readonly HappyHourPrice[],
): Promise<void> {
  await tx
    .delete(happyHourPrices)
    .where(and(eq(happyHourPrices.hotelId, hotelId), eq(happyHourPrices.happyHourId, happyHourId)));
  const rows = prices.map(({ kind: _, ...price }, index) => ({
    hotelId,
    restaurantId,
    happyHourId,
    position: index + 1,
    ...price,
  }));
  await tx.insert(happyHourPrices).values(rows);
}
