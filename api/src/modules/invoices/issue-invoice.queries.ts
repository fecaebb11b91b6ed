import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { StayBill } from "@funduq/shared-types/rules/invoice";
import type { InvoiceId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** Takes the debtors off the list (INV-08). The unique index `invoice_stays_are_invoiced_once` refuses a second invoice. */
export async function insertInvoicedStays(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
  invoiceId: InvoiceId,
  bills: readonly StayBill[],
): Promise<void> {
  const stays = bills.map(({ debtorId, prepaidCentimes }) => ({ debtorId, prepaidCentimes }));
  await tx.execute(sql`
    insert into invoice_stays (hotel_id, invoice_id, posting_id, company_id, prepaid_centimes)
    select ${hotelId}::uuid, ${invoiceId}::uuid, s."debtorId", ${companyId}::uuid, s."prepaidCentimes"
    from jsonb_to_recordset(${JSON.stringify(stays)}::text::jsonb) s ("debtorId" uuid, "prepaidCentimes" bigint)`);
}
