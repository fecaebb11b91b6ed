import {
  type RecordPayment,
  recordPaymentSchema,
} from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import {
  type InvoicePaymentMethod,
  type InvoiceSummary,
  invoicePaymentMethodSchema,
} from "@funduq/shared-types/contracts/invoice";
import { paymentStampDuty } from "@funduq/shared-types/rules/payment-allocation";
import { earliestPaymentDate } from "@funduq/shared-types/rules/payment-date";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { centimes, sumCentimes } from "@funduq/shared-types/values/money";
import {
  Amount,
  Button,
  CallFailure,
  Dialog,
  DialogCancel,
  MoneyField,
  notify,
  Select,
  TextArea,
  TextField,
} from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { formatMoney } from "@funduq/shared-ui/format";
import { formContract, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import classes from "./invoice-parts.module.css";
import {
  allocationsOf,
  InvoiceParts,
  type Parts,
  partFaults,
  sumOfParts,
} from "./invoice-parts.tsx";
import { useRecordPaymentMutation } from "./payment.endpoints.ts";

type RecordPaymentDialogProps = {
  companyRef: CompanyRef;
  invoices: readonly InvoiceSummary[];
  onSaved: () => void;
  onClose: () => void;
};

type Typed = {
  method: InvoicePaymentMethod;
  paymentDate: CalendarDate | null;
  reference: string;
  notes: string;
  /** Null while it is the sum of the parts. */
  amount: number | null;
  parts: Parts;
};

/** One payment for several invoices: all of what is open, or a part of each (INV-09, INV-10, INV-13). */
export function RecordPaymentDialog(props: RecordPaymentDialogProps) {
  const { companyRef, onSaved, onClose } = props;
  const t = useText("commercial");
  const businessDate = useHotel()?.businessDate ?? null;
  // What was chosen when it opened, as the list behind it says it now: one that left the list stays as it was.
  const [opened] = useState(props.invoices);
  const invoices = opened.map((was) => props.invoices.find(({ id }) => id === was.id) ?? was);
  const { submit, isSaving, failure } = useSubmit(useRecordPaymentMutation()[0]);
  const form = useContractForm<Typed, RecordPayment>(
    paymentContract(invoices),
    {
      method: "Bank Transfer",
      paymentDate: businessDate,
      reference: "",
      notes: "",
      amount: null,
      parts: Object.fromEntries(invoices.map(({ id, openCentimes }) => [id, openCentimes])),
    },
    failure,
    {
      say: (path, { params }) => {
        if (params?.rule === "too-much") return t("payment.too-much");
        if (params?.rule === "too-little") return t("payment.too-little");
        return path === "paymentDate" ? t("payment.required") : undefined;
      },
    },
  );
  const settled = sumOfParts(invoices, form.values.parts);
  const amount = form.values.amount ?? settled;
  const { method, parts } = form.values;
  const duty = dutyOf(invoices, method, amount, parts);
  const issuedForCash = invoices.filter(
    ({ id, stampDutyCentimes }) => method !== "Cash" && stampDutyCentimes > 0 && parts[id],
  );

  async function record(payment: RecordPayment) {
    if (!(await submit({ ...companyRef, ...payment }))) return;
    notify.success(t("payment.saved"));
    onSaved();
    onClose();
  }

  return (
    <Dialog
      opened
      title={t("payment.record")}
      submitLabel={t("payment.confirm")}
      onSubmit={form.submit(record)}
      onClose={onClose}
      footer={
        <>
          <CallFailure failure={failure} sentence={t("payment.failed")} />
          <DialogCancel />
          <Button
            type="submit"
            variant="primary"
            saving={isSaving}
            savingText={t("payment.processing")}
          >
            {t("payment.confirm")}
          </Button>
        </>
      }
    >
      <p>
        {t("payment.of", {
          count: invoices.length,
          total: formatMoney(sumCentimes(invoices.map(({ openCentimes }) => openCentimes))),
        })}
      </p>
      <div className={classes.fields}>
        <Select
          {...form.field("method")}
          label={t("payment.method")}
          required
          hint={form.values.method === "Cash" ? t("payment.cash-hint") : undefined}
          options={invoicePaymentMethodSchema.options.map((value) => ({
            value,
            label: t(`method.${value}`),
          }))}
        />
        <DateField
          {...form.field("paymentDate")}
          label={t("payment.date")}
          required
          start={businessDate ?? undefined}
          min={businessDate ? earliestPaymentDate(businessDate) : undefined}
          max={businessDate ?? undefined}
        />
        <MoneyField {...form.field("amount")} value={amount} label={t("payment.amount")} required />
        <TextField
          {...form.field("reference")}
          label={t("payment.reference")}
          hint={t("payment.reference-hint")}
          maxLength={60}
        />
        <TextArea {...form.field("notes")} label={t("payment.notes")} maxLength={500} />
      </div>
      <InvoiceParts invoices={invoices} field={form.field} />
      {issuedForCash.map(({ id, number, stampDutyCentimes }) => (
        <p key={id} role="status">
          {t("payment.issued-for-cash", { number, duty: formatMoney(stampDutyCentimes) })}
        </p>
      ))}
      {method === "Cash" && (
        <p role="status">
          {t("payment.duty")} <Amount value={duty} /> · {t("payment.to-collect")}{" "}
          <Amount value={amount + duty} strong />
        </p>
      )}
      <p role="status">
        {amount > settled && (
          <>
            {t("payment.rest")} <Amount value={amount - settled} strong />
          </>
        )}
      </p>
    </Dialog>
  );
}

/** The stamp duty as the API decides it; none while the parts are more than the amount, which is refused. */
function dutyOf(
  invoices: readonly InvoiceSummary[],
  method: InvoicePaymentMethod,
  amount: number,
  parts: Parts,
) {
  const settled = invoices.map(({ id, stampDutyCentimes }) => ({
    amountCentimes: centimes(parts[id] ?? 0),
    bearsStampDuty: stampDutyCentimes > 0,
  }));
  return paymentStampDuty(method, centimes(amount), settled);
}

function paymentContract(invoices: readonly InvoiceSummary[]) {
  return formContract<Typed, RecordPayment>(recordPaymentSchema, {
    request: ({ amount, parts, ...payment }) => ({
      ...payment,
      amountCentimes: amount ?? sumOfParts(invoices, parts),
      stampDutyCentimes: dutyOf(
        invoices,
        payment.method,
        amount ?? sumOfParts(invoices, parts),
        parts,
      ),
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
