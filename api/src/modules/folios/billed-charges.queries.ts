import type { FolioId, HotelId, PostingId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** The number of an invoice that bills charges `c` and that no credit note has taken back. */
async function findStandingInvoice(
  tx: HotelTx,
  hotelId: HotelId,
  isBilled: SQL,
): Promise<string | undefined> {
  const [found] = await tx.execute<{ number: string }>(sql`
    select i.number from invoice_charges c
    join invoices i on i.hotel_id = c.hotel_id and i.id = c.invoice_id
    where c.hotel_id = ${hotelId} and c.released_at is null and ${isBilled} limit 1`);
  return found?.number;
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
