import type { FolioDocument } from "@funduq/shared-types/contracts/folio-invoice";
import type { InvoiceRef } from "@funduq/shared-types/contracts/invoice";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import {
  Amount,
  Button,
  DetailList,
  Dialog,
  DialogCancel,
  QueryView,
  Skeleton,
} from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { FolioIcon, PrintIcon, UndoIcon } from "@funduq/shared-ui/icons";
import {
  InvoiceParties,
  InvoiceSheet,
  PrintInvoiceDialog,
  useDocumentText,
} from "@funduq/shared-ui/print";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { CreditFolioInvoiceDialog } from "./credit-folio-invoice-dialog.tsx";
import { DocumentStatus } from "./folio-documents.tsx";
import { useReadFolioInvoiceQuery } from "./folio-invoice.endpoints.ts";

type Owner = NonNullable<FolioDocument["folio"]>;

type FolioDocumentDialogProps = {
  invoiceRef: InvoiceRef;
  /** Leads to the stay or the group that it is of; not given where that is open already. */
  onOpenOwner?: (owner: Owner) => void;
  onClose: () => void;
};

/** A saved invoice or credit note of a folio: what it says, its papers and its correction (FOL-11, INV-11). */
export function FolioDocumentDialog({
  invoiceRef,
  onOpenOwner,
  onClose,
}: FolioDocumentDialogProps) {
  const t = useText("frontoffice");
  const words = useDocumentText();
  const query = useReadFolioInvoiceQuery(invoiceRef);
  const document = query.currentData;
  const mayCredit = useMay("invoices.write");
  const [asked, setAsked] = useState<"print" | "credit">();
  const close = () => setAsked(undefined);
  return (
    <Dialog
      opened
      size="large"
      isSteady
      title={
        document
          ? t(`folio-invoice.document.${document.kind}`, { number: seriesText(document) })
          : t("folio-invoice.document.unread")
      }
      onClose={onClose}
      footer={
        <>
          {document?.folio && onOpenOwner && (
            <OwnerButton owner={document.folio} onOpen={onOpenOwner} />
          )}
          {document && mayCredit && document.kind === "invoice" && document.status === "Issued" && (
            <Button icon={UndoIcon} onClick={() => setAsked("credit")}>
              {t("folio-invoice.credit")}
            </Button>
          )}
          <DialogCancel>{t("close")}</DialogCancel>
          {document && (
            <Button variant="primary" icon={PrintIcon} onClick={() => setAsked("print")}>
              {words("invoice.print")}
            </Button>
          )}
        </>
      }
    >
      <QueryView
        query={query}
        skeleton={<Skeleton rows={8} />}
        errorMessage={t("folio-invoice.document.failed")}
      >
        {(read) => <DocumentView document={read} />}
      </QueryView>
      {document && asked === "print" && (
        <PrintInvoiceDialog
          hotelId={invoiceRef.hotelId}
          invoice={document}
          copy="duplicate"
          onClose={close}
        />
      )}
      {document && asked === "credit" && (
        <CreditFolioInvoiceDialog
          hotelId={invoiceRef.hotelId}
          document={document}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

type OwnerButtonProps = { owner: Owner; onOpen: (owner: Owner) => void };

function OwnerButton({ owner, onOpen }: OwnerButtonProps) {
  const t = useText("frontoffice");
  return (
    <Button icon={FolioIcon} onClick={() => onOpen(owner)}>
      {t(owner.groupId ? "folio-invoice.open-group" : "folio-invoice.open-stay")}
    </Button>
  );
}

function DocumentView({ document }: { document: FolioDocument }) {
  const t = useText("frontoffice");
  const words = useDocumentText();
  const { corrects, creditNotes } = document;
  return (
    <section
      aria-label={t(`folio-invoice.document.${document.kind}`, { number: seriesText(document) })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has no button in it
      tabIndex={0}
    >
      <DetailList
        items={[
          { label: t("folio-invoice.day"), value: formatDateShort(document.businessDate) },
          { label: t("folio-invoice.status"), value: <DocumentStatus document={document} /> },
          ...(corrects
            ? [
                {
                  label: t("folio-invoice.corrects"),
                  value: <bdi dir="ltr">{seriesText(corrects)}</bdi>,
                },
                { label: t("folio-invoice.reason"), value: <bdi>{document.reason}</bdi> },
              ]
            : []),
          ...creditNotes.map((note) => ({
            label: t("folio-invoice.credited-by"),
            value: (
              <>
                <bdi dir="ltr">{seriesText(note)}</bdi> <Amount value={note.dueCentimes} />
              </>
            ),
          })),
        ]}
      />
      <InvoiceParties document={document} t={words} />
      <InvoiceSheet document={document} t={words} />
    </section>
  );
}
