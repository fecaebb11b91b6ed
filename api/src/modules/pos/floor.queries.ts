import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { LayoutTable } from "@funduq/shared-types/contracts/pos-floor";
import type { DiningTableId } from "@funduq/shared-types/values/ids";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { diningTables, restaurants } from "./pos.tables.ts";

const ofRestaurant = ({ hotelId, restaurantId }: RestaurantRef) =>
  and(eq(diningTables.hotelId, hotelId), eq(diningTables.restaurantId, restaurantId));

export async function listLayout(tx: HotelTx, ref: RestaurantRef): Promise<LayoutTable[]> {
  return tx
    .select(layoutColumns)
    .from(diningTables)
    .where(ofRestaurant(ref))
    .orderBy(sql`length(${diningTables.name})`, diningTables.name, diningTables.id);
}

const layoutColumns = {
  id: diningTables.id,
  name: diningTables.name,
  covers: diningTables.covers,
  area: diningTables.area,
  shape: diningTables.shape,
  planX: diningTables.planX,
  planY: diningTables.planY,
  width: diningTables.width,
  height: diningTables.height,
  rotation: diningTables.rotation,
};

/**
 * Locks those of the tables that exist in order of their ids, as `lockPlaces` does. `update` waits for bills that are
 * being opened on them, and lets nobody open another one before the commit.
 */
export async function lockTables(
  tx: HotelTx,
  ref: RestaurantRef,
  ids: readonly DiningTableId[],
  strength: "no key update" | "update",
): Promise<void> {
  await tx
    .select({ id: diningTables.id })
    .from(diningTables)
    .where(and(ofRestaurant(ref), inArray(diningTables.id, [...ids])))
    .orderBy(diningTables.id)
    .for(strength);
}

/** The names of those of the tables that have an open bill. */
export async function listNamesWithBills(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  ids: readonly DiningTableId[],
): Promise<string[]> {
  const rows = await tx.execute<{ name: string }>(sql`
    select t.name from dining_tables t
    where t.hotel_id = ${hotelId} and t.id in ${ids} and exists (select from open_bills b
      where b.hotel_id = t.hotel_id and b.restaurant_id = ${restaurantId} and b.table_id = t.id)
    order by length(t.name), t.name, t.id`);
  return rows.map(({ name }) => name);
}

export async function deleteTables(
  tx: HotelTx,
  ref: RestaurantRef,
  ids: readonly DiningTableId[],
): Promise<void> {
  await tx.delete(diningTables).where(and(ofRestaurant(ref), inArray(diningTables.id, [...ids])));
}

/** Inserts or changes tables; returns how many. A table of another restaurant is not changed. */
export async function upsertTables(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  tables: readonly LayoutTable[],
): Promise<number> {
  const rows = await tx
    .insert(diningTables)
    .values(tables.map((table) => ({ hotelId, restaurantId, ...table })))
    .onConflictDoUpdate({
      target: [diningTables.hotelId, diningTables.id],
      set: {
        name: sql`excluded.name`,
        covers: sql`excluded.covers`,
        area: sql`excluded.area`,
        shape: sql`excluded.shape`,
        planX: sql`excluded.plan_x`,
        planY: sql`excluded.plan_y`,
        width: sql`excluded.width`,
        height: sql`excluded.height`,
        rotation: sql`excluded.rotation`,
      },
      setWhere: eq(diningTables.restaurantId, restaurantId),
    })
    .returning({ id: diningTables.id });
  return rows.length;
}

export async function setLayoutVersion(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  version: number,
): Promise<void> {
  await tx
    .update(restaurants)
    .set({ version })
    .where(and(eq(restaurants.hotelId, hotelId), eq(restaurants.id, restaurantId)));
}
