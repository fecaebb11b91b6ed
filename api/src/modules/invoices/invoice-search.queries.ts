import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { INVOICE_PAGE, type InvoicePage } from "@funduq/shared-types/contracts/invoice";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isNumbered } from "./invoice-number-search.queries.ts";
import { paymentsOf } from "./invoice-payments.queries.ts";
import { openCentimes } from "./invoices.tables.ts";

export type WantedInvoices = {
  status: "Unpaid" | "Paid" | null;
  /** As it was typed; see `isNumbered`. */
  number: string;
  /** The beginnings of words of guests' names, folded. */
  guestWords: readonly string[];
  /** The beginning of a payment's reference, in lower case. */
  reference: string;
  from: CalendarDate | null;
  to: CalendarDate | null;
  before: { at: string; id: string } | null;
};

/** A name that many have is looked for from the newest invoice on, a rare one by its words: the plan depends on the input. */
const PLAN_BY_INPUT = sql.raw("set local plan_cache_mode = force_custom_plan");

/** One page of a company's documents, the newest first, and the cursor of the next one (INV-02, INV-03). */
export async function selectInvoices(
  tx: HotelTx,
  ref: CompanyRef,
  wanted: WantedInvoices,
): Promise<InvoicePage> {
  const [, page] = await Promise.all([
    tx.execute(PLAN_BY_INPUT).execute(),
    selectJson<InvoicePage>(tx, invoicesQuery(ref, wanted)),
  ]);
  return page;
}

export function invoicesQuery(ref: CompanyRef, wanted: WantedInvoices): SQL {
  return sql`
    with found as (
      select i.* from invoices i where ${sql.join(conditions(ref, wanted), sql` and `)}
      order by i.issued_at desc, i.id desc limit ${INVOICE_PAGE + 1}
    ),
    page as (select * from found order by issued_at desc, id desc limit ${INVOICE_PAGE})
    select json_build_object(
      'invoices', (select coalesce(json_agg(json_build_object(
          'id', i.id, 'kind', i.kind, 'number', i.number, 'seriesYear', i.series_year, 'seriesNumber', i.series_number,
          'issuedAt', i.issued_at, 'businessDate', i.business_date, 'dueDate', i.due_date,
          'companyName', i.buyer->>'name', 'guestName', l.first_guest, 'otherGuests', greatest(l.guests - 1, 0),
          'grandTotalCentimes', i.grand_total_centimes,
          'stampDutyCentimes', i.stamp_duty_centimes,
          'openCentimes', case when i.kind = 'invoice' then ${openCentimes(sql`i`)} else 0 end,
          'status', i.status, 'payments', ${paymentsOf(sql`i`)}
        ) order by i.issued_at desc, i.id desc), '[]')
        from page i cross join lateral (
          select (array_agg(l.guest_name order by l.position))[1] as first_guest,
            count(distinct l.guest_name)::int as guests
          from invoice_lines l where l.hotel_id = i.hotel_id and l.invoice_id = i.id) l),
      'next', (select case when count(*) > ${INVOICE_PAGE} then (
          select json_build_object('beforeAt',
            to_char(i.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), 'beforeId', i.id)
          from page i order by i.issued_at, i.id limit 1) end from found)) as json`;
}

/** A filter that is not set is no condition, so that each search is planned by its own. */
function conditions({ hotelId, companyId }: CompanyRef, wanted: WantedInvoices): SQL[] {
  const { status, number, guestWords, reference, from, to, before } = wanted;
  return [
    sql`i.hotel_id = ${hotelId} and i.company_id = ${companyId}`,
    ...(status ? [sql`i.status = ${status}`] : []),
    ...(number === "" ? [] : [isNumbered(hotelId, number)]),
    ...guestWords.map(
      (word) => sql`i.id in (select w.invoice_id from invoice_guest_words w
        where w.hotel_id = ${hotelId} and w.company_id = ${companyId} and starts_with(w.word, ${word}))`,
    ),
    ...(reference === ""
      ? []
      : [
          sql`i.id in (select a.invoice_id from payments y
            join allocations a on a.hotel_id = y.hotel_id and a.payment_id = y.id and a.reversed_at is null
            where y.hotel_id = ${hotelId} and y.company_id = ${companyId}
              and starts_with(y.reference_search, ${reference}))`,
        ]),
    ...(from ? [sql`i.business_date >= ${from}::date`] : []),
    ...(to ? [sql`i.business_date <= ${to}::date`] : []),
    ...(before ? [sql`(i.issued_at, i.id) < (${before.at}::timestamptz, ${before.id}::uuid)`] : []),
  ];
}
