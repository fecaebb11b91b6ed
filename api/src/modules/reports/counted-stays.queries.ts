import { MAX_STAY_NIGHTS } from "@funduq/shared-types/contracts/booking";
import {
  type CountedFigure,
  type CountedStays,
  type CountedStaysQuery,
  MOST_COUNTED_STAYS,
} from "@funduq/shared-types/contracts/report-stays";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { arrivedOn } from "../night-audit/closing.service.ts";
import { markedOn } from "../night-audit/day-statistics.service.ts";
import { leftOn, type Period } from "./report-parts.queries.ts";

/** The stays that a figure counts, one more than an answer lists if there are more. */
export async function selectCountedStays(
  tx: HotelTx,
  hotelId: HotelId,
  query: CountedStaysQuery,
): Promise<CountedStays> {
  return selectJson(tx, countedStaysQuery(hotelId, query));
}

/**
 * Days that a night audit closed were counted then; the stays are listed as they are now. The two differ only where a
 * no-show was expected again later: all other steps are undone on their own day, before it is closed.
 */
export function countedStaysQuery(hotelId: HotelId, { figure, ...period }: CountedStaysQuery): SQL {
  const { from, to } = period;
  return sql`
    with found as materialized (
      select s.* from (${stays[figure](hotelId, period)}) s limit ${MOST_COUNTED_STAYS + 1}
    ),
    frozen as (
      select d.date, coalesce((d.statistics->>${figure}::text)::int, 0) as count from business_days d
      where d.hotel_id = ${hotelId} and d.date between ${from}::date and ${to}::date
    )
    select json_build_object('businessDate', h.business_date, 'from', ${from}::date, 'to', ${to}::date,
      'figure', ${figure}::text,
      'counted', (select coalesce(sum(f.count), 0)::int from frozen f)
        + (select count(*)::int from found s where not exists (select from frozen f where f.date = s.day)),
      'stays', (select coalesce(json_agg(json_build_object('date', s.day, 'bookingId', s.id,
          'reference', s.reference, 'roomNumber', r.number,
          'guestName', coalesce((select pg.guest_name from primary_guests pg
            where pg.hotel_id = s.hotel_id and pg.booking_id = s.id), ''),
          'companyName', (select c.name from companies c where c.hotel_id = s.hotel_id and c.id = s.company_id),
          'checkInDate', s.check_in_date, 'checkOutDate', s.check_out_date,
          'adults', s.adults, 'children', s.children
        ) order by s.day, length(r.number), r.number, s.id), '[]')
        from found s left join rooms r on r.hotel_id = s.hotel_id and r.id = s.room_id)
    ) as json
    from hotels h where h.id = ${hotelId}`;
}

type StaysOf = (hotelId: HotelId, period: Period) => SQL;

/**
 * Who was in the house at the end of each day: of a frozen closing those stays of it that had come and not left; of the
 * open day those that are in now. Days that a former release closed have no frozen closing.
 */
function inHouse(hotelId: HotelId, { from, to }: Period): SQL {
  const isIn = (day: SQL) => sql`${arrivedOn} <= ${day} and coalesce(${leftOn} > ${day}, true)`;
  return sql`
    select d.date as day, b.* from business_days d
    cross join lateral jsonb_object_keys(d.closing->'stays') e (key)
    cross join lateral (select * from bookings b where b.hotel_id = ${hotelId} and b.id = e.key::uuid limit 1) b
    where d.hotel_id = ${hotelId} and d.date between ${from}::date and ${to}::date and ${isIn(sql`d.date`)}
    union all
    select n.day, b.* from (
      select s.day::date as day, s.day < h.business_date as is_over from hotels h
      cross join lateral generate_series(${from}::date, least(${to}::date, h.business_date), interval '1 day') s (day)
      where h.id = ${hotelId} and not exists (select from business_days d
        where d.hotel_id = ${hotelId} and d.date = s.day and d.closing is not null)) n
    cross join lateral (
      select b.* from bookings b
      where b.hotel_id = ${hotelId} and b.status = 'Checked-in' and ${arrivedOn} <= n.day
      union all
      select b.* from bookings b
      where n.is_over and b.hotel_id = ${hotelId} and b.status = 'Checked-out'
        and b.check_in_date between n.day - ${MAX_STAY_NIGHTS}::int and n.day and ${isIn(sql`n.day`)}) b`;
}

/** The stays of each figure by day, as `day-statistics.queries` counts them. */
const stays: Record<CountedFigure, StaysOf> = {
  sold: inHouse,
  dayUse: (hotelId, period) => sql`
    ${onDay("checked_in_on", hotelId, period)} and b.checked_out_on = b.checked_in_on`,
  arrivals: (hotelId, period) => onDay("checked_in_on", hotelId, period),
  departures: (hotelId, period) => onDay("checked_out_on", hotelId, period),
  cancellations: (hotelId, period) => onDay("cancelled_on", hotelId, period),
  noShows: (hotelId, { from, to }) => sql`
    select ${markedOn} as day, b.* from bookings b
    where b.hotel_id = ${hotelId} and b.status = 'no-show' and b.check_in_date <= ${to}::date
      and b.check_in_date > ${from}::date - ${MAX_STAY_NIGHTS}::int
      and ${markedOn} between ${from}::date and ${to}::date`,
};

const onDay = (
  column: "checked_in_on" | "checked_out_on" | "cancelled_on",
  hotelId: HotelId,
  { from, to }: Period,
): SQL => sql`
  select b.${sql.raw(column)} as day, b.* from bookings b
  where b.hotel_id = ${hotelId} and b.${sql.raw(column)} between ${from}::date and ${to}::date`;
