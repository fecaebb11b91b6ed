import type { FolioInvoice } from "@funduq/shared-types/contracts/folio-invoice";
import type { FolioId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, Name, QueryView, Skeleton } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { AddIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { CreditFolioInvoiceDialog } from "./credit-folio-invoice-dialog.tsx";
import { FolioDocumentDialog } from "./folio-document-dialog.tsx";
import { FolioDocuments } from "./folio-documents.tsx";
import { useListFolioInvoicesQuery } from "./folio-invoice.endpoints.ts";
import { NewInvoiceDialog } from "./new-invoice-dialog.tsx";
import { PrintDocument } from "./print-document.tsx";
import type { PaidBy } from "./suggested-method.ts";

type FolioInvoicesDialogProps = {
  hotelId: HotelId;
  folioId: FolioId;
  /** Whose folio it is: the buyer to begin with. */
  name: string;
  postings: readonly PaidBy[];
  onClose: () => void;
};

type Asked =
  | { kind: "new" }
  | { kind: "open" | "original" | "duplicate"; invoiceId: FolioInvoice["id"] }
  | { kind: "credit"; document: FolioInvoice };

/** The invoices of a guest's folio or a group's account, and a new one for a person or a firm (FOL-11). */
export function FolioInvoicesDialog(props: FolioInvoicesDialogProps) {
  const { hotelId, folioId, name, postings, onClose } = props;
  const t = useText("frontoffice");
  const folio = { hotelId, folioId };
  const query = useListFolioInvoicesQuery(folio, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Asked>();
  const mayIssue = useMay("folios.post");
  const close = () => setAsked(undefined);
  return (
    <Dialog
      opened
      size="large"
      title={
        <>
          {t("folio-invoice.title")} · <Name>{name}</Name>
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("close")}</Button>
          {mayIssue && (
            <Button variant="primary" icon={AddIcon} onClick={() => setAsked({ kind: "new" })}>
              {t("folio-invoice.new")}
            </Button>
          )}
        </>
      }
    >
      <QueryView query={query} skeleton={<Skeleton rows={3} />}>
        {({ documents }) => (
          <FolioDocuments
            documents={documents}
            onOpen={({ id }) => setAsked({ kind: "open", invoiceId: id })}
            onPrint={({ id }) => setAsked({ kind: "duplicate", invoiceId: id })}
            onCredit={(document) => setAsked({ kind: "credit", document })}
          />
        )}
      </QueryView>
      {asked?.kind === "new" && (
        <NewInvoiceDialog
          folio={folio}
          name={name}
          postings={postings}
          onSaved={(invoiceId) => setAsked({ kind: "original", invoiceId })}
          onClose={close}
        />
      )}
      {asked?.kind === "open" && (
        <FolioDocumentDialog invoiceRef={{ hotelId, invoiceId: asked.invoiceId }} onClose={close} />
      )}
      {asked?.kind === "credit" && (
        <CreditFolioInvoiceDialog hotelId={hotelId} document={asked.document} onClose={close} />
      )}
      {(asked?.kind === "original" || asked?.kind === "duplicate") && (
        <PrintDocument
          invoiceRef={{ hotelId, invoiceId: asked.invoiceId }}
          copy={asked.kind}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
