import type { PaymentRef, RecordPayment } from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import type { InvoiceKind, InvoiceStatus } from "@funduq/shared-types/contracts/invoice";
import type { Allocation } from "@funduq/shared-types/rules/payment-allocation";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type {
  AllocationId,
  CompanyId,
  CompanyPaymentId,
  InvoiceId,
} from "@funduq/shared-types/values/ids";
import { type Centimes, ZERO } from "@funduq/shared-types/values/money";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { invoices, openCentimes } from "../invoices/invoices.tables.ts";
import { allocations, payments } from "./payments.tables.ts";

export type PayableInvoice = {
  id: InvoiceId;
  number: string;
  kind: InvoiceKind;
  status: InvoiceStatus;
  openCentimes: Centimes;
  bearsStampDuty: boolean;
};

/** Locks invoices of a company in the order of their ids. Those that are not the company's are missing. */
export async function lockInvoices(
  tx: HotelTx,
  { hotelId, companyId }: CompanyRef,
  ids: readonly InvoiceId[],
): Promise<PayableInvoice[]> {
  return tx
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      status: invoices.status,
      openCentimes: sql<Centimes>`${openCentimes(sql`invoices`)}`.mapWith(invoices.dueCentimes),
      bearsStampDuty: sql<boolean>`${invoices.stampDutyCentimes} > 0`,
    })
    .from(invoices)
    .where(
      and(
        eq(invoices.hotelId, hotelId),
        eq(invoices.companyId, companyId),
        inArray(invoices.id, [...ids]),
      ),
    )
    .orderBy(invoices.id)
    .for("no key update");
}

/** A payment that no invoice has got anything of yet: `insertAllocations` follows. */
export async function insertPayment(
  tx: HotelTx,
  ref: CompanyRef,
  payment: Omit<RecordPayment, "allocations"> & {
    businessDate: CalendarDate;
    dutiableCentimes: Centimes;
  },
  { by, now }: WriteContext,
): Promise<CompanyPaymentId> {
  const id = uuidv7() as CompanyPaymentId;
  const context = { recordedAt: now.toISOString(), recordedBy: by.userId };
  await tx.insert(payments).values({ ...ref, id, ...payment, allocatedCentimes: ZERO, ...context });
  return id;
}

/** Settles invoices, and counts it on them and on the payment. The caller has locked all of them. */
export async function insertAllocations(
  tx: HotelTx,
  { hotelId, companyId, paymentId }: PaymentRef & { companyId: CompanyId },
  parts: readonly Allocation[],
  { businessDate, by, now }: WriteContext & { businessDate: CalendarDate },
): Promise<void> {
  if (parts.length === 0) return;
  const rows = parts.map((part) => ({ id: uuidv7(), ...part }));
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with parts as (
      select * from json_to_recordset(${JSON.stringify(rows)}::text::json)
        as p (id uuid, "invoiceId" uuid, "amountCentimes" bigint)
    ),
    allocated as (
      insert into allocations (hotel_id, id, payment_id, invoice_id, company_id, amount_centimes, business_date,
        allocated_at, allocated_by)
      select ${hotelId}::uuid, p.id, ${paymentId}::uuid, p."invoiceId", ${companyId}::uuid, p."amountCentimes",
        ${businessDate}::date, ${at}, ${by.userId}::uuid
      from parts p
    ),
    settled as (
      update invoices i set settled_centimes = i.settled_centimes + p."amountCentimes",
        status = case when i.settled_centimes + p."amountCentimes" + i.credited_centimes = i.due_centimes
          then 'Paid' else i.status end,
        paid_at = case when i.settled_centimes + p."amountCentimes" + i.credited_centimes = i.due_centimes
          then ${at} else i.paid_at end
      from parts p where i.hotel_id = ${hotelId} and i.id = p."invoiceId"
    )
    update payments set allocated_centimes = allocated_centimes + (select sum("amountCentimes") from parts)
    where hotel_id = ${hotelId} and id = ${paymentId}`);
}

/** Whose payment it is; undefined where the hotel has none of that id. */
export async function findPayer(
  tx: HotelTx,
  { hotelId, paymentId }: PaymentRef,
): Promise<CompanyId | undefined> {
  const [payment] = await tx
    .select({ companyId: payments.companyId })
    .from(payments)
    .where(and(eq(payments.hotelId, hotelId), eq(payments.id, paymentId)));
  return payment?.companyId;
}

/** What of a payment `y` is allocated to invoices whose total has the stamp duty. */
export const borneCentimes = (y: SQL): SQL => sql`
  (select coalesce(sum(a.amount_centimes), 0)::bigint
    from allocations a join invoices i on i.hotel_id = a.hotel_id and i.id = a.invoice_id
    where a.hotel_id = ${y}.hotel_id and a.payment_id = ${y}.id and a.reversed_at is null
      and i.stamp_duty_centimes > 0)`;

/**
 * A payment and what is allocated of it, locked until the transaction ends. Its allocations are read by a second statement:
 * the first may have waited for the lock, and does not see those that were saved meanwhile.
 */
export async function lockPaymentRow(tx: HotelTx, { hotelId, paymentId }: PaymentRef) {
  const { method, amountCentimes, stampDutyCentimes, dutiableCentimes, allocatedCentimes } =
    payments;
  const isPayment = and(eq(payments.hotelId, hotelId), eq(payments.id, paymentId));
  const [payment] = await tx
    .select({ method, amountCentimes, stampDutyCentimes, dutiableCentimes, allocatedCentimes })
    .from(payments)
    .where(isPayment)
    .for("no key update");
  const [borne] = await tx
    .select({
      borneCentimes: sql<Centimes>`${borneCentimes(sql`payments`)}`.mapWith(amountCentimes),
    })
    .from(payments)
    .where(isPayment);
  return payment && borne && { ...payment, ...borne };
}

/** An allocation of a payment as the locks of its payment and invoice keep it. */
export async function findAllocation(
  tx: HotelTx,
  { hotelId, paymentId, allocationId }: PaymentRef & { allocationId: AllocationId },
) {
  const { invoiceId, amountCentimes, reversedAt } = allocations;
  const [allocation] = await tx
    .select({ invoiceId, amountCentimes, reversedAt })
    .from(allocations)
    .where(
      and(
        eq(allocations.hotelId, hotelId),
        eq(allocations.paymentId, paymentId),
        eq(allocations.id, allocationId),
      ),
    );
  return allocation;
}

/** Takes an allocation back: its invoice is unpaid again. The caller has locked payment and invoice. */
export async function markReversed(
  tx: HotelTx,
  { hotelId, allocationId }: Pick<PaymentRef, "hotelId"> & { allocationId: AllocationId },
  reason: string,
  { by, now }: WriteContext,
): Promise<void> {
  await tx.execute(sql`
    with reversed as (
      update allocations set reversed_at = ${now.toISOString()}::timestamptz, reversed_by = ${by.userId}::uuid,
        reversal_reason = ${reason}
      where hotel_id = ${hotelId} and id = ${allocationId} and reversed_at is null
      returning payment_id, invoice_id, amount_centimes
    ),
    opened as (
      update invoices i set settled_centimes = i.settled_centimes - r.amount_centimes, status = 'Unpaid', paid_at = null
      from reversed r where i.hotel_id = ${hotelId} and i.id = r.invoice_id
    )
    update payments p set allocated_centimes = p.allocated_centimes - r.amount_centimes
    from reversed r where p.hotel_id = ${hotelId} and p.id = r.payment_id`);
}
