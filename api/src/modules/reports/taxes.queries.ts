import type { TaxesReport } from "@funduq/shared-types/contracts/report-taxes";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { netOf, tvaOf } from "../folios/postings.tables.ts";
import { paidLines } from "../pos/sold-lines.tables.ts";
import type { Period } from "./report-parts.queries.ts";

/** The taxes of what was posted; those that invoices add are read apart (`selectInvoiceTaxes`). */
export type PostedTaxes = Omit<TaxesReport, "invoices">;

export async function selectPostedTaxes(
  tx: HotelTx,
  hotelId: HotelId,
  period: Period,
): Promise<PostedTaxes> {
  return selectJson(tx, postedTaxesQuery(hotelId, period));
}

/** 1 of a charge, −1 of what takes it back. */
const sign: SQL = sql`sign(p.signed_centimes::numeric)`;

/** What a line of TVA was added to: it counts at the rate of this line, not among prices without TVA. */
const taxed: SQL = sql`coalesce(p.taxed_centimes, 0)`;

/** A rate of tax of a day; before the first dated one that which the hotel was created with (ADR 0034). */
const rateOn = (column: "stay_tax_centimes" | "tds_bp", day: SQL): SQL => sql`coalesce((
  select x.${sql.raw(column)} from tax_rates x
  where x.hotel_id = h.id and x.valid_from <= ${day} order by x.valid_from desc limit 1), h.${sql.raw(column)})`;

/**
 * Closed days only. `charge` sums the postings of a day; the tourism tax is apart, by the night that it is of.
 * Who was in house is counted when a day is closed, and does not change afterwards; day use is not counted by persons
 * there, but a stay that is over keeps its adults.
 */
export function postedTaxesQuery(hotelId: HotelId, { from, to }: Period): SQL {
  const inPeriod = (day: SQL) =>
    sql`${day} between ${from}::date and ${to}::date and ${day} < h.business_date`;
  return sql`
    with charge as materialized (
      select p.business_date as day, case when p.item = 'tourism-tax' then p.night end as tds_night,
        p.department, t.tva_bp, sum(t.charged) as charged, sum(t.net) as net, sum(t.tva) as tva,
        sum(t.stay_tax) as stay_tax
      from hotels h join postings p on p.hotel_id = h.id
      cross join lateral (
        select p.tva_bp, p.signed_centimes + ${sign} * ${taxed} as charged,
          ${sign} * (${netOf(sql`p`)} + ${taxed}) as net, ${sign} * ${tvaOf(sql`p`)} as tva,
          ${sign} * p.stay_tax_centimes as stay_tax
        union all
        select 0, -${sign} * ${taxed}, -${sign} * ${taxed}, 0, 0 where p.taxed_centimes is not null
      ) t
      where h.id = ${hotelId} and p.hotel_id = ${hotelId} and p.kind = 'charge' and ${inPeriod(sql`p.business_date`)}
      group by 1, 2, 3, 4
    ),
    day_use as (
      select b.checked_out_on as day, sum(b.adults) as adults
      from hotels h join bookings b on b.hotel_id = h.id
      where h.id = ${hotelId} and b.hotel_id = ${hotelId} and b.checked_in_on = b.checked_out_on
        and ${inPeriod(sql`b.checked_out_on`)}
      group by b.checked_out_on
    ),
    contained as (
      select day, sum(stay_tax) as stay_tax from charge group by day having sum(stay_tax) <> 0
    ),
    closed as (
      select d.date as day, d.statistics from hotels h join business_days d on d.hotel_id = h.id
      where h.id = ${hotelId} and d.hotel_id = ${hotelId} and ${inPeriod(sql`d.date`)}
    ),
    days as (
      select day, coalesce((c.statistics->>'sold')::int, 0) as sold,
        coalesce((c.statistics->>'dayUse')::int, 0) as day_use,
        coalesce((c.statistics->>'adults')::int, 0) + coalesce(u.adults, 0)::int as adults,
        coalesce(i.stay_tax, 0)::bigint as included
      from closed c full join contained i using (day) left join day_use u using (day)
    )
    select json_build_object(
      'businessDate', h.business_date, 'from', ${from}::date, 'to', ${to}::date,
      'stayTax', (select coalesce(json_agg(json_build_object('date', d.day, 'sold', d.sold,
          'dayUse', d.day_use, 'adults', d.adults, 'rateCentimes', r.rate,
          'dueCentimes', d.adults * r.rate, 'includedCentimes', d.included) order by d.day), '[]')
        from days d cross join lateral (select ${rateOn("stay_tax_centimes", sql`d.day`)} as rate) r),
      'tva', (select coalesce(json_agg(json_build_object('tvaBp', t.tva_bp, 'department', t.department,
          'netCentimes', t.net, 'tvaCentimes', t.tva, 'stayTaxCentimes', t.stay_tax,
          'chargedCentimes', t.charged) order by t.tva_bp, t.department), '[]')
        from (select tva_bp, department, sum(net)::bigint as net, sum(tva)::bigint as tva,
            sum(stay_tax)::bigint as stay_tax, sum(charged)::bigint as charged
          from charge where tds_night is null group by tva_bp, department
          having sum(charged) <> 0 or sum(net) <> 0 or sum(tva) <> 0) t),
      'restaurantSalesCentimes', (select coalesce(sum(s.amount_centimes), 0)::bigint from sale_takings s
        where s.hotel_id = h.id and ${inPeriod(sql`s.business_date`)} and s.method <> 'Room'),
      'restaurantTva', (select coalesce(json_agg(json_build_object('tvaBp', t.tva_bp,
          'netCentimes', t.amount - t.tva, 'tvaCentimes', t.tva) order by t.tva_bp), '[]')
        from (select s.tva_bp, sum(s.amount)::bigint as amount, sum(s.tva)::bigint as tva
          from (${paidLines(sql`s.hotel_id = ${hotelId} and s.business_date between ${from}::date and ${to}::date`)}) s
          where s.method <> 'Room' and s.business_date < h.business_date
          group by s.tva_bp having sum(s.amount) <> 0 or sum(s.tva) <> 0) t),
      'tds', (select coalesce(json_agg(json_build_object('tdsBp', t.tds_bp,
          'chargedCentimes', t.charged) order by t.tds_bp), '[]')
        from (select n.tds_bp, sum(c.charged)::bigint as charged
          from charge c cross join lateral (select ${rateOn("tds_bp", sql`c.tds_night`)} as tds_bp) n
          where c.tds_night is not null group by n.tds_bp) t)
    ) as json
    from hotels h where h.id = ${hotelId}`;
}
