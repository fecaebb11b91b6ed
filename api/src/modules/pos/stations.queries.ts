import type {
  SavedStation,
  SaveStation,
  StationRef,
} from "@funduq/shared-types/contracts/pos-menu";
import { and, eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { posStations } from "./menu.tables.ts";

const isStation = ({ hotelId, restaurantId, stationId }: StationRef) =>
  and(
    eq(posStations.hotelId, hotelId),
    eq(posStations.restaurantId, restaurantId),
    eq(posStations.id, stationId),
  );

const written = { id: posStations.id, version: posStations.version };

export async function findStation(tx: HotelTx, ref: StationRef) {
  const [station] = await tx.select().from(posStations).where(isStation(ref));
  return station;
}

/** An undefined printer stays as it is. */
export type StationValues = Pick<SaveStation, "name" | "printerId">;

/** Undefined where the hotel has the id already. */
export async function insertStation(
  tx: HotelTx,
  { hotelId, restaurantId, stationId: id }: StationRef,
  { name, printerId }: StationValues,
): Promise<SavedStation | undefined> {
  const [saved] = await tx
    .insert(posStations)
    .values({ hotelId, restaurantId, id, name, printerId })
    .onConflictDoNothing()
    .returning(written);
  return saved;
}

export async function updateStation(
  tx: HotelTx,
  ref: StationRef,
  values: StationValues,
): Promise<SavedStation | undefined> {
  const [saved] = await tx
    .update(posStations)
    .set({ ...values, version: sql`${posStations.version} + 1` })
    .where(isStation(ref))
    .returning(written);
  return saved;
}

export async function deleteStation(tx: HotelTx, ref: StationRef): Promise<void> {
  await tx.delete(posStations).where(isStation(ref));
}

/** The names of the first categories and items that are prepared at a station, categories first. */
export async function listUsesOfStation(
  tx: HotelTx,
  { hotelId, restaurantId, stationId }: StationRef,
  limit: number,
): Promise<string[]> {
  const here = sql`hotel_id = ${hotelId} and restaurant_id = ${restaurantId} and station_id = ${stationId}`;
  return selectJson(
    tx,
    sql`select coalesce(json_agg(u.name order by u.kind, u.name), '[]') as json from (
      select name, 1 as kind from pos_categories where ${here}
      union all select name, 2 from pos_items where ${here}
      order by kind, name limit ${limit}) u`,
  );
}
