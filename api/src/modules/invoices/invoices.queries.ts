import type { Invoice, InvoiceRef, InvoiceTotals } from "@funduq/shared-types/contracts/invoice";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { paymentsOf } from "./invoice-payments.queries.ts";
import { openCentimes } from "./invoices.tables.ts";
import { creditedOfLine, standingStampDuty, standingStays } from "./standing.queries.ts";

/** A saved document as it is stored: its TVA by rate follows from the lines. */
export type StoredInvoice = Omit<Invoice, "totals"> &
  Pick<InvoiceTotals, "prepaidCentimes" | "stampDutyCentimes">;

export async function findInvoice(
  tx: HotelTx,
  { hotelId, invoiceId }: InvoiceRef,
): Promise<StoredInvoice | null> {
  const named = (d: string) =>
    sql.raw(
      `'id', ${d}.id, 'number', ${d}.number, 'seriesYear', ${d}.series_year, 'seriesNumber', ${d}.series_number`,
    );
  return selectJson(
    tx,
    sql`
    select (select json_build_object(${named("i")}, 'kind', i.kind, 'companyId', i.company_id,
      'businessDate', i.business_date, 'dueDate', i.due_date, 'paymentMethod', i.payment_method,
      'seller', i.seller, 'buyer', i.buyer, 'issuedAt', i.issued_at,
      'issuedBy', (select coalesce(nullif(u.display_name, ''), u.email) from users u where u.id = i.issued_by),
      'status', i.status, 'paidAt', i.paid_at, 'reason', i.reason,
      'prepaidCentimes', i.prepaid_centimes, 'stampDutyCentimes', i.stamp_duty_centimes,
      'openCentimes', case when i.kind = 'invoice' and i.company_id is not null then ${openCentimes(sql`i`)} else 0 end,
      'payments', ${paymentsOf(sql`i`)},
      'creditNotes', (select coalesce(json_agg(json_build_object(${named("c")}, 'dueCentimes', c.due_centimes)
          order by c.series_year, c.series_number), '[]')
        from invoices c where c.hotel_id = i.hotel_id and c.corrects_invoice_id = i.id),
      'corrects', (select json_build_object(${named("o")}) from invoices o
        where o.hotel_id = i.hotel_id and o.id = i.corrects_invoice_id),
      'credits', i.credits, 'standingStampDutyCentimes', ${standingStampDuty(sql`i`)},
      'standingStays', ${standingStays(sql`i`)},
      'reminders', (select coalesce(json_agg(json_build_object('step', m.step, 'businessDate', m.business_date,
          'openCentimes', m.open_centimes) order by m.business_date, m.step), '[]')
        from reminded_invoices m where m.hotel_id = i.hotel_id and m.invoice_id = i.id),
      'lines', (select coalesce(json_agg(json_build_object('position', l.position, 'debtorId', l.posting_id,
          'date', l.date, 'item', l.item, 'nights', l.nights, 'roomNumber', l.room_number,
          'description', l.description, 'guestName', l.guest_name, 'purchaseOrder', l.purchase_order,
          'amountCentimes', l.amount_centimes,
          'tvaBp', l.tva_bp, 'tvaCentimes', l.tva_centimes, 'stayTaxCentimes', l.stay_tax_centimes,
          'credited', ${creditedOfLine(sql`l`)}, 'correctsPosition', l.corrects_position)
          order by l.position), '[]')
        from invoice_lines l where l.hotel_id = i.hotel_id and l.invoice_id = i.id))
      from invoices i where i.hotel_id = ${hotelId} and i.id = ${invoiceId}) as json`,
  );
}
