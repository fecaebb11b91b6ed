import type { GroupRooms } from "@funduq/shared-types/contracts/day-grid";
import type { AuditGroupRooms } from "@funduq/shared-types/contracts/night-audit";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isTaken } from "./groups.queries.ts";
import { groupBlocks } from "./groups.tables.ts";

/** What groups hold without a booking for the night of a day (default: the business date); none for days that are over. */
export async function selectUnassignedRooms(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate | null,
): Promise<GroupRooms[]> {
  const day = sql`greatest(h.business_date, coalesce(${date}::date, h.business_date))`;
  return selectJson(
    tx,
    sql`select case when ${date}::date < h.business_date then '[]'::json
      else ${unassignedRooms(hotelId, day)} end as json
      from hotels h where h.id = ${hotelId}`,
  );
}

/** The same of one night, with what it costs by the contract. */
export async function selectHeldRooms(
  tx: HotelTx,
  hotelId: HotelId,
  night: CalendarDate,
): Promise<AuditGroupRooms[]> {
  const cost = sql`, 'nightCentimes', b.rate_centimes * (b.quantity - u.taken)`;
  return selectJson(tx, sql`select ${unassignedRooms(hotelId, sql`${night}::date`, cost)} as json`);
}

/** The blocks `b` with rooms that have no booking `u` for a night (GRP-08), and `more` of each, by group. */
function unassignedRooms(hotelId: HotelId, night: SQL, more: SQL = sql.empty()): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object(
      'groupId', g.id, 'groupName', g.name, 'blockId', b.id, 'roomTypeId', b.room_type_id,
      'roomTypeName', t.name, 'rooms', b.quantity - u.taken,
      'checkInDate', b.check_in_date, 'checkOutDate', b.check_out_date ${more}
    ) order by lower(g.name), g.id, b.check_in_date, lower(t.name), b.id), '[]')
    from group_blocks b
    join groups g on g.hotel_id = b.hotel_id and g.id = b.group_id
    join room_types t on t.hotel_id = b.hotel_id and t.id = b.room_type_id
    cross join lateral (
      select count(*)::int as taken from rooming_entries e
      join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
      where e.hotel_id = b.hotel_id and e.group_id = b.group_id and e.block_id = b.id and ${isTaken}
    ) u
    where b.hotel_id = ${hotelId} and g.status = 'Confirmed'
      and b.check_in_date <= ${night} and b.check_out_date > ${night}
      and (b.released_from is null or b.released_from > ${night}) and b.quantity > u.taken)`;
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
