import { type SQL, sql } from "drizzle-orm";

/** The debtors on an invoice `i` that no credit note has taken back. */
export const standingStays = (i: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('debtorId', s.posting_id, 'prepaidCentimes', s.prepaid_centimes,
    'transferredCentimes', p.amount_centimes) order by s.posting_id), '[]')
  from invoice_stays s join postings p on p.hotel_id = s.hotel_id and p.id = s.posting_id
  where s.hotel_id = ${i}.hotel_id and s.invoice_id = ${i}.id and s.released_at is null)`;

/** The stamp duty of an invoice `i` that no credit note has taken back. */
export const standingStampDuty = (i: SQL): SQL => sql`(
  ${i}.stamp_duty_centimes - coalesce((select sum(c.stamp_duty_centimes) from invoices c
    where c.hotel_id = ${i}.hotel_id and c.corrects_invoice_id = ${i}.id), 0)::bigint)`;

/** What credit notes took of a line `l`. */
export const creditedOfLine = (
  l: SQL,
): SQL => sql`json_build_object('amountCentimes', ${l}.credited_centimes,
  'tvaCentimes', ${l}.credited_tva_centimes, 'stayTaxCentimes', ${l}.credited_stay_tax_centimes)`;
