import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import { invoicePaper } from "@funduq/shared-types/documents/invoice-paper";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
import { useState } from "react";
import { useDocumentText } from "../../i18n/invoice-text.ts";
import { Checkbox } from "../field/choice-fields.tsx";
import { PdfLink } from "../print/pdf-link.tsx";
import { PrintDialog } from "../print/print-dialog.tsx";
import { PrintPage } from "../print/print-page.tsx";
import { useDocument } from "../print/use-document.ts";
import { InvoicePaper } from "./invoice-paper.tsx";

type PrintInvoiceDialogProps = {
  hotelId: HotelId;
  invoice: Invoice;
  /** What is proposed: a `duplicate` is printed again, and says so. */
  copy?: "original" | "duplicate";
  /** The language of the buyer's documents, where it has one. */
  proposedLanguage?: PaperLanguage | null;
  onClose: () => void;
};

/** The legal document on A4, in French or Arabic: printed from here, or as the PDF of the API (INV-12, INV-15). */
export function PrintInvoiceDialog(props: PrintInvoiceDialogProps) {
  const { hotelId, invoice, copy = "original", proposedLanguage, onClose } = props;
  const t = useDocumentText();
  const document = useDocument("invoice", hotelId, proposedLanguage);
  const { language } = document;
  const [isDuplicate, setIsDuplicate] = useState(copy === "duplicate");
  const paper = invoicePaper(invoice, { language, copy: isDuplicate ? "duplicate" : "original" });
  const documents = invoice.companyId ? "invoices" : "folio-invoices";
  const query = `language=${language}${isDuplicate ? "&copy=duplicate" : ""}`;
  return (
    <PrintDialog
      title={t("invoice.print")}
      document={document}
      choices={
        <Checkbox label={t("invoice.duplicate")} checked={isDuplicate} onChange={setIsDuplicate} />
      }
      actions={<PdfLink href={`/api/hotels/${hotelId}/${documents}/${invoice.id}/pdf?${query}`} />}
      onClose={onClose}
    >
      {() => (
        <PrintPage language={language} preview>
          <InvoicePaper paper={paper} />
        </PrintPage>
      )}
    </PrintDialog>
  );
}
