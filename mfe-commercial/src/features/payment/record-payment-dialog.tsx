import type { RecordPayment } from "@funduq/shared-types/contracts/company-payment";
import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import {
  type InvoiceSummary,
  invoicePaymentMethodSchema,
} from "@funduq/shared-types/contracts/invoice";
import { earliestPaymentDate } from "@funduq/shared-types/rules/payment-date";
import { sumCentimes } from "@funduq/shared-types/values/money";
import {
  Amount,
  Button,
  CallFailure,
  Dialog,
  DialogCancel,
  MoneyField,
  notify,
  Select,
  Stack,
  TextArea,
  TextField,
} from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import classes from "./invoice-parts.module.css";
import { InvoiceParts } from "./invoice-parts.tsx";
import { useRecordPaymentMutation } from "./payment.endpoints.ts";
import { usePaymentForm } from "./use-payment-form.ts";

type RecordPaymentDialogProps = {
  companyRef: CompanyRef;
  invoices: readonly InvoiceSummary[];
  onSaved: () => void;
  onClose: () => void;
};

/** One payment for several invoices: all of what is open, or a part of each (INV-09, INV-10, INV-13). */
export function RecordPaymentDialog(props: RecordPaymentDialogProps) {
  const { companyRef, onSaved, onClose } = props;
  const t = useText("commercial");
  const businessDate = useHotel()?.businessDate ?? null;
  // What was chosen when it opened, as the list behind it says it now: one that left the list stays as it was.
  const [opened] = useState(props.invoices);
  const invoices = opened.map((was) => props.invoices.find(({ id }) => id === was.id) ?? was);
  const { submit, isSaving, failure, clearFailure } = useSubmit(useRecordPaymentMutation()[0]);
  const form = usePaymentForm(invoices, { businessDate, failure, clearFailure });
  const { amount, settled, duty } = form;
  const { method, parts } = form.values;
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
      <Stack gap={4}>
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
            hint={method === "Cash" ? t("payment.cash-hint") : undefined}
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
          <MoneyField
            {...form.field("amount")}
            value={amount}
            label={t("payment.amount")}
            required
          />
          <TextField
            {...form.field("reference")}
            label={t("payment.reference")}
            hint={t("payment.reference-hint")}
            maxLength={60}
          />
          <div className={classes.notes}>
            <TextArea
              {...form.field("notes")}
              label={t("payment.notes")}
              rows={2}
              maxLength={500}
            />
          </div>
        </div>
        <InvoiceParts invoices={invoices} field={form.field} />
        {issuedForCash.map(({ id, number, stampDutyCentimes }) => (
          <p key={id} role="status">
            {t("payment.issued-for-cash", { number, duty: formatMoney(stampDutyCentimes) })}
          </p>
        ))}
        {method === "Cash" && amount >= settled && (
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
      </Stack>
    </Dialog>
  );
}
