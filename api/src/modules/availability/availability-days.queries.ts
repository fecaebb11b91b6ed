import type { AvailabilityDays } from "@funduq/shared-types/contracts/availability";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isSoldOn } from "../rooms/rooms.tables.ts";

type Days = { from: CalendarDate; to: CalendarDate };

export async function selectDays(
  tx: HotelTx,
  hotelId: HotelId,
  days: Days,
): Promise<AvailabilityDays> {
  return selectJson(tx, daysQuery(hotelId, days));
}

/**
 * Reads only the night inventory, one range per room type. A night without a row has all rooms free. Nights
 * before the business date are no longer kept. Sorts instead of joining: the planner estimates one row each
 * for days and types and would choose a nested loop over all nights.
 */
export function daysQuery(hotelId: HotelId, { from, to }: Days): SQL {
  return sql`
    with types as materialized (
      select t.id, t.name, row_number() over (order by lower(t.name), t.id) as place,
        (select count(*) from rooms r
          where r.hotel_id = ${hotelId} and r.room_type_id = t.id
            and ${isSoldOn(sql`${from}::date`)}) as rooms
      from room_types t where t.hotel_id = ${hotelId}
    ),
    hotel as (select business_date from hotels where id = ${hotelId}),
    days as (
      select d::date as date from generate_series(${from}::date, ${to}::date, interval '1 day') d
    ),
    left_over as (
      select distinct on (date, place) date, place, greatest(0, free) as free
      from (
        select d.date, t.place, t.rooms - (select count(*) from rooms x
            where x.hotel_id = ${hotelId} and x.room_type_id = t.id
              and x.retired_from > ${from}::date and x.retired_from <= d.date) as free,
          false as is_counted
        from days d cross join types t
        union all
        select n.night, t.place, n.rooms - n.sold - n.held - n.out_of_order, true
        from types t join night_inventory n on n.hotel_id = ${hotelId} and n.room_type_id = t.id
          and n.night between ${from}::date and ${to}::date
      ) known
      where date >= (select business_date from hotel)
      order by date, place, is_counted desc
    ),
    by_day as (
      select date, sum(free)::int as total, json_agg(free order by place) as free
      from left_over group by date
    )
    select json_build_object(
      'businessDate', (select business_date from hotel),
      'roomTypes', (select coalesce(json_agg(json_build_object(
          'id', t.id, 'name', t.name, 'rooms', t.rooms) order by t.place), '[]') from types t),
      'days', (select json_agg(json_build_object('date', d.date,
          'total', case when d.date >= (select business_date from hotel) then coalesce(b.total, 0) end,
          'free', case when d.date >= (select business_date from hotel) then coalesce(b.free, '[]') end
        ) order by d.date) from days d left join by_day b on b.date = d.date)
    ) as json`;
}
