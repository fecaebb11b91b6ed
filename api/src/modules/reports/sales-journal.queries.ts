import {
  MOST_SALES_DOCUMENTS,
  type SalesDocument,
} from "@funduq/shared-types/contracts/report-sales-journal";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { Period } from "./report-parts.queries.ts";

/** The documents of a period, one more than an answer holds if there are more. */
export async function selectSalesDocuments(
  tx: HotelTx,
  hotelId: HotelId,
  period: Period,
): Promise<SalesDocument[]> {
  return selectJson(tx, salesDocumentsQuery(hotelId, period));
}

/** The lines of a document `d` by rate. A rate whose lines come to nothing, as those of a charge taken back, is none of the document. */
const ratesOfDocument: SQL = sql`(
  select coalesce(json_agg(json_build_object('tvaBp', r.tva_bp, 'netCentimes', d.sign * r.net,
    'tvaCentimes', d.sign * r.tva) order by r.tva_bp), '[]')
  from (select l.tva_bp, sum(l.amount_centimes)::bigint as net, sum(l.tva_centimes)::bigint as tva
    from invoice_lines l where l.hotel_id = d.hotel_id and l.invoice_id = d.id
    group by l.tva_bp having sum(l.amount_centimes) <> 0 or sum(l.tva_centimes) <> 0) r)`;

export function salesDocumentsQuery(hotelId: HotelId, { from, to }: Period): SQL {
  return sql`
    with documents as materialized (
      select i.*, case when i.kind = 'credit-note' then -1 else 1 end as sign
      from invoices i
      where i.hotel_id = ${hotelId} and i.business_date between ${from}::date and ${to}::date
      order by i.series_year, i.series_number limit ${MOST_SALES_DOCUMENTS + 1}
    )
    select coalesce(json_agg(json_build_object(
        'id', d.id, 'companyId', d.company_id, 'kind', d.kind, 'number', d.number,
        'seriesYear', d.series_year, 'seriesNumber', d.series_number, 'date', d.business_date,
        'companyName', d.buyer->>'name', 'nif', coalesce(d.buyer->>'nif', ''),
        'rates', ${ratesOfDocument},
        'stayTaxCentimes', d.sign * d.stay_tax_centimes,
        'stampDutyCentimes', d.sign * d.stamp_duty_centimes,
        'totalCentimes', d.sign * d.grand_total_centimes,
        'addedTvaCentimes', d.sign * d.added_tva_centimes,
        'addedStayTaxCentimes', d.sign * d.added_stay_tax_centimes
      ) order by d.series_year, d.series_number), '[]') as json
    from documents d`;
}
