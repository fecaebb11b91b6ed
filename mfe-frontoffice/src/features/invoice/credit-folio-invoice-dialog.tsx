import {
  type CreditFolioInvoice,
  creditFolioInvoiceSchema,
  type FolioInvoice,
} from "@funduq/shared-types/contracts/folio-invoice";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify, TextArea } from "@funduq/shared-ui";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useCreditFolioInvoiceMutation } from "./folio-invoice.endpoints.ts";

type CreditFolioInvoiceDialogProps = {
  hotelId: HotelId;
  document: Pick<FolioInvoice, "id" | "seriesYear" | "seriesNumber">;
  onClose: () => void;
};

/** Takes an invoice of a folio back by a credit note (INV-11). */
export function CreditFolioInvoiceDialog(props: CreditFolioInvoiceDialogProps) {
  const { hotelId, document, onClose } = props;
  const t = useText("frontoffice");
  const { submit, isSaving, failure } = useSubmit(useCreditFolioInvoiceMutation()[0]);
  const form = useContractForm(creditFolioInvoiceSchema, { reason: "" }, failure);

  async function credit({ reason }: CreditFolioInvoice) {
    const saved = await submit({ hotelId, invoiceId: document.id, reason });
    if (!saved) return;
    notify.success(t("folio-invoice.credited", { number: seriesText(saved) }));
    onClose();
  }

  return (
    <FormDialog
      title={t("folio-invoice.credit-of", { number: seriesText(document) })}
      confirmLabel={t("folio-invoice.credit-confirm")}
      failure={failure}
      isSaving={isSaving}
      onSubmit={form.submit(credit)}
      onClose={onClose}
      danger
    >
      <p>{t("folio-invoice.credit-note")}</p>
      <TextArea {...form.field("reason")} label={t("folio-invoice.reason")} required autoFocus />
    </FormDialog>
  );
}
