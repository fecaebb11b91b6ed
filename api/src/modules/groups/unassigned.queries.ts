import type { GroupRooms } from "@funduq/shared-types/contracts/day-grid";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isTaken } from "./groups.queries.ts";
import { groupBlocks } from "./groups.tables.ts";

/**
 * The rooms of blocks that have no booking for the night of a day (default: the business date), by group (GRP-08);
 * none for days that are over.
 */
export async function selectUnassignedRooms(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate | null,
): Promise<GroupRooms[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object(
      'groupId', g.id, 'groupName', g.name, 'blockId', b.id, 'roomTypeId', b.room_type_id,
      'roomTypeName', t.name, 'rooms', b.quantity - u.taken,
      'checkInDate', b.check_in_date, 'checkOutDate', b.check_out_date,
      'nightCentimes', b.rate_centimes * (b.quantity - u.taken)
    ) order by lower(g.name), g.id, b.check_in_date, lower(t.name), b.id), '[]') as json
    from (
      select business_date, coalesce(${date}::date, business_date) as night
      from hotels where id = ${hotelId}
    ) d
    join group_blocks b on b.hotel_id = ${hotelId} and d.night >= d.business_date
      and b.check_in_date <= d.night and b.check_out_date > d.night
      and (b.released_from is null or b.released_from > d.night)
    join groups g on g.hotel_id = b.hotel_id and g.id = b.group_id and g.status = 'Confirmed'
    join room_types t on t.hotel_id = b.hotel_id and t.id = b.room_type_id
    cross join lateral (
      select count(*)::int as taken from rooming_entries e
      join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
      where e.hotel_id = b.hotel_id and e.group_id = b.group_id and e.block_id = b.id and ${isTaken}
    ) u
    where b.quantity > u.taken`,
  );
}

/** Has blocks hold their rooms without a booking for no night from `from` on. */
export async function setReleasedFrom(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly string[],
  from: CalendarDate,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(groupBlocks)
    .set({ releasedFrom: from })
    .where(and(eq(groupBlocks.hotelId, hotelId), inArray(groupBlocks.id, [...ids])));
}
