import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import { invoicePaper } from "@funduq/shared-types/documents/invoice-paper";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Checkbox } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DownloadIcon } from "@funduq/shared-ui/icons";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { useState } from "react";
import classes from "./invoice-dialog.module.css";
import { InvoicePaper } from "./invoice-paper.tsx";

type PrintInvoiceDialogProps = { hotelId: HotelId; invoice: Invoice; onClose: () => void };

/** The legal document on A4, in French or Arabic: printed from here, or as the PDF of the API (INV-12, INV-15). */
export function PrintInvoiceDialog({ hotelId, invoice, onClose }: PrintInvoiceDialogProps) {
  const t = useText("commercial");
  const document = useDocument("commercial", hotelId);
  const { language } = document;
  const [isDuplicate, setIsDuplicate] = useState(false);
  const paper = invoicePaper(invoice, { language, copy: isDuplicate ? "duplicate" : "original" });
  const query = `language=${language}${isDuplicate ? "&copy=duplicate" : ""}`;
  return (
    <PrintDialog
      title={t("invoice.print")}
      document={document}
      choices={
        <Checkbox label={t("invoice.duplicate")} checked={isDuplicate} onChange={setIsDuplicate} />
      }
      actions={
        <a
          className={classes.link}
          href={`/api/hotels/${hotelId}/invoices/${invoice.id}/pdf?${query}`}
          target="_blank"
          rel="noreferrer"
        >
          <DownloadIcon size={18} /> {t("invoice.pdf")}
        </a>
      }
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
