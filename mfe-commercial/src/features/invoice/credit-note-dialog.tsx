import type { CreditInvoice, Invoice, InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import { FormDialog, notify, SegmentedControl, TextArea } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useMemo } from "react";
import { CreditAmountFields } from "./credit-amount-fields.tsx";
import {
  type CreditChoice,
  canChooseStays,
  creditContract,
  draftOf,
  firstChoice,
} from "./credit-choice.ts";
import { CreditPreview } from "./credit-preview.tsx";
import { CreditStays } from "./credit-stays.tsx";
import { useCreditInvoiceMutation } from "./invoice.endpoints.ts";

type CreditNoteDialogProps = { invoiceRef: InvoiceRef; invoice: Invoice; onClose: () => void };

/** Credits an invoice: all of it, some of its stays, or an amount (INV-11, INV-16). Shows the credit note as it will be. */
export function CreditNoteDialog({ invoiceRef, invoice, onClose }: CreditNoteDialogProps) {
  const t = useText("commercial");
  const { submit, isSaving, failure } = useSubmit(useCreditInvoiceMutation()[0]);
  const form = useContractForm<CreditChoice, CreditInvoice>(
    creditContract(invoice),
    firstChoice(invoice),
    failure,
  );
  const { what, debtorIds, amountOf, amount, prices, stayTaxes } = form.values;
  const draft = useMemo(
    () => draftOf(invoice, { what, debtorIds, amountOf, amount, prices, stayTaxes }),
    [invoice, what, debtorIds, amountOf, amount, prices, stayTaxes],
  );
  const ways = [
    ...(invoice.standingStays.length > 0 ? (["whole"] as const) : []),
    ...(canChooseStays(invoice) ? (["stays"] as const) : []),
    "amount" as const,
  ];

  async function credit(wanted: CreditInvoice) {
    const saved = await submit({ ...invoiceRef, ...wanted });
    if (!saved) return;
    notify.success(t("credit.saved", { number: saved.number }));
    onClose();
  }

  function whyNot(): string | undefined {
    if (!draft) return t(what === "amount" ? "credit.no-amount" : "credit.none");
    return draft.verdict.allowed ? undefined : errorText(draft.verdict);
  }

  return (
    <FormDialog
      title={t("credit.title")}
      size="medium"
      confirmLabel={t("credit.confirm")}
      failure={failure}
      isSaving={isSaving}
      whyNot={whyNot()}
      onSubmit={form.submit(credit)}
      onClose={onClose}
      danger
    >
      <SegmentedControl
        label={t("credit.what")}
        labelHidden={false}
        value={what}
        onChange={(chosen) => form.setValues({ what: chosen })}
        options={ways.map((value) => ({ value, label: t(`credit.what.${value}`) }))}
      />
      <p>{t(`credit.text.${what}`)}</p>
      {what === "stays" && (
        <CreditStays
          invoice={invoice}
          chosen={debtorIds}
          onChange={(chosen) => form.setValues({ debtorIds: chosen })}
        />
      )}
      {what === "amount" && (
        <CreditAmountFields
          invoice={invoice}
          amountOf={amountOf}
          onAmountOf={(chosen) => form.setValues({ amountOf: chosen })}
          field={form.field}
        />
      )}
      <TextArea {...form.field("reason")} label={t("credit.reason")} required maxLength={500} />
      {draft?.verdict.allowed && <CreditPreview invoice={invoice} draft={draft} />}
    </FormDialog>
  );
}
