import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { acquireHotelLock } from "../../platform/db/hotel-lock.ts";
import type { Ask } from "./hotel-export.queries.ts";

/** Runs the export's queries in a hotel's transaction. */
export const askIn =
  (tx: HotelTx): Ask =>
  async <Row extends Record<string, unknown>>(query: string) =>
    [...(await tx.execute(sql.raw(query)))] as Row[];

/** Blocks new writes in the hotel and waits for running ones. Returns its name. */
export async function lockWholeHotel(tx: HotelTx, hotelId: HotelId): Promise<string | undefined> {
  const [hotel] = await tx.execute<{ name: string }>(
    sql`select name from hotels where id = ${hotelId} and ${acquireHotelLock("hotel", hotelId, "exclusive")} for update`,
  );
  if (hotel)
    await tx.execute(sql`select from change_counters where hotel_id = ${hotelId} for update`);
  return hotel?.name;
}

/** Calls `remove_hotel`: the application has no right to delete a hotel itself. */
export async function deleteHotel(tx: HotelTx, hotelId: HotelId, name: string): Promise<void> {
  const [answer] = await tx.execute<{ removed: boolean }>(
    sql`select remove_hotel(${hotelId}, ${name}) as removed`,
  );
  if (answer?.removed !== true) throw new Error("the database did not remove the hotel");
}
