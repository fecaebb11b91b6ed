import type { FolioInvoice } from "@funduq/shared-types/contracts/folio-invoice";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import { Amount, Badge, Button, EmptyState, Name, StatusBadge } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { InvoiceIcon, PrintIcon, UndoIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import classes from "./folio-invoice.module.css";

type FolioDocumentsProps = {
  documents: readonly FolioInvoice[];
  onOpen: (document: FolioInvoice) => void;
  onPrint: (document: FolioInvoice) => void;
  onCredit: (document: FolioInvoice) => void;
};

/** The invoices and credit notes of a folio: opened, printed again, and taken back. */
export function FolioDocuments({ documents, onOpen, onPrint, onCredit }: FolioDocumentsProps) {
  const t = useText("frontoffice");
  const mayCredit = useMay("invoices.write");
  if (documents.length === 0)
    return <EmptyState icon={InvoiceIcon} message={t("folio-invoice.none")} />;
  return (
    <ul className={classes.documents} aria-label={t("folio-invoice.documents")}>
      {documents.map((document) => (
        <li key={document.id}>
          <div className={classes.facts}>
            <span>
              {t(`folio-invoice.kind.${document.kind}`)} <bdi dir="ltr">{seriesText(document)}</bdi>
            </span>
            <bdi dir="ltr">{formatDateShort(document.businessDate)}</bdi>
            <Name>{document.buyerName}</Name>
            <Amount value={document.grandTotalCentimes} />
            <DocumentStatus document={document} />
          </div>
          <div className={classes.actions}>
            <Button
              icon={InvoiceIcon}
              aria-label={t("folio-invoice.open-of", { number: seriesText(document) })}
              onClick={() => onOpen(document)}
            >
              {t("folio-invoice.open-document")}
            </Button>
            <Button
              icon={PrintIcon}
              aria-label={t("folio-invoice.print-again-of", { number: seriesText(document) })}
              onClick={() => onPrint(document)}
            >
              {t("folio-invoice.print-again")}
            </Button>
            {mayCredit && document.kind === "invoice" && document.status === "Issued" && (
              <Button
                icon={UndoIcon}
                aria-label={t("folio-invoice.credit-of", { number: seriesText(document) })}
                onClick={() => onCredit(document)}
              >
                {t("folio-invoice.credit")}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whether a credit note took it back. */
export function DocumentStatus({
  document: { status },
}: {
  document: Pick<FolioInvoice, "status">;
}) {
  const t = useText("frontoffice");
  if (status !== "Cancelled") return <Badge>{t("folio-invoice.issued")}</Badge>;
  return <StatusBadge status="invoice-credited" label={t("folio-invoice.cancelled")} />;
}
