import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { openDebtors } from "../invoices/invoice-stays.tables.ts";
import { openByDueDate, openInvoices } from "../invoices/open-invoices.tables.ts";
import { leftCentimes, unallocatedPayments } from "../payments/payments.tables.ts";

/** What is open with a company: of its invoices by due date, of stays without an invoice, and of payments without one. */
export type OpenWithCompany = {
  companyId: CompanyId;
  name: string;
  open: { dueDate: CalendarDate; openCentimes: Centimes }[];
  uninvoicedCentimes: Centimes;
  unallocatedCentimes: Centimes;
};

export async function selectOpenWithCompanies(
  tx: HotelTx,
  hotelId: HotelId,
): Promise<OpenWithCompany[]> {
  return selectJson(tx, openWithCompaniesQuery(hotelId));
}

/** Open invoices and payments with something left come from their partial indexes; the transfers are those of all years. */
export function openWithCompaniesQuery(hotelId: HotelId): SQL {
  return sql`
    with invoiced as (${openByDueDate(openInvoices(hotelId, sql`true`))}),
    uninvoiced as (
      select t.owner_id as company_id, sum(t.amount_centimes)::bigint as amount
      from (${openDebtors(hotelId, sql`true`)}) t group by 1
    ),
    unallocated as (
      select y.company_id, sum(${leftCentimes(sql`y`)})::bigint as amount
      from (${unallocatedPayments(hotelId, sql`true`)}) y group by 1
    ),
    with_open as (
      select company_id from invoiced union select company_id from uninvoiced union select company_id from unallocated
    )
    select coalesce(json_agg(json_build_object('companyId', c.id, 'name', c.name,
      'open', coalesce(i.open, '[]'), 'uninvoicedCentimes', coalesce(u.amount, 0),
      'unallocatedCentimes', coalesce(y.amount, 0)) order by lower(c.name), c.id), '[]') as json
    from with_open w join companies c on c.hotel_id = ${hotelId} and c.id = w.company_id
      left join invoiced i on i.company_id = w.company_id
      left join uninvoiced u on u.company_id = w.company_id
      left join unallocated y on y.company_id = w.company_id`;
}
