import type { GroupRef } from "@funduq/shared-types/contracts/group";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isCalledOff } from "./groups.queries.ts";

/** The floors on which the group has rooms, of stays that were not called off. */
export async function listGroupFloors(
  tx: HotelTx,
  { hotelId, groupId }: GroupRef,
): Promise<string[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(distinct f.name), '[]') as json
    from bookings k
    join rooms r on r.hotel_id = k.hotel_id and r.id = k.room_id
    join floors f on f.hotel_id = r.hotel_id and f.id = r.floor_id
    where k.hotel_id = ${hotelId} and k.group_id = ${groupId} and not ${isCalledOff}`,
  );
}
