import type { RoomsReport } from "@funduq/shared-types/contracts/report-rooms";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { roomsOfNight } from "../night-audit/day-statistics.service.ts";
import type { Period } from "./report-parts.queries.ts";

export async function selectRoomsReport(
  tx: HotelTx,
  hotelId: HotelId,
  period: Period,
): Promise<RoomsReport> {
  return selectJson(tx, roomsReportQuery(hotelId, period));
}

/**
 * The rooms behind the counts of the manager report. Closings keep their rooms; days that were closed before closings
 * kept them, and the open day, have the rooms as they are now.
 */
export function roomsReportQuery(hotelId: HotelId, { from, to }: Period): SQL {
  return sql`
    with closed as materialized (
      select d.date, coalesce((d.statistics->>'rooms')::int, 0) as rooms,
        coalesce((d.statistics->>'outOfOrder')::int, 0) as out_of_order, d.closing->'rooms' as kept
      from business_days d where d.hotel_id = ${hotelId} and d.date between ${from}::date and ${to}::date
    ),
    unkept as (
      select c.date from closed c where c.kept is null
      union all
      select h.business_date from hotels h
      where h.id = ${hotelId} and h.business_date between ${from}::date and ${to}::date
        and not exists (select from closed c where c.date = h.business_date)
    ),
    listed as materialized (
      select c.date, k.key as number, k.value::boolean as is_out_of_order
      from closed c cross join lateral jsonb_each_text(c.kept) k
      union all
      select u.date, r.number, r.is_out_of_order
      from unkept u cross join lateral (${roomsOfNight(hotelId, sql`u.date`)}) r
    ),
    days as (
      select c.date, c.rooms, c.out_of_order from closed c
      union all
      select l.date, count(*)::int, count(*) filter (where l.is_out_of_order)::int
      from listed l where not exists (select from closed c where c.date = l.date) group by l.date
    )
    select json_build_object('businessDate', h.business_date, 'from', ${from}::date, 'to', ${to}::date,
      'days', (select coalesce(json_agg(json_build_object('date', d.date, 'rooms', d.rooms,
          'outOfOrder', d.out_of_order) order by d.date), '[]') from days d),
      'rooms', (select coalesce(json_agg(json_build_object('number', r.number, 'nights', r.nights,
          'outOfOrderOn', r.out_of_order_on) order by length(r.number), r.number), '[]')
        from (select l.number, count(*)::int as nights,
            coalesce(json_agg(l.date order by l.date) filter (where l.is_out_of_order), '[]') as out_of_order_on
          from listed l group by l.number) r)
    ) as json
    from hotels h where h.id = ${hotelId}`;
}
