import type { FolioInvoice } from "@funduq/shared-types/contracts/folio-invoice";
import type { FolioId, HotelId } from "@funduq/shared-types/values/ids";
import {
  Button,
  CallFailure,
  Dialog,
  DialogCancel,
  Name,
  QueryView,
  Skeleton,
} from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { CreditFolioInvoiceDialog } from "./credit-folio-invoice-dialog.tsx";
import { FolioDocuments } from "./folio-documents.tsx";
import { useListFolioInvoicesQuery } from "./folio-invoice.endpoints.ts";
import classes from "./folio-invoice.module.css";
import { NewInvoice } from "./new-invoice.tsx";
import { PrintDocument } from "./print-document.tsx";
import type { PaidBy } from "./suggested-method.ts";
import { useNewInvoice } from "./use-new-invoice.ts";

type FolioInvoicesDialogProps = {
  hotelId: HotelId;
  folioId: FolioId;
  /** Whose folio it is: the buyer to begin with. */
  name: string;
  postings: readonly PaidBy[];
  onClose: () => void;
};

type Asked =
  | { kind: "original"; invoiceId: FolioInvoice["id"] }
  | { kind: "duplicate"; invoiceId: FolioInvoice["id"] }
  | { kind: "credit"; document: FolioInvoice };

/** The invoices of a guest's folio or a group's account: those there are, and a new one for a person or a firm (FOL-11). */
export function FolioInvoicesDialog(props: FolioInvoicesDialogProps) {
  const { hotelId, folioId, name, postings, onClose } = props;
  const t = useText("frontoffice");
  const folio = { hotelId, folioId };
  const documents = useListFolioInvoicesQuery(folio, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Asked>();
  const invoice = useNewInvoice(folio, {
    name,
    postings,
    onSaved: (invoiceId) => setAsked({ kind: "original", invoiceId }),
  });
  const mayIssue = useMay("folios.post");
  const close = () => setAsked(undefined);
  return (
    <Dialog
      opened
      size="large"
      isSteady
      title={
        <>
          {t("folio-invoice.title")} · <Name>{name}</Name>
        </>
      }
      submitLabel={t("folio-invoice.save")}
      onSubmit={mayIssue ? invoice.save : undefined}
      onClose={onClose}
      footer={
        <>
          <CallFailure failure={invoice.failure} />
          <DialogCancel>{t("close")}</DialogCancel>
          {mayIssue && (
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
      <div className={classes.parts}>
        <QueryView
          query={documents}
          skeleton={<Skeleton rows={2} />}
          errorMessage={t("folio-invoice.list-failed")}
        >
          {({ documents: list }) => (
            <FolioDocuments
              documents={list}
              onPrint={({ id }) => setAsked({ kind: "duplicate", invoiceId: id })}
              onCredit={(document) => setAsked({ kind: "credit", document })}
            />
          )}
        </QueryView>
        {mayIssue && <NewInvoice invoice={invoice} />}
      </div>
      {asked?.kind === "credit" && (
        <CreditFolioInvoiceDialog hotelId={hotelId} document={asked.document} onClose={close} />
      )}
      {asked && asked.kind !== "credit" && (
        <PrintDocument
          invoiceRef={{ hotelId, invoiceId: asked.invoiceId }}
          copy={asked.kind}
          onClose={close}
        />
      )}
    </Dialog>
  );
}
