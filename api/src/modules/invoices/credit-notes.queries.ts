import type {
  InvoiceParty,
  InvoiceRef,
  SavedInvoiceLine,
} from "@funduq/shared-types/contracts/invoice";
import type { CreditableInvoice } from "@funduq/shared-types/rules/credit-note";
import type { CompanyId, InvoiceId, PostingId } from "@funduq/shared-types/values/ids";
import type { Centimes } from "@funduq/shared-types/values/money";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { StoredLine } from "./documents.queries.ts";
import { openCentimes } from "./invoices.tables.ts";
import { creditedOfLine, standingStampDuty, standingStays } from "./standing.queries.ts";

/** The account that an invoice is on; undefined where the hotel has no such invoice of a company. A credit note is none. */
export async function findInvoicedCompany(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
): Promise<CompanyId | undefined> {
  const [found] = await tx.execute<{ companyId: CompanyId }>(sql`
    select company_id as "companyId" from invoices
    where hotel_id = ${hotelId} and id = ${invoiceId} and kind = 'invoice' and company_id is not null`);
  return found?.companyId;
}

/** An invoice with what of it stands, and its parties. */
export type StandingInvoice = CreditableInvoice<StandingLine> & {
  seller: InvoiceParty;
  buyer: InvoiceParty;
};
export type StandingLine = Omit<StoredLine, "correctsPosition"> &
  Pick<SavedInvoiceLine, "position" | "credited">;

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
    select json_build_object(
      'seller', i.seller, 'buyer', i.buyer, 'paymentMethod', i.payment_method, 'number', i.number,
      'openCentimes', ${openCentimes(sql`i`)},
      'standingStampDutyCentimes', ${standingStampDuty(sql`i`)}, 'standingStays', ${standingStays(sql`i`)},
      'lines', (select coalesce(json_agg(json_build_object('position', l.position, 'date', l.date,
          'description', l.description, 'guestName', l.guest_name, 'purchaseOrder', l.purchase_order,
          'amountCentimes', l.amount_centimes,
          'debtorId', l.posting_id, 'item', l.item, 'department', l.department, 'nights', l.nights, 'roomNumber', l.room_number, 'tvaBp', l.tva_bp,
          'tvaCentimes', l.tva_centimes, 'stayTaxCentimes', l.stay_tax_centimes,
          'addedTvaCentimes', l.added_tva_centimes, 'addedStayTaxCentimes', l.added_stay_tax_centimes,
          'credited', ${creditedOfLine(sql`l`)}) order by l.position), '[]')
        from invoice_lines l where l.hotel_id = i.hotel_id and l.invoice_id = i.id)) as json
    from invoices i where i.hotel_id = ${hotelId} and i.id = ${invoiceId}`,
  );
}

/** Takes the amount of a credit note off its invoice. The caller has locked it. */
export async function takeOffInvoice(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
  creditedCentimes: Centimes,
  now: Date,
): Promise<void> {
  const credited = sql`credited_centimes + ${creditedCentimes}::bigint`;
  const isSettled = sql`settled_centimes > 0 and settled_centimes + ${credited} = due_centimes`;
  await tx.execute(sql`
    update invoices set credited_centimes = ${credited},
      status = case when ${credited} = due_centimes then 'Cancelled' when ${isSettled} then 'Paid' else 'Unpaid' end,
      paid_at = case when ${isSettled} then coalesce(paid_at, ${now.toISOString()}::timestamptz) end
    where hotel_id = ${hotelId} and id = ${invoiceId}`);
}

/** Counts on the lines of an invoice what its new credit note `creditNoteId` takes of them. */
export async function countCreditedLines(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
  creditNoteId: InvoiceId,
): Promise<void> {
  await tx.execute(sql`
    update invoice_lines l set credited_centimes = l.credited_centimes + c.amount_centimes,
      credited_tva_centimes = l.credited_tva_centimes + c.tva_centimes,
      credited_stay_tax_centimes = l.credited_stay_tax_centimes + c.stay_tax_centimes
    from invoice_lines c
    where c.hotel_id = ${hotelId} and c.invoice_id = ${creditNoteId}
      and l.hotel_id = ${hotelId} and l.invoice_id = ${invoiceId} and l.position = c.corrects_position`);
}

/** The stays that a credit note takes back are debtors again. */
export async function releaseStays(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
  { id, debtorIds }: { id: InvoiceId; debtorIds: readonly PostingId[] },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update invoice_stays set released_at = ${now.toISOString()}::timestamptz, credit_note_id = ${id}
    where hotel_id = ${hotelId} and invoice_id = ${invoiceId} and posting_id = any(${sql.param(debtorIds)}::uuid[])`);
}
