import type { InvoiceKind, InvoicePaymentMethod, InvoiceStatus } from "../contracts/invoice.ts";
import type { InvoiceId } from "../values/ids.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { stampDuty } from "./stamp-duty.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

export type Allocation = { invoiceId: InvoiceId; amountCentimes: Centimes };

export const sumOf = (allocations: readonly Pick<Allocation, "amountCentimes">[]): Centimes =>
  centimes(allocations.reduce((sum, { amountCentimes }) => sum + amountCentimes, 0));

/** Whether a payment has enough left for its allocations. */
export function paymentVerdict(
  leftCentimes: Centimes,
  allocations: readonly Pick<Allocation, "amountCentimes">[],
): Verdict {
  return sumOf(allocations) <= leftCentimes
    ? allowed
    : refused("payment.exceeds-payment", { leftCentimes });
}

type PayableInvoice = {
  number: string;
  kind: InvoiceKind;
  status: InvoiceStatus;
  openCentimes: Centimes;
};

/** Whether an amount can be paid on an invoice: it has that much open. */
export function allocationVerdict(
  { number, kind, status, openCentimes }: PayableInvoice,
  amountCentimes: Centimes,
): Verdict {
  if (kind !== "invoice" || status !== "Unpaid" || openCentimes === 0)
    return refused("invoice.not-payable", { number });
  if (amountCentimes > openCentimes)
    return refused("payment.exceeds-invoice", { number, openCentimes });
  return allowed;
}

type Settled = { amountCentimes: Centimes; bearsStampDuty: boolean };

/** What of a payment settles invoices whose total has the stamp duty already. */
export const borneBy = (settled: readonly Settled[]): Centimes =>
  sumOf(settled.filter(({ bearsStampDuty }) => bearsStampDuty));

/**
 * What the hotel collects the stamp duty of beside a payment (INV-12): all that is paid in cash but what settles invoices
 * whose total has the duty already.
 */
export function dutiablePart(
  method: InvoicePaymentMethod,
  amountCentimes: Centimes,
  settled: readonly Settled[],
): Centimes {
  return method === "Cash" ? centimes(amountCentimes - borneBy(settled)) : ZERO;
}

/** The stamp duty that is collected beside a payment, at the rate of the whole payment (INV-12). */
export const paymentStampDuty = (...payment: Parameters<typeof dutiablePart>): Centimes =>
  stampDuty(payment[1], dutiablePart(...payment));

type DutyOfPayment = {
  method: InvoicePaymentMethod;
  amountCentimes: Centimes;
  stampDutyCentimes: Centimes;
  /** What the duty was collected of. */
  dutiableCentimes: Centimes;
  allocatedCentimes: Centimes;
  /** What of it is allocated to invoices whose total has the duty. */
  borneCentimes: Centimes;
};

/** What is left of a payment for invoices with and without the stamp duty in their total: at most, not together. */
export type LeftByDuty = { withDutyCentimes: Centimes; withoutDutyCentimes: Centimes };

/**
 * What is left of a payment for which invoices, so that no stamp duty is paid twice or not at all (INV-12): what the duty
 * was collected of settles invoices without it, the rest those with it. Where none was due, either part may settle those with it.
 */
export function leftByDuty(payment: DutyOfPayment): LeftByDuty {
  const { method, amountCentimes, dutiableCentimes, allocatedCentimes, borneCentimes } = payment;
  const left = amountCentimes - allocatedCentimes;
  if (method !== "Cash")
    return { withDutyCentimes: centimes(left), withoutDutyCentimes: centimes(left) };
  const dutiable = dutiableCentimes - (allocatedCentimes - borneCentimes);
  const borne = amountCentimes - dutiableCentimes - borneCentimes;
  return {
    withDutyCentimes: centimes(payment.stampDutyCentimes > 0 ? Math.min(left, borne) : left),
    withoutDutyCentimes: centimes(Math.min(left, dutiable)),
  };
}

/** Whether a payment has that much left for the invoices with, and for those without the stamp duty. */
export function dutyVerdict(left: LeftByDuty, settled: readonly Settled[]): Verdict {
  const borne = borneBy(settled);
  return borne <= left.withDutyCentimes && sumOf(settled) - borne <= left.withoutDutyCentimes
    ? allowed
    : refused("payment.stamp-duty-collected", left);
}
