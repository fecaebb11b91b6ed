import type { FolioRef } from "@funduq/shared-types/contracts/folio-invoice";
import { documentPaymentMethodSchema } from "@funduq/shared-types/contracts/invoice";
import type { InvoiceId } from "@funduq/shared-types/values/ids";
import {
  Button,
  CallFailure,
  Dialog,
  DialogCancel,
  QueryView,
  Select,
  Skeleton,
  TextField,
} from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { InvoiceSheet, useDocumentText } from "@funduq/shared-ui/print";
import classes from "./folio-invoice.module.css";
import type { PaidBy } from "./suggested-method.ts";
import { type NewInvoice, useNewInvoice } from "./use-new-invoice.ts";

type NewInvoiceDialogProps = {
  folio: FolioRef;
  name: string;
  postings: readonly PaidBy[];
  onSaved: (invoiceId: InvoiceId) => void;
  onClose: () => void;
};

/** Who the charges that are on no invoice yet are invoiced to, how they are paid, and what the invoice will say. */
export function NewInvoiceDialog({ folio, onClose, ...begins }: NewInvoiceDialogProps) {
  const t = useText("frontoffice");
  const invoice = useNewInvoice(folio, begins);
  const isEmpty = invoice.query.currentData?.lines.length === 0;
  return (
    <Dialog
      opened
      size="large"
      title={t("folio-invoice.new")}
      submitLabel={t("folio-invoice.save")}
      onSubmit={invoice.save}
      onClose={onClose}
      footer={
        <>
          <CallFailure failure={invoice.failure} />
          <DialogCancel>{t("close")}</DialogCancel>
          {!isEmpty && (
            <Button
              type="submit"
              variant="primary"
              saving={invoice.isSaving}
              disabled={!invoice.preview}
            >
              {t("folio-invoice.save")}
            </Button>
          )}
        </>
      }
    >
      {isEmpty ? (
        <p role="status">{t("folio-invoice.nothing")}</p>
      ) : (
        <div className={classes.new}>
          <BuyerFields invoice={invoice} />
          <QueryView
            query={{ ...invoice.query, data: invoice.query.currentData }}
            skeleton={<Skeleton rows={5} />}
          >
            {(document) => <Preview document={document} />}
          </QueryView>
        </div>
      )}
    </Dialog>
  );
}

function Preview({ document }: { document: NonNullable<NewInvoice["preview"]> }) {
  const t = useText("frontoffice");
  const words = useDocumentText();
  const { stampDutyCentimes } = document.totals;
  return (
    <>
      {stampDutyCentimes > 0 && (
        <p className={classes.duty} role="status">
          {t("folio-invoice.duty", { amount: formatMoney(stampDutyCentimes) })}
        </p>
      )}
      <InvoiceSheet document={document} t={words} />
    </>
  );
}

function BuyerFields({
  invoice: { form, paymentMethod, setPaymentMethod },
}: {
  invoice: NewInvoice;
}) {
  const t = useText("frontoffice");
  return (
    <div className={classes.buyer}>
      <div className={classes.wide}>
        <TextField {...form.field("name")} label={t("folio-invoice.buyer")} required autoFocus />
      </div>
      <div className={classes.wide}>
        <TextField {...form.field("address")} label={t("folio-invoice.address")} />
      </div>
      <TextField {...form.field("nif")} label={t("folio-invoice.nif")} dir="ltr" />
      <TextField {...form.field("rc")} label={t("folio-invoice.rc")} dir="ltr" />
      <TextField {...form.field("nis")} label={t("folio-invoice.nis")} dir="ltr" />
      <TextField {...form.field("art")} label={t("folio-invoice.art")} dir="ltr" />
      <Select
        label={t("folio-invoice.method")}
        value={paymentMethod}
        onChange={setPaymentMethod}
        options={documentPaymentMethodSchema.options.map((value) => ({
          value,
          label: t(`folio-invoice.method.${value}`),
        }))}
      />
    </div>
  );
}
