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
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
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
import { useRecordPaymentMutation } from "./invoice.endpoints.ts";
import classes from "./record-payment-dialog.module.css";

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
  /** What of each invoice is paid, in the order of the invoices. */
  amounts: (number | null)[];
};

/** One payment for several invoices: all of what is open, or a part of each (INV-09, INV-10, INV-13). */
export function RecordPaymentDialog(props: RecordPaymentDialogProps) {
  const { companyRef, onSaved, onClose } = props;
  const t = useText("commercial");
  const businessDate = useHotel()?.businessDate ?? null;
  // What was chosen when it opened: the list behind it goes on living.
  const [invoices] = useState(props.invoices);
  const { submit, isSaving, failure } = useSubmit(useRecordPaymentMutation()[0]);
  const form = useContractForm(
    paymentContract(invoices),
    {
      method: "Bank Transfer",
      paymentDate: businessDate,
      reference: "",
      notes: "",
      amounts: invoices.map<number | null>(({ openCentimes }) => openCentimes),
    },
    failure,
    {
      say: (path, { params }) => {
        if (params?.rule === "too-much") return t("payment.too-much");
        return path === "paymentDate" ? t("payment.required") : undefined;
      },
    },
  );
  const { amounts } = form.values;
  const total = amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

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
      <p>{t("payment.of", { count: invoices.length, total: formatMoney(total) })}</p>
      <div className={classes.fields}>
        <Select
          {...form.field("method")}
          label={t("payment.method")}
          required
          options={invoicePaymentMethodSchema.options.map((value) => ({
            value,
            label: t(`method.${value}`),
          }))}
        />
        <DateField
          {...form.field("paymentDate")}
          label={t("payment.date")}
          required
          max={businessDate ?? undefined}
        />
        <TextField
          {...form.field("reference")}
          label={t("payment.reference")}
          hint={t("payment.reference-hint")}
        />
        <TextArea {...form.field("notes")} label={t("payment.notes")} />
      </div>
      <fieldset className={classes.invoices}>
        <legend>{t("payment.invoices")}</legend>
        {invoices.map((invoice, index) => (
          <div key={invoice.id} className={classes.invoice}>
            <span>
              <bdi dir="ltr">{invoice.number}</bdi>{" "}
              <span className={classes.open}>
                {t("invoices.open")} <Amount value={invoice.openCentimes} />
              </span>
            </span>
            <MoneyField
              {...form.field(`amounts.${index}`)}
              label={t("payment.part-of", { number: invoice.number })}
              labelHidden
            />
          </div>
        ))}
      </fieldset>
    </Dialog>
  );
}

function paymentContract(invoices: readonly InvoiceSummary[]) {
  return formContract<Typed, RecordPayment>(recordPaymentSchema, {
    request: ({ amounts, ...payment }) => {
      const allocations = invoices.flatMap(({ id: invoiceId }, index) => {
        const amountCentimes = amounts[index];
        return amountCentimes ? [{ invoiceId, amountCentimes }] : [];
      });
      return {
        ...payment,
        amountCentimes: allocations.reduce((sum, part) => sum + part.amountCentimes, 0),
        allocations,
      };
    },
    fieldAt: (path) => {
      if (path.startsWith("allocations") || path === "amountCentimes") return "amounts.0";
      return path as keyof Typed;
    },
    rules: ({ amounts }) =>
      Object.fromEntries(
        invoices.flatMap(({ openCentimes }, index) =>
          (amounts[index] ?? 0) > openCentimes ? [[`amounts.${index}`, "too-much"]] : [],
        ),
      ),
  });
}
