import type {
  FolioDocument,
  FolioInvoices,
  FolioRef,
} from "@funduq/shared-types/contracts/folio-invoice";
import type { InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import type { GroupId, HotelId, InvoiceId, PostingId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { isNumbered } from "./invoice-number-search.queries.ts";

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

/** The folio of a document, and whose it is; undefined where the hotel has no such document of a folio. */
export async function findInvoicedFolio(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
): Promise<InvoicedFolio | undefined> {
  const [found] = await tx.execute<InvoicedFolio>(sql`
    select f.id as "folioId", f.booking_id as "bookingId", f.group_id as "groupId"
    from invoices i join folios f on f.hotel_id = i.hotel_id and f.id = i.folio_id
    where i.hotel_id = ${hotelId} and i.id = ${invoiceId}`);
  return found;
}
export type InvoicedFolio = NonNullable<FolioDocument["folio"]>;

/** The documents of a folio, the newest first. */
export async function selectFolioInvoices(
  tx: HotelTx,
  { hotelId, folioId }: FolioRef,
): Promise<FolioInvoices> {
  return selectJson(
    tx,
    sql`
    select json_build_object('documents', ${listed}) as json
    from invoices i where i.hotel_id = ${hotelId} and i.folio_id = ${folioId}`,
  );
}

/** The documents of folios with that number, the newest first: `isNumbered` finds them by an index. */
export async function selectNumberedDocuments(
  tx: HotelTx,
  hotelId: HotelId,
  number: string,
): Promise<FolioInvoices["documents"]> {
  return selectJson(
    tx,
    sql`
    select ${listed} as json from (
      select i.* from invoices i
      where i.hotel_id = ${hotelId} and ${isNumbered(hotelId, number)} and i.folio_id is not null
      order by i.series_year desc, i.series_number desc limit ${MOST_NUMBERED}
    ) i`,
  );
}
/** The beginning of a number may be that of several. */
const MOST_NUMBERED = 10;

/** Documents `i` of folios as a list names them, the newest first. */
const listed: SQL = sql`coalesce(json_agg(json_build_object(
  'id', i.id, 'kind', i.kind, 'number', i.number, 'seriesYear', i.series_year, 'seriesNumber', i.series_number,
  'businessDate', i.business_date, 'status', i.status, 'buyerName', i.buyer->>'name',
  'grandTotalCentimes', i.grand_total_centimes
) order by i.series_year desc, i.series_number desc), '[]')`;

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
