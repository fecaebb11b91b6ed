import type { InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import { Dialog, DialogCancel, ErrorCard, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintInvoiceDialog } from "@funduq/shared-ui/print";
import { useReadFolioInvoiceQuery } from "./folio-invoice.endpoints.ts";

type PrintDocumentProps = {
  invoiceRef: InvoiceRef;
  copy: "original" | "duplicate";
  onClose: () => void;
};

/** Loads a saved invoice or credit note, then opens its print dialog (INV-12). */
export function PrintDocument({ invoiceRef, copy, onClose }: PrintDocumentProps) {
  const t = useText("frontoffice");
  const { data: invoice, error } = useReadFolioInvoiceQuery(invoiceRef);
  if (invoice)
    return (
      <PrintInvoiceDialog
        hotelId={invoiceRef.hotelId}
        invoice={invoice}
        copy={copy}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      opened
      size="large"
      title={t("folio-invoice.print")}
      onClose={onClose}
      footer={<DialogCancel>{t("close")}</DialogCancel>}
    >
      {error ? <ErrorCard failure={error} /> : <Skeleton rows={8} />}
    </Dialog>
  );
}
