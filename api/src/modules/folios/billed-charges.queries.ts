import type { FolioId, HotelId, PostingId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

type LegalNumber = { seriesYear: number; seriesNumber: number };

/** The legal number of an invoice that bills charges `c` and that no credit note has taken back. */
async function findStandingInvoice(
  tx: HotelTx,
  hotelId: HotelId,
  isBilled: SQL,
): Promise<LegalNumber | undefined> {
  const [found] = await tx.execute<LegalNumber>(sql`
    select i.series_year as "seriesYear", i.series_number as "seriesNumber" from invoice_charges c
    join invoices i on i.hotel_id = c.hotel_id and i.id = c.invoice_id
    where c.hotel_id = ${hotelId} and c.released_at is null and ${isBilled} limit 1`);
  return found;
}

export const findInvoiceOfPosting = (tx: HotelTx, hotelId: HotelId, postingId: PostingId) =>
  findStandingInvoice(
    tx,
    hotelId,
    sql`c.posting_id in (select unnest(array[p.id, p.counterpart_posting_id]) from postings p
      where p.hotel_id = ${hotelId} and p.id = ${postingId})`,
  );

export const findInvoiceOfFolios = (tx: HotelTx, hotelId: HotelId, folioIds: readonly FolioId[]) =>
  findStandingInvoice(tx, hotelId, sql`c.folio_id = any(${sql.param(folioIds)}::uuid[])`);

/**
 * The legal number of an invoice that counts a payment as paid before, where the other payments of the folio, or of a group's account and the
 * folios that it took over, do not come to what its standing invoices count, in all or in cash.
 */
export async function findInvoiceOfPayment(
  tx: HotelTx,
  hotelId: HotelId,
  postingId: PostingId,
): Promise<LegalNumber | undefined> {
  const [found] = await tx.execute<LegalNumber>(sql`
    with payment as materialized (
      select * from placed_postings where hotel_id = ${hotelId} and id = ${postingId} and kind = 'payment'
    ),
    billed as (
      select current_folio_id as folio_id from payment
      union
      select a.folio_id from payment p
      join postings t on t.hotel_id = p.hotel_id and t.owner_id = p.owner_id and t.folio_id = p.current_folio_id
      join postings a on a.hotel_id = t.hotel_id and a.id = t.counterpart_posting_id
      where t.role = 'transfer' and t.transfer_side = 'from'
    ),
    counted as (
      select i.folio_id, max(array[i.series_year, i.series_number]) as series, sum(i.prepaid_centimes) as total, sum(i.prepaid_cash_centimes) as cash
      from invoices i join billed b on b.folio_id = i.folio_id
      where i.hotel_id = ${hotelId} and i.kind = 'invoice' and i.status = 'Issued' group by 1
    )
    select c.series[1] as "seriesYear", c.series[2] as "seriesNumber" from counted c cross join lateral (
      select coalesce(sum(p.amount_centimes), 0) as total,
        coalesce(sum(p.amount_centimes) filter (where p.method = 'Cash'), 0) as cash
      from (
        select c.folio_id union
        select s.folio_id from postings t join postings s on s.hotel_id = t.hotel_id and s.id = t.counterpart_posting_id
        where t.hotel_id = ${hotelId} and t.folio_id = c.folio_id and t.role = 'transfer' and t.transfer_side = 'to'
      ) f
      join folios o on o.hotel_id = ${hotelId} and o.id = f.folio_id
      join placed_postings p on p.hotel_id = o.hotel_id and p.owner_id = o.owner_id and p.current_folio_id = o.id
      where p.kind = 'payment' and p.id <> ${postingId} and p.reverses_posting_id is null
        and not exists (select from postings r
          where r.hotel_id = p.hotel_id and r.owner_id = p.owner_id and r.reverses_posting_id = p.id)
    ) others
    where others.total < c.total or others.cash < c.cash limit 1`);
  return found;
}
