import type {
  InvoiceParty,
  InvoicePaymentMethod,
  InvoiceRef,
} from "@funduq/shared-types/contracts/invoice";
import type { CompanyId, InvoiceId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { StoredLine } from "./documents.queries.ts";
import { openCentimes } from "./invoices.tables.ts";

/** The account that an invoice is on; undefined where the hotel has no such invoice. A credit note is none. */
export async function findInvoicedCompany(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
): Promise<CompanyId | undefined> {
  const [found] = await tx.execute<{ companyId: CompanyId }>(sql`
    select company_id as "companyId" from invoices
    where hotel_id = ${hotelId} and id = ${invoiceId} and kind = 'invoice'`);
  return found?.companyId;
}

/** An invoice with what of it stands. */
export type StandingInvoice = {
  seller: InvoiceParty;
  buyer: InvoiceParty;
  paymentMethod: InvoicePaymentMethod;
  number: string;
  /** What is neither paid nor taken back. */
  openCentimes: Centimes;
  /** The stamp duty that no credit note has taken back. */
  stampDutyCentimes: Centimes;
  stays: { debtorId: PostingId; prepaidCentimes: Centimes; transferredCentimes: Centimes }[];
  /** Without those of stays that were taken back. */
  lines: StoredLine[];
};

/** Locks an invoice until the transaction ends, then reads what of it stands. */
export async function lockStandingInvoice(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
): Promise<StandingInvoice> {
  await tx.execute(sql`
    select from invoices where hotel_id = ${hotelId} and id = ${invoiceId} for no key update`);
  return selectJson(
    tx,
    sql`
    with standing as (
      select s.posting_id, s.prepaid_centimes, p.amount_centimes from invoice_stays s
      join postings p on p.hotel_id = s.hotel_id and p.id = s.posting_id
      where s.hotel_id = ${hotelId} and s.invoice_id = ${invoiceId} and s.released_at is null
    )
    select json_build_object(
      'seller', i.seller, 'buyer', i.buyer, 'paymentMethod', i.payment_method, 'number', i.number,
      'openCentimes', ${openCentimes(sql`i`)},
      'stampDutyCentimes', i.stamp_duty_centimes - coalesce((select sum(c.stamp_duty_centimes) from invoices c
        where c.hotel_id = i.hotel_id and c.corrects_invoice_id = i.id), 0)::bigint,
      'stays', (select coalesce(json_agg(json_build_object('debtorId', s.posting_id,
          'prepaidCentimes', s.prepaid_centimes, 'transferredCentimes', s.amount_centimes)), '[]') from standing s),
      'lines', (select coalesce(json_agg(json_build_object('date', l.date, 'description', l.description,
          'guestName', l.guest_name, 'amountCentimes', l.amount_centimes, 'debtorId', l.posting_id, 'item', l.item,
          'nights', l.nights, 'roomNumber', l.room_number, 'tvaBp', l.tva_bp, 'tvaCentimes', l.tva_centimes,
          'stayTaxCentimes', l.stay_tax_centimes, 'addedTvaCentimes', l.added_tva_centimes,
          'addedStayTaxCentimes', l.added_stay_tax_centimes) order by l.position), '[]')
        from invoice_lines l where l.hotel_id = i.hotel_id and l.invoice_id = i.id
          and (l.posting_id is null or l.posting_id in (select posting_id from standing)))) as json
    from invoices i where i.hotel_id = ${hotelId} and i.id = ${invoiceId}`,
  );
}

/** The credit note takes its amount off the invoice, and its stays are debtors again. */
export async function releaseStays(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
  {
    id,
    debtorIds,
    creditedCentimes,
  }: {
    id: InvoiceId;
    debtorIds: readonly PostingId[];
    creditedCentimes: Centimes;
  },
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const credited = sql`credited_centimes + ${creditedCentimes}::bigint`;
  const isSettled = sql`settled_centimes > 0 and settled_centimes + ${credited} = due_centimes`;
  await tx.execute(sql`
    update invoices set credited_centimes = ${credited},
      status = case when ${credited} = due_centimes then 'Cancelled' when ${isSettled} then 'Paid' else 'Unpaid' end,
      paid_at = case when ${isSettled} then ${at} end
    where hotel_id = ${hotelId} and id = ${invoiceId}`);
  await tx.execute(sql`
    update invoice_stays set released_at = ${at}, credit_note_id = ${id}
    where hotel_id = ${hotelId} and invoice_id = ${invoiceId} and posting_id = any(${sql.param(debtorIds)}::uuid[])`);
}
