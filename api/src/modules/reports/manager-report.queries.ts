import type { DayStatistics } from "@funduq/shared-types/contracts/night-audit";
import type { ManagerReport } from "@funduq/shared-types/contracts/report-manager";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { includedTaxChanges } from "../hotels/tax-rates.tables.ts";

/**
 * The open day has no row yet: its figures are handed in where the report reaches up to it. Where an
 * audit has closed it since they were counted, the frozen figures are used instead.
 */
export type OpenDay = { date: CalendarDate; statistics: DayStatistics } | null;

export async function selectManagerReport(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate,
  open: OpenDay,
): Promise<ManagerReport> {
  return selectJson(tx, managerReportQuery(hotelId, date, open));
}

const counts = [
  ...["rooms", "outOfOrder", "sold", "dayUse", "arrivals", "departures", "persons"],
  ...["noShows", "cancellations"],
];

const summed = (figure: string) =>
  sql`coalesce(sum((f.statistics->>${sql.raw(`'${figure}'`)})::bigint), 0)::bigint`;

/** The amounts of a list such as `otherRevenueCentimes`, added up by name. */
const byName = (list: string, name: SQL) => sql`(
  select coalesce(json_agg(json_build_object('name', a.key, 'amountCentimes', a.amount) order by a.key), '[]')
  from (select e.key, sum(e.value::bigint)::bigint as amount
    from figures f, jsonb_each_text(f.statistics->${sql.raw(`'${list}'`)}) e
    where f.name = ${name} group by e.key) a)`;

/** What each restaurant sold, with the name that it had on the last of the days. */
const byRestaurant = (name: SQL) => sql`(
  select coalesce(json_agg(json_build_object('restaurantId', a.id, 'name', a.name, 'amountCentimes', a.amount)
    order by lower(a.name), a.id), '[]')
  from (select e.value->>'restaurantId' as id, sum(m.value::bigint)::bigint as amount,
      (array_agg(e.value->>'name' order by f.date desc))[1] as name
    from figures f, jsonb_array_elements(f.statistics->'restaurants') e,
      jsonb_each_text(e.value->'salesCentimes') m
    where f.name = ${name} group by e.value->>'restaurantId') a)`;

/** All amounts of a day's list together. */
const totalOf = (list: string) => sql`coalesce((select sum(e.value::bigint)
  from jsonb_each_text(f.statistics->${sql.raw(`'${list}'`)}) e), 0)`;

const revenue = sql`coalesce((f.statistics->>'roomRevenueCentimes')::bigint, 0)
  + ${totalOf("otherRevenueCentimes")} + ${totalOf("restaurantSalesCentimes")}`;

/**
 * Six periods over at most two years of closed days, each read by its key. Month and year end with the last closed
 * day, also those of the year before.
 */
export function managerReportQuery(hotelId: HotelId, date: CalendarDate, open: OpenDay): SQL {
  const openDay = open ? JSON.stringify(open.statistics) : null;
  return sql`
    with latest as (
      select case
        when exists (select from business_days d
          where d.hotel_id = ${hotelId} and d.date = ${date}::date) then ${date}::date
        else least(${date}::date, h.business_date - 1) end as closed
      from hotels h where h.id = ${hotelId}
    ),
    current as (
      select p.name, p.first as from, p.last as to from latest, lateral (values
        ('day', ${date}::date, ${date}::date),
        ('month', date_trunc('month', ${date}::date)::date, latest.closed),
        ('year', date_trunc('year', ${date}::date)::date, latest.closed)) p (name, first, last)
    ),
    periods as (
      select c.name, c.from, c.to from current c
      union all
      select c.name || ' before', (c.from - interval '1 year')::date, (c.to - interval '1 year')::date
      from current c
    ),
    known as (
      select d.date, d.statistics from business_days d
      where d.hotel_id = ${hotelId} and d.date <= ${date}::date
        and d.date >= (select min("from") from periods)
      union all
      select ${open?.date ?? null}::date, ${openDay}::jsonb where ${openDay}::jsonb is not null
        and not exists (select from business_days d
          where d.hotel_id = ${hotelId} and d.date = ${open?.date ?? null}::date)
    ),
    figures as (
      select p.name, k.date, k.statistics
      from periods p join known k on k.date between p.from and p.to
    ),
    sums as (
      select p.name, p.from, p.to, count(f.date) as days, json_build_object(
        'days', count(f.date),
        ${sql.join(
          counts.map((figure) => sql`${sql.raw(`'${figure}'`)}, ${summed(figure)}`),
          sql`, `,
        )},
        'roomRevenueCentimes', ${summed("roomRevenueCentimes")},
        'dayUseRevenueCentimes', ${summed("dayUseRevenueCentimes")},
        'tdsCentimes', ${summed("tdsCentimes")},
        'includedTvaCentimes', ${summed("includedTvaCentimes")},
        'includedStayTaxCentimes', ${summed("includedStayTaxCentimes")},
        'addedTvaCentimes', ${summed("addedTvaCentimes")},
        'addedStayTaxCentimes', ${summed("addedStayTaxCentimes")},
        'totalRevenueCentimes', coalesce(sum(${revenue}) filter (where f.date is not null), 0)::bigint,
        'otherRevenue', ${byName("otherRevenueCentimes", sql`p.name`)},
        'restaurantSales', ${byName("restaurantSalesCentimes", sql`p.name`)},
        'restaurants', ${byRestaurant(sql`p.name`)},
        'payments', ${byName("paymentsCentimes", sql`p.name`)},
        'receivedCentimes', coalesce(sum(${totalOf("receivedCentimes")}) filter (where f.date is not null), 0)::bigint
      ) as json
      from periods p left join figures f on f.name = p.name
      group by p.name, p.from, p.to
    ),
    pairs as (
      select s.name, json_build_object('from', s.from, 'to', s.to, 'figures', s.json,
        'lastYear', (select b.json from sums b where b.name = s.name || ' before' and b.days > 0)) as json
      from sums s
    )
    select json_build_object(
      'businessDate', h.business_date, 'date', ${date}::date,
      'trail', (select json_build_object('line', d.trail_seq, 'hash', encode(d.trail_hash, 'hex'))
        from business_days d
        where d.hotel_id = ${hotelId} and d.date = ${date}::date and d.trail_seq is not null),
      'day', (select json from pairs where name = 'day'),
      'month', (select json from pairs where name = 'month'),
      'year', (select json from pairs where name = 'year'),
      'includedTaxChanges', ${includedTaxChanges(sql`h.id`, {
        since: sql`(select min(k.date) from known k)`,
        until: sql`${date}::date`,
      })},
      'days', (select coalesce(json_agg(json_build_object('date', f.date,
          'rooms', coalesce((f.statistics->>'rooms')::int, 0),
          'outOfOrder', coalesce((f.statistics->>'outOfOrder')::int, 0),
          'sold', coalesce((f.statistics->>'sold')::int, 0),
          'roomRevenueCentimes', coalesce((f.statistics->>'roomRevenueCentimes')::bigint, 0),
          'dayUseRevenueCentimes', coalesce((f.statistics->>'dayUseRevenueCentimes')::bigint, 0),
          'totalRevenueCentimes', (${revenue})::bigint
        ) order by f.date), '[]') from figures f where f.name = 'month')
    ) as json
    from hotels h where h.id = ${hotelId}`;
}
