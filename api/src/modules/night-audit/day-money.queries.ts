import { type SQL, sql } from "drizzle-orm";
import type { HouseNight } from "../folios/night-plan.service.ts";
import { folioStampDuties } from "../invoices/invoices.tables.ts";

/** `{ "Spa": 120000 }`: what comes to nothing is left out. */
export const byName = (amounts: SQL): SQL => sql`(
  select coalesce(json_object_agg(n.name, n.amount::bigint order by n.name), '{}')
  from (${amounts}) n where n.amount <> 0)`;

/** The sums of one kind of documents of the date: a `DocumentSums`. Taxes in prices are those of the day they were charged on. */
export function documentSums({ hotelId, night }: HouseNight, kind: "invoice" | "credit-note"): SQL {
  const sum = (column: string) => sql`coalesce(sum(i.${sql.raw(column)}), 0)::bigint`;
  return sql`(
    select json_build_object('count', count(*), 'subtotalCentimes', ${sum("subtotal_centimes")},
      'tvaCentimes', ${sum("added_tva_centimes")}, 'stayTaxCentimes', ${sum("added_stay_tax_centimes")},
      'stampDutyCentimes', ${sum("stamp_duty_centimes")})
    from invoices i
    where i.hotel_id = ${hotelId} and i.business_date = ${night}::date and i.kind = ${kind})`;
}

/**
 * Payments of companies for invoices with the stamp duty collected on them, as the payments report counts them: by the date
 * they were entered; the date on a cheque may differ. Guests pay the stamp duty of their folios' invoices in cash.
 */
export function invoicePayments({ hotelId, night }: HouseNight): SQL {
  return byName(sql`
    select x.name, sum(x.amount) as amount from (
      select y.method as name, y.amount_centimes + y.stamp_duty_centimes as amount from payments y
      where y.hotel_id = ${hotelId} and y.business_date = ${night}::date
      union all
      select 'Cash', d.collected from (${folioStampDuties(hotelId)}) d where d.business_date = ${night}::date
    ) x group by x.name`);
}

/** Paid in the restaurants, not on a folio; what was given back counts against it. */
export function paidInRestaurants({ hotelId, night }: HouseNight): SQL {
  return byName(sql`
    select s.method as name, sum(s.amount_centimes) as amount from sale_takings s
    where s.hotel_id = ${hotelId} and s.business_date = ${night}::date and s.method <> 'Room'
    group by s.method`);
}

/** Each restaurant that sold something, also to rooms: a list of `RestaurantDay`. */
export function restaurantDays({ hotelId, night }: HouseNight): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object('restaurantId', t.id, 'name', t.name,
      'salesCentimes', t.sales) order by lower(t.name), t.id), '[]')
    from (
      select r.id, r.name, json_object_agg(m.method, m.amount order by m.method) as sales
      from (
        select s.restaurant_id, s.method, sum(s.amount_centimes)::bigint as amount from sale_takings s
        where s.hotel_id = ${hotelId} and s.business_date = ${night}::date
        group by s.restaurant_id, s.method having sum(s.amount_centimes) <> 0
      ) m
      join restaurants r on r.hotel_id = ${hotelId} and r.id = m.restaurant_id
      group by r.id, r.name
    ) t)`;
}
