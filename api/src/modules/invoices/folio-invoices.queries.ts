import type { FolioInvoices, FolioRef } from "@funduq/shared-types/contracts/folio-invoice";
import type { InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import type { FolioId, GroupId, InvoiceId, PostingId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

/** Keeps which charges an invoice bills. The unique index `invoice_charges_are_invoiced_once` refuses a second invoice. */
export async function insertInvoicedCharges(
  tx: HotelTx,
  { hotelId, folioId }: FolioRef,
  invoiceId: InvoiceId,
  postingIds: readonly PostingId[],
): Promise<void> {
  await tx.execute(sql`
    insert into invoice_charges (hotel_id, invoice_id, posting_id, folio_id)
    select ${hotelId}::uuid, ${invoiceId}::uuid, unnest(${sql.param(postingIds)}::uuid[]), ${folioId}::uuid`);
}

/** Locks the stays of a group in the order of their ids, before the group: their folios may be on its account. */
export async function lockStaysOfGroup(
  tx: HotelTx,
  { hotelId, groupId }: { hotelId: FolioRef["hotelId"]; groupId: GroupId },
): Promise<void> {
  await tx.execute(sql`
    select from bookings where hotel_id = ${hotelId} and group_id = ${groupId} order by id for no key update`);
}

/** The folio of a document; undefined where the hotel has no such document of a folio. */
export async function findInvoicedFolio(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
): Promise<FolioId | undefined> {
  const [found] = await tx.execute<{ folioId: FolioId }>(sql`
    select folio_id as "folioId" from invoices
    where hotel_id = ${hotelId} and id = ${invoiceId} and folio_id is not null`);
  return found?.folioId;
}

/** The documents of a folio, the newest first. */
export async function selectFolioInvoices(
  tx: HotelTx,
  { hotelId, folioId }: FolioRef,
): Promise<FolioInvoices> {
  return selectJson(
    tx,
    sql`
    select json_build_object('documents', coalesce(json_agg(json_build_object(
      'id', i.id, 'kind', i.kind, 'number', i.number, 'seriesYear', i.series_year, 'seriesNumber', i.series_number,
      'businessDate', i.business_date, 'status', i.status, 'buyerName', i.buyer->>'name',
      'grandTotalCentimes', i.grand_total_centimes
    ) order by i.series_year desc, i.series_number desc), '[]')) as json
    from invoices i where i.hotel_id = ${hotelId} and i.folio_id = ${folioId}`,
  );
}

/** A credit note takes all of an invoice back: its charges can be invoiced again. */
export async function releaseCharges(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
  creditNoteId: InvoiceId,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update invoices set credited_centimes = grand_total_centimes, status = 'Cancelled'
    where hotel_id = ${hotelId} and id = ${invoiceId}`);
  await tx.execute(sql`
    update invoice_charges set released_at = ${now.toISOString()}::timestamptz, credit_note_id = ${creditNoteId}
    where hotel_id = ${hotelId} and invoice_id = ${invoiceId}`);
}
