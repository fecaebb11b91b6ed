import type { InvoiceKind, InvoicePaymentMethod, InvoiceStatus } from "../contracts/invoice.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import type { InvoiceId } from "../values/ids.ts";
import { type Centimes, centimes, ZERO } from "../values/money.ts";
import { stampDuty } from "./stamp-duty.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

export type Allocation = { invoiceId: InvoiceId; amountCentimes: Centimes };

type OpenInvoice = {
  id: InvoiceId;
  /** Its business date, and its place among those of the day. */
  businessDate: CalendarDate;
  seriesNumber: number;
  openCentimes: Centimes;
};

/** Settles the oldest invoices first, each as far as the amount reaches (INV-13). */
export function allocateOldestFirst(
  amount: Centimes,
  invoices: readonly OpenInvoice[],
): Allocation[] {
  let left: number = amount;
  const plan: Allocation[] = [];
  for (const { id, openCentimes } of [...invoices].sort(byAge)) {
    const part = Math.min(left, openCentimes);
    if (part > 0) plan.push({ invoiceId: id, amountCentimes: centimes(part) });
    left -= Math.max(part, 0);
  }
  return plan;
}

const byAge = (one: OpenInvoice, other: OpenInvoice) =>
  one.businessDate < other.businessDate
    ? -1
    : Number(one.businessDate > other.businessDate) || one.seriesNumber - other.seriesNumber;

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

/**
 * The stamp duty that is collected beside a payment in cash (INV-12): on all of it but what settles invoices whose total
 * has the duty already, at the rate of the whole payment.
 */
export function paymentStampDuty(
  method: InvoicePaymentMethod,
  amountCentimes: Centimes,
  settled: readonly Settled[],
): Centimes {
  if (method !== "Cash") return ZERO;
  const borne = sumOf(settled.filter(({ bearsStampDuty }) => bearsStampDuty));
  return stampDuty(amountCentimes, centimes(amountCentimes - borne));
}
