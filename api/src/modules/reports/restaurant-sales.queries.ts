import type {
  RestaurantSales,
  RestaurantSalesQuery,
} from "@funduq/shared-types/contracts/report-restaurant";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { lineNet, saleSign, tvaIn } from "../pos/sold-lines.tables.ts";

export async function selectRestaurantSales(
  tx: HotelTx,
  hotelId: HotelId,
  query: RestaurantSalesQuery,
): Promise<RestaurantSales> {
  return selectJson(tx, restaurantSalesQuery(hotelId, query));
}

/** Rows as a list of objects in an order, empty where there are none. */
const list = (pairs: SQL, rows: SQL, order: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object(${pairs}) order by ${order}), '[]') from (${rows}) r)`;

/** Amounts of sales `s`; refunds are negative and counted apart. */
const counted: SQL = sql`count(*) filter (where s.sign = 1) as count, sum(s.sign * s.total_centimes)::bigint as amount`;
const countedPairs: SQL = sql`'count', r.count, 'amountCentimes', r.amount`;
const soldPairs: SQL = sql`'quantity', r.quantity, 'amountCentimes', r.amount`;

/** Sales of a business date are read by it; their lines and payments by their keys. */
export function restaurantSalesQuery(
  hotelId: HotelId,
  { from, to, restaurant }: RestaurantSalesQuery,
): SQL {
  const here = (table: SQL) =>
    restaurant ? sql` and ${table}.restaurant_id = ${restaurant}` : sql``;
  const inPeriod = (table: SQL) => sql`${table}.hotel_id = ${hotelId}
    and ${table}.business_date between ${from}::date and ${to}::date${here(table)}`;
  return sql`
    with sale as materialized (
      select s.*, ${saleSign(sql`s`)} as sign from sales s where ${inPeriod(sql`s`)}
    ),
    line as materialized (
      select l.name, l.category_name, l.tva_bp, s.sign * l.quantity as quantity,
        l.happy_hour, s.sign * (l.normal_price_centimes - l.price_centimes) * l.quantity as reduced,
        s.sign * ${lineNet(sql`l`)} as amount, s.sign * l.discount_centimes as discount,
        s.sign * ${tvaIn(lineNet(sql`l`), sql`l`)} as tva
      from sale s cross join lateral (
        select * from sale_lines l where l.hotel_id = s.hotel_id and l.sale_id = s.id) l
    ),
    paid as materialized (
      select s.id, s.sign, s.sold_by, p.method, p.amount_centimes, p.tip_centimes
      from sale s cross join lateral (
        select * from sale_payments p where p.hotel_id = s.hotel_id and p.sale_id = s.id) p
    )
    select json_build_object(
      'businessDate', h.business_date, 'from', ${from}::date, 'to', ${to}::date,
      'restaurants', ${list(
        sql`'restaurantId', r.id, 'name', r.name`,
        sql`select id, name from restaurants where hotel_id = ${hotelId}`,
        sql`lower(r.name), r.id`,
      )},
      'totals', (select json_build_object(
          'count', count(*) filter (where s.sign = 1),
          'amountCentimes', coalesce(sum(s.sign * s.total_centimes), 0)::bigint,
          'covers', coalesce(sum(s.sign * s.covers), 0)::int,
          'discountCentimes', (select coalesce(sum(l.discount), 0)::bigint from line l),
          'tipCentimes', (select coalesce(sum(p.sign * p.tip_centimes), 0)::bigint from paid p),
          'refunds', json_build_object('count', count(*) filter (where s.sign = -1),
            'amountCentimes', coalesce(sum(s.total_centimes) filter (where s.sign = -1), 0)::bigint),
          'late', json_build_object('count', count(*) filter (where s.late_from is not null),
            'amountCentimes', coalesce(sum(s.total_centimes) filter (where s.late_from is not null), 0)::bigint),
          'voids', (select json_build_object('quantity', coalesce(sum(v.quantity), 0)::int,
              'amountCentimes', coalesce(sum(v.price_centimes * v.quantity), 0)::bigint)
            from bill_voids v where ${inPeriod(sql`v`)}))
        from sale s),
      'items', ${list(
        sql`'name', r.name, 'categoryName', r.category_name, ${soldPairs}`,
        sql`select l.name, l.category_name, sum(l.quantity)::int as quantity, sum(l.amount)::bigint as amount
          from line l group by l.name, l.category_name`,
        sql`r.amount desc, lower(r.name), r.category_name`,
      )},
      'categories', ${list(
        sql`'name', r.name, ${soldPairs}`,
        sql`select l.category_name as name, sum(l.quantity)::int as quantity, sum(l.amount)::bigint as amount
          from line l group by l.category_name`,
        sql`r.amount desc, lower(r.name)`,
      )},
      'happyHours', ${list(
        sql`'name', r.name, ${soldPairs}, 'reducedCentimes', r.reduced`,
        sql`select l.happy_hour as name, sum(l.quantity)::int as quantity, sum(l.amount)::bigint as amount,
            sum(l.reduced)::bigint as reduced
          from line l where l.happy_hour is not null group by l.happy_hour`,
        sql`r.amount desc, r.name`,
      )},
      'hours', ${list(
        sql`'hour', r.hour, ${countedPairs}`,
        sql`select extract(hour from s.sold_at at time zone h.time_zone)::int as hour, ${counted}
          from sale s group by 1`,
        sql`r.hour`,
      )},
      'waiters', ${list(
        sql`'userId', r.sold_by, 'name', r.name, ${countedPairs}, 'tipCentimes', r.tip`,
        sql`select s.sold_by, coalesce(nullif(u.display_name, ''), u.email) as name, ${counted},
            (select coalesce(sum(p.sign * p.tip_centimes), 0)::bigint from paid p
              where p.sold_by is not distinct from s.sold_by) as tip
          from sale s left join users u on u.id = s.sold_by group by s.sold_by, 2`,
        sql`r.amount desc, lower(r.name), r.sold_by`,
      )},
      'methods', ${list(
        sql`'method', r.method, ${countedPairs}, 'tipCentimes', r.tip`,
        sql`select p.method, count(distinct p.id) filter (where p.sign = 1) as count,
            sum(p.sign * p.amount_centimes)::bigint as amount, sum(p.sign * p.tip_centimes)::bigint as tip
          from paid p group by p.method`,
        sql`r.method`,
      )},
      'tva', ${list(
        sql`'tvaBp', r.tva_bp, 'netCentimes', r.amount - r.tva, 'tvaCentimes', r.tva`,
        sql`select l.tva_bp, sum(l.amount)::bigint as amount, sum(l.tva)::bigint as tva from line l group by l.tva_bp`,
        sql`r.tva_bp`,
      )}
    ) as json
    from hotels h where h.id = ${hotelId}`;
}
