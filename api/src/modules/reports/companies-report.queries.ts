import type { CompaniesReport } from "@funduq/shared-types/contracts/report-companies";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { openDebtors } from "../invoices/invoice-stays.tables.ts";
import { openCentimes } from "../invoices/invoices.tables.ts";

export async function selectCompaniesReport(
  tx: HotelTx,
  hotelId: HotelId,
  year: number,
): Promise<CompaniesReport> {
  return selectJson(tx, companiesReportQuery(hotelId, year));
}

/** Sums of a year's documents and of its transfers that are not invoiced, by company and month. */
export function companiesReportQuery(hotelId: HotelId, year: number): SQL {
  const inYear = (day: SQL) =>
    sql`${day} between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)`;
  return sql`
    with facts as (
      select i.company_id, extract(month from i.business_date)::int as month,
        sum(case when i.kind = 'credit-note' then -i.subtotal_centimes else i.subtotal_centimes end) as net,
        0 as not_invoiced, sum(i.settled_centimes) as paid,
        sum(case when i.kind = 'invoice' then ${openCentimes(sql`i`)} else 0 end) as open
      from invoices i
      where i.hotel_id = ${hotelId} and ${inYear(sql`i.business_date`)}
      group by 1, 2
      union all
      select t.owner_id, extract(month from t.business_date)::int, 0, sum(t.amount_centimes), 0, 0
      from (${openDebtors(hotelId, inYear(sql`t.business_date`))}) t
      group by 1, 2
    ),
    months as (
      select company_id, month, sum(net)::bigint as net, sum(not_invoiced)::bigint as not_invoiced,
        sum(paid)::bigint as paid, sum(open)::bigint as open
      from facts group by company_id, month
    ),
    companies_of_year as (
      select company_id, sum(net) as net, json_agg(json_build_object('month', month,
        'invoicedNetCentimes', net, 'notInvoicedCentimes', not_invoiced, 'paidCentimes', paid,
        'openCentimes', open) order by month) as months
      from months group by company_id
    )
    select json_build_object('businessDate', h.business_date, 'year', ${year}::int,
      'companies', (select coalesce(json_agg(json_build_object('companyId', c.id, 'name', c.name,
          'months', y.months) order by y.net desc, lower(c.name), c.id), '[]')
        from companies_of_year y join companies c on c.hotel_id = ${hotelId} and c.id = y.company_id)
    ) as json
    from hotels h where h.id = ${hotelId}`;
}
