import type {
  AllocatePayment,
  AllocationRef,
  PaymentRef,
  RecordedPayment,
  RecordPayment,
} from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import { AppError } from "@funduq/shared-types/errors/app-error";
import {
  type Allocation,
  allocationVerdict,
  dutiablePart,
  dutyVerdict,
  leftByDuty,
  paymentStampDuty,
  paymentVerdict,
} from "@funduq/shared-types/rules/payment-allocation";
import { paymentDateVerdict } from "@funduq/shared-types/rules/payment-date";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CompanyId } from "@funduq/shared-types/values/ids";
import { type Centimes, centimes } from "@funduq/shared-types/values/money";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockCompanyAccount } from "../folios/transfers.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { assertCompanyExists } from "../invoices/debtors.service.ts";
import {
  findAllocation,
  findPayer,
  insertAllocations,
  insertPayment,
  lockInvoices,
  lockPaymentRow,
  markReversed,
  type PayableInvoice,
} from "./payments.queries.ts";

export { lockInvoices } from "./payments.queries.ts";

/** What a payment settled, for the audit trail. */
type Settlement = { invoiceNumbers: readonly string[] };

/**
 * Records what a company paid and settles invoices with it, all of it or nothing (INV-10, INV-13). Locks the business
 * date, the company's account and the invoices, so no two payments settle the same amount.
 */
export async function recordPayment(
  tx: HotelTx,
  ref: CompanyRef,
  { allocations, ...payment }: RecordPayment,
  context: WriteContext,
): Promise<RecordedPayment & Settlement & { stampDutyCentimes: Centimes }> {
  const { hotelId } = ref;
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  assertAllowed(paymentDateVerdict(payment.paymentDate, businessDate));
  await assertCompanyExists(tx, ref);
  await lockCompanyAccount(tx, ref);
  assertAllowed(paymentVerdict(payment.amountCentimes, allocations));
  const settled = await lockPayable(tx, ref, allocations);
  const { method, amountCentimes } = payment;
  const stampDutyCentimes = paymentStampDuty(method, amountCentimes, settled);
  if (payment.stampDutyCentimes !== stampDutyCentimes)
    throw new AppError("payment.stamp-duty-changed", { stampDutyCentimes });
  const dutiableCentimes = dutiablePart(method, amountCentimes, settled);
  const id = await insertPayment(tx, ref, { ...payment, businessDate, dutiableCentimes }, context);
  const target = { ...ref, paymentId: id };
  await insertAllocations(tx, target, allocations, { ...context, businessDate });
  return { id, stampDutyCentimes, invoiceNumbers: numbersOf(settled) };
}

/** Settles invoices with what is left of a payment, as far as its stamp duty was collected for them (INV-12, INV-13). */
export async function allocatePayment(
  tx: HotelTx,
  ref: PaymentRef,
  { allocations }: AllocatePayment,
  context: WriteContext,
): Promise<RecordedPayment & Settlement & { companyId: CompanyId }> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const { companyId, ...payment } = await lockPayment(tx, ref);
  const left = centimes(payment.amountCentimes - payment.allocatedCentimes);
  assertAllowed(paymentVerdict(left, allocations));
  const settled = await lockPayable(tx, { hotelId: ref.hotelId, companyId }, allocations);
  assertAllowed(dutyVerdict(leftByDuty(payment), settled));
  await insertAllocations(tx, { ...ref, companyId }, allocations, { ...context, businessDate });
  return { id: ref.paymentId, companyId, invoiceNumbers: numbersOf(settled) };
}

type ReversedAllocation = RecordedPayment & {
  companyId: CompanyId;
  amountCentimes: Centimes;
  invoiceNumber: string;
};

/** Takes an allocation back, whole and once, with a reason: its invoice is open again (INV-13). */
export async function reverseAllocation(
  tx: HotelTx,
  { allocationId, ...ref }: AllocationRef,
  { reason }: { reason: string },
  context: WriteContext,
): Promise<ReversedAllocation> {
  const { companyId } = await lockPayment(tx, ref);
  const allocation = await findAllocation(tx, { ...ref, allocationId });
  if (!allocation) throw new AppError("allocation.not-found");
  if (allocation.reversedAt !== null) throw new AppError("allocation.reversed-already");
  const { invoiceId, amountCentimes } = allocation;
  const [invoice] = await lockInvoices(tx, { hotelId: ref.hotelId, companyId }, [invoiceId]);
  if (!invoice) throw new AppError("invoice.not-found");
  await markReversed(tx, { hotelId: ref.hotelId, allocationId }, reason, context);
  return { id: ref.paymentId, companyId, amountCentimes, invoiceNumber: invoice.number };
}

/** Locks the payer's account, then the payment. */
async function lockPayment(tx: HotelTx, ref: PaymentRef) {
  const companyId = await findPayer(tx, ref);
  if (!companyId) throw new AppError("payment.not-found");
  await lockCompanyAccount(tx, { hotelId: ref.hotelId, companyId });
  const payment = await lockPaymentRow(tx, ref);
  if (!payment) throw new AppError("payment.not-found");
  return { companyId, ...payment };
}

type Settled = { amountCentimes: Centimes } & Pick<PayableInvoice, "number" | "bearsStampDuty">;

const numbersOf = (settled: readonly Settled[]) => settled.map(({ number }) => number);

/** Locks the invoices that allocations settle, and refuses those that can't be paid so much. */
async function lockPayable(
  tx: HotelTx,
  ref: CompanyRef,
  allocations: readonly Allocation[],
): Promise<Settled[]> {
  if (allocations.length === 0) return [];
  const ids = allocations.map(({ invoiceId }) => invoiceId);
  const found = new Map((await lockInvoices(tx, ref, ids)).map((each) => [each.id, each]));
  return allocations.map(({ invoiceId, amountCentimes }) => {
    const invoice = found.get(invoiceId);
    if (!invoice) throw new AppError("invoice.not-found");
    assertAllowed(allocationVerdict(invoice, amountCentimes));
    const { number, bearsStampDuty } = invoice;
    return { amountCentimes, number, bearsStampDuty };
  });
}
