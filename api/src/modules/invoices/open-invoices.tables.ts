import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import { openCentimes } from "./invoices.tables.ts";

/**
 * Whether something is to be paid of a document `i`. One that was paid before it was issued is unpaid and owes nothing;
 * credit notes and documents of folios are never unpaid.
 */
export const isOpen = (i: SQL): SQL => sql`(${i}.status = 'Unpaid' and ${i}.due_centimes > 0)`;

/** What is open on companies' invoices `i`, as far as `condition` holds, with the company and the due date (INV-14). */
export const openInvoices = (hotelId: HotelId, condition: SQL): SQL => sql`
  select i.company_id, i.due_date, ${openCentimes(sql`i`)} as open_centimes from invoices i
  where i.hotel_id = ${hotelId} and ${isOpen(sql`i`)} and ${condition}`;

/** Each company with a JSON array of what is open of `open` invoices on each due date: what `rules/aging` reads. */
export const openByDueDate = (open: SQL): SQL => sql`
  select d.company_id, json_agg(json_build_object('dueDate', d.due_date, 'openCentimes', d.amount)) as open
  from (select o.company_id, o.due_date, sum(o.open_centimes)::bigint as amount from (${open}) o group by 1, 2) d
  group by 1`;
