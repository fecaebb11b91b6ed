import type { CompanyRef } from "@funduq/shared-types/contracts/company-profile";
import {
  type InvoicePaymentMethod,
  type InvoicePreview,
  invoicePaymentMethodSchema,
} from "@funduq/shared-types/contracts/invoice";
import type { PostingId } from "@funduq/shared-types/values/ids";
import {
  Button,
  CallFailure,
  DetailList,
  Dialog,
  DialogCancel,
  notify,
  QueryView,
  Select,
  Skeleton,
} from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { RefreshIcon } from "@funduq/shared-ui/icons";
import { InvoiceParties, InvoiceSheet, useDocumentText } from "@funduq/shared-ui/print";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useIssueInvoiceMutation, usePreviewInvoiceQuery } from "./invoice.endpoints.ts";
import classes from "./invoice-dialog.module.css";

type NewInvoiceDialogProps = {
  companyRef: CompanyRef;
  debtorIds: readonly PostingId[];
  onSaved: () => void;
  onClose: () => void;
};

/** Refusals after which another preview helps. */
const outdated = ["invoice.total-changed", "invoice.debtor-taken", "invoice.debtor-changed"];

/** An invoice as it will be saved, to the centime (INV-05, INV-08). */
export function NewInvoiceDialog(props: NewInvoiceDialogProps) {
  const { companyRef, onSaved, onClose } = props;
  const t = useText("commercial");
  const words = useDocumentText();
  // What was chosen when it opened: the list behind it goes on living.
  const [debtorIds, setDebtorIds] = useState([...props.debtorIds]);
  const [paymentMethod, setPaymentMethod] = useState<InvoicePaymentMethod>("Bank Transfer");
  const asked = { ...companyRef, debtorIds, paymentMethod };
  const preview = usePreviewInvoiceQuery(asked, { refetchOnMountOrArgChange: true });
  const { submit, isSaving, failure, clearFailure } = useSubmit(useIssueInvoiceMutation()[0]);
  const shown = preview.isFetching ? undefined : preview.currentData;

  /** With those that are still debtors, at today's amounts. */
  function previewAgain() {
    clearFailure();
    const standing = debtorIds.filter((id) => props.debtorIds.includes(id));
    if (standing.length === debtorIds.length) void preview.refetch();
    else setDebtorIds(standing);
  }

  async function save({ totals: { grandTotalCentimes } }: InvoicePreview) {
    const saved = await submit({ ...asked, grandTotalCentimes });
    if (!saved) return;
    notify.success(t("invoice.saved", { number: saved.number }));
    onSaved();
    onClose();
  }

  return (
    <Dialog
      opened
      size="large"
      isSteady
      title={t("invoice.title.invoice", { number: "PREVIEW" })}
      submitLabel={t("invoice.save")}
      onSubmit={() => shown && void save(shown)}
      onClose={onClose}
      footer={
        <>
          <CallFailure failure={failure} />
          {failure && outdated.includes(failure.code) && props.debtorIds.length > 0 && (
            <Button icon={RefreshIcon} onClick={previewAgain}>
              {t("invoice.preview-again")}
            </Button>
          )}
          <DialogCancel>{t("close")}</DialogCancel>
          <Button type="submit" variant="primary" saving={isSaving} disabled={!shown}>
            {t("invoice.save")}
          </Button>
        </>
      }
    >
      <div className={classes.method}>
        <Select
          label={t("invoice.payment-method")}
          value={paymentMethod}
          onChange={setPaymentMethod}
          hint={paymentMethod === "Cash" ? t("invoice.cash-hint") : undefined}
          options={invoicePaymentMethodSchema.options.map((value) => ({
            value,
            label: t(`method.${value}`),
          }))}
        />
      </div>
      <QueryView
        query={{ ...preview, data: preview.currentData }}
        skeleton={<Skeleton rows={8} />}
        errorMessage={t("invoice.preview-failed")}
      >
        {(document) => (
          <>
            <div className={classes.facts}>
              <DetailList
                items={[
                  { label: t("invoice.day"), value: formatDateShort(document.businessDate) },
                  { label: t("invoice.due-date"), value: formatDateShort(document.dueDate) },
                ]}
              />
            </div>
            <InvoiceParties document={document} t={words} />
            <InvoiceSheet document={document} t={words} />
          </>
        )}
      </QueryView>
    </Dialog>
  );
}
