import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import {
  type DueReminders,
  MOST_REMINDED,
  type ReminderLetter,
} from "@funduq/shared-types/contracts/reminder";
import type { CompanyId, HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { partiesOf } from "../invoices/invoice-parties.tables.ts";
import { openCentimes } from "../invoices/invoices.tables.ts";
import { isOpen } from "../invoices/open-invoices.tables.ts";

/**
 * The open invoices that are due for a letter on the business date, and for which step. The first one so many days after
 * the due date; the last one at its own number of days, and after the first as many days as lie between the two numbers.
 * One that was paid or credited is not open, and one with both letters is due for none. What was written of an invoice is
 * looked up for each unpaid one: a join would read the letters of all years.
 */
const dueForLetter = (hotelId: HotelId, companyId: CompanyId | null): SQL => sql`
  select i.*, ${openCentimes(sql`i`)} as open_now, w.reminded_on,
    case when w.reminded_on is null then 'first' else 'last' end as due_step
  from hotels h join invoices i on i.hotel_id = h.id
  cross join lateral (
    select max(r.business_date) filter (where r.step = 'first') as reminded_on, count(*) filter (where r.step = 'last') as last
    from reminded_invoices r where r.hotel_id = i.hotel_id and r.invoice_id = i.id) w
  where h.id = ${hotelId} and (${companyId}::uuid is null or i.company_id = ${companyId})
    and ${isOpen(sql`i`)} and w.last = 0
    and i.due_date <= h.business_date - h.first_reminder_days
    and (w.reminded_on is null or (i.due_date <= h.business_date - h.last_reminder_days
      and w.reminded_on <= h.business_date - (h.last_reminder_days - h.first_reminder_days)))`;

type DueLetters = { firstDays: number; lastDays: number; due: ReminderLetter[] };

/** The letters that a company is due for, and the hotel's days; null where the hotel has no such company. */
export async function selectDueLetters(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
): Promise<DueLetters | null> {
  return selectJson(
    tx,
    sql`
    with due as (${dueForLetter(hotelId, companyId)}),
    named as (
      select d.*, row_number() over (partition by d.due_step order by d.due_date, d.id) as place from due d
    ),
    letters as (
      select n.due_step, json_agg(json_build_object('invoiceId', n.id, 'number', n.number, 'seriesYear', n.series_year,
          'seriesNumber', n.series_number, 'businessDate', n.business_date, 'dueDate', n.due_date,
          'dueCentimes', n.due_centimes, 'openCentimes', n.open_now, 'remindedOn', n.reminded_on) order by n.place) as invoices
      from named n where n.place <= ${MOST_REMINDED} group by n.due_step
    )
    select (select json_build_object('firstDays', h.first_reminder_days, 'lastDays', h.last_reminder_days,
      'due', (select coalesce(json_agg(json_build_object('step', l.due_step, 'businessDate', h.business_date, ${partiesOf},
          'invoices', l.invoices) order by l.due_step = 'first'), '[]') from letters l))
      from companies c join hotels h on h.id = c.hotel_id
      where c.hotel_id = ${hotelId} and c.id = ${companyId}) as json`,
  );
}

/** The hotel's companies that are due for a letter. */
export async function selectDueCompanies(tx: HotelTx, hotelId: HotelId): Promise<DueReminders> {
  return selectJson(
    tx,
    sql`
    with due as (
      select d.company_id, d.due_step, count(*)::int as invoices, sum(d.open_now)::bigint as open, min(d.due_date) as oldest
      from (${dueForLetter(hotelId, null)}) d group by d.company_id, d.due_step
    )
    select json_build_object('companies', (
      select coalesce(json_agg(json_build_object('companyId', c.id, 'companyName', c.name, 'step', d.due_step,
        'invoices', d.invoices, 'openCentimes', d.open, 'oldestDueDate', d.oldest)
        order by d.due_step = 'first', d.oldest, lower(c.name), c.id), '[]')
      from due d join companies c on c.hotel_id = ${hotelId} and c.id = d.company_id)) as json`,
  );
}
