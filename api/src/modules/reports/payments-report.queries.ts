import type { PaymentsReport } from "@funduq/shared-types/contracts/report";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { folioStampDuties } from "../invoices/invoices.tables.ts";
import { isSplit, type Period } from "./report-parts.queries.ts";

export async function selectPaymentsReport(
  tx: HotelTx,
  hotelId: HotelId,
  period: Period,
): Promise<PaymentsReport> {
  return selectJson(tx, paymentsReportQuery(hotelId, period));
}

/** `count` has the payments only. Reversals are separate, under the user who reversed. */
const takings: SQL = sql`
  'count', count(*) filter (where t.received > 0),
  'receivedCentimes', coalesce(sum(t.received), 0)::bigint,
  'takenBackCentimes', coalesce(sum(t.taken_back), 0)::bigint,
  'netCentimes', coalesce(sum(t.received - t.taken_back), 0)::bigint`;

export function paymentsReportQuery(hotelId: HotelId, { from, to }: Period): SQL {
  return sql`
    with taken as (
      select p.owner_kind as source, p.method, p.posted_by as user_id,
        greatest(-p.signed_centimes, 0) as received, greatest(p.signed_centimes, 0) as taken_back
      from postings p
      where p.hotel_id = ${hotelId} and p.business_date between ${from}::date and ${to}::date
        and p.kind = 'payment' and not ${isSplit}
      union all
      select 'invoice', y.method, y.recorded_by, y.amount_centimes, 0
      from payments y
      where y.hotel_id = ${hotelId} and y.business_date between ${from}::date and ${to}::date
      union all
      select 'stamp-duty', y.method, y.recorded_by, y.stamp_duty_centimes, 0
      from payments y
      where y.hotel_id = ${hotelId} and y.business_date between ${from}::date and ${to}::date
        and y.stamp_duty_centimes > 0
      union all
      select 'stamp-duty', 'Cash', d.issued_by, greatest(d.collected, 0), greatest(-d.collected, 0)
      from (${folioStampDuties(hotelId)}) d
      where d.business_date between ${from}::date and ${to}::date
      union all
      select 'restaurant', s.method, s.sold_by, greatest(s.amount_centimes, 0), greatest(-s.amount_centimes, 0)
      from sale_takings s
      where s.hotel_id = ${hotelId} and s.business_date between ${from}::date and ${to}::date
        and s.method <> 'Room'
    ),
    takings as (
      select t.*, coalesce(nullif(u.display_name, ''), u.email) as user_name
      from taken t left join users u on u.id = t.user_id
    )
    select json_build_object(
      'businessDate', h.business_date, 'from', ${from}::date, 'to', ${to}::date,
      'byMethod', (select coalesce(json_agg(m.json order by m.method), '[]') from (
          select t.method, json_build_object('method', t.method, ${takings}) as json
          from takings t group by t.method) m),
      'lines', (select coalesce(json_agg(m.json
            order by m.user_name is null, lower(m.user_name), m.user_id, m.source, m.method), '[]') from (
          select t.user_id, t.user_name, t.source, t.method, json_build_object(
            'userId', t.user_id, 'userName', t.user_name, 'source', t.source, 'method', t.method, ${takings}) as json
          from takings t group by t.user_id, t.user_name, t.source, t.method) m),
      'totals', (select json_build_object(${takings}) from takings t)
    ) as json
    from hotels h where h.id = ${hotelId}`;
}
