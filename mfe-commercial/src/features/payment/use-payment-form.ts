import {
  type RecordPayment,
  recordPaymentSchema,
} from "@funduq/shared-types/contracts/company-payment";
import type { InvoicePaymentMethod, InvoiceSummary } from "@funduq/shared-types/contracts/invoice";
import { paymentStampDuty } from "@funduq/shared-types/rules/payment-allocation";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { centimes } from "@funduq/shared-types/values/money";
import { formContract, useControlledForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import type { ApiFailure } from "@funduq/shared-ui/state";
import { useState } from "react";
import { allocationsOf, type Parts, partFaults, sumOfParts } from "./invoice-parts.tsx";

type Typed = {
  method: InvoicePaymentMethod;
  paymentDate: CalendarDate | null;
  reference: string;
  notes: string;
  /** Null while it is the sum of the parts. */
  amount: number | null;
  parts: Parts;
};

type Sending = {
  businessDate: CalendarDate | null;
  failure: ApiFailure | undefined;
  clearFailure: () => void;
};

/** A payment as it is typed: at first all of what is open of its invoices, by bank transfer on the business date (INV-09). */
export function usePaymentForm(
  invoices: readonly InvoiceSummary[],
  { businessDate, failure, clearFailure }: Sending,
) {
  const t = useText("commercial");
  const [values, setValues] = useState<Typed>({
    method: "Bank Transfer",
    paymentDate: businessDate,
    reference: "",
    notes: "",
    amount: null,
    parts: Object.fromEntries(invoices.map(({ id, openCentimes }) => [id, openCentimes])),
  });

  function update(patch: Partial<Typed>) {
    setValues((before) => ({ ...before, ...partOfOnlyInvoice(invoices, patch), ...patch }));
    // It names the duty of the payment before this change.
    if (failure?.code === "payment.stamp-duty-changed") clearFailure();
  }

  const form = useControlledForm(paymentContract(invoices), { values, update }, failure, {
    say: (path, { params }) => {
      if (params?.rule === "too-much") return t("payment.too-much");
      if (params?.rule === "too-little") return t("payment.too-little");
      return path === "paymentDate" ? t("payment.required") : undefined;
    },
  });
  const amount = amountOf(invoices, values);
  const settled = sumOfParts(invoices, values.parts);
  return { ...form, values, amount, settled, duty: dutyOf(invoices, values) };
}

/** What is paid settles the invoice where there is only one: as much of it as is open. */
function partOfOnlyInvoice(
  invoices: readonly InvoiceSummary[],
  { amount }: Partial<Typed>,
): Partial<Typed> {
  const [invoice] = invoices;
  if (!invoice || invoices.length > 1 || typeof amount !== "number") return {};
  return { parts: { [invoice.id]: Math.min(amount, invoice.openCentimes) } };
}

type Paid = Pick<Typed, "method" | "amount" | "parts">;

const amountOf = (invoices: readonly InvoiceSummary[], { amount, parts }: Paid): number =>
  amount ?? sumOfParts(invoices, parts);

/** The stamp duty as the API decides it. */
function dutyOf(invoices: readonly InvoiceSummary[], paid: Paid) {
  const settled = invoices.map(({ id, stampDutyCentimes }) => ({
    amountCentimes: centimes(paid.parts[id] ?? 0),
    bearsStampDuty: stampDutyCentimes > 0,
  }));
  return paymentStampDuty(paid.method, centimes(amountOf(invoices, paid)), settled);
}

function paymentContract(invoices: readonly InvoiceSummary[]) {
  return formContract<Typed, RecordPayment>(recordPaymentSchema, {
    request: ({ amount, parts, ...payment }) => ({
      ...payment,
      amountCentimes: amount ?? sumOfParts(invoices, parts),
      stampDutyCentimes: dutyOf(invoices, { method: payment.method, amount, parts }),
      allocations: allocationsOf(invoices, parts),
    }),
    fieldAt(path) {
      if (path === "amountCentimes") return "amount";
      return path.startsWith("allocations") ? undefined : (path as keyof Typed);
    },
    rules: ({ amount, parts }) => ({
      ...partFaults(invoices, parts),
      amount: amount !== null && amount < sumOfParts(invoices, parts) ? "too-little" : undefined,
    }),
  });
}
