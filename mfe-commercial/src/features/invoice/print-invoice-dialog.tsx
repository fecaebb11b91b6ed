import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { DownloadIcon } from "@funduq/shared-ui/icons";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import classes from "./invoice-dialog.module.css";
import { InvoicePaper } from "./invoice-paper.tsx";

type PrintInvoiceDialogProps = { hotelId: HotelId; invoice: Invoice; onClose: () => void };

/** The legal document on A4, in French or Arabic: printed from here, or as the PDF of the API (INV-12, INV-15). */
export function PrintInvoiceDialog({ hotelId, invoice, onClose }: PrintInvoiceDialogProps) {
  const say = useText("commercial");
  const document = useDocument("commercial", hotelId);
  return (
    <PrintDialog
      title={say("invoice.print")}
      document={document}
      actions={
        <a
          className={classes.link}
          href={`/api/hotels/${hotelId}/invoices/${invoice.id}/pdf?language=${document.language}`}
          target="_blank"
          rel="noreferrer"
        >
          <DownloadIcon size={18} /> {say("invoice.pdf")}
        </a>
      }
      onClose={onClose}
    >
      {(t) => (
        <PrintPage language={document.language} preview>
          <InvoicePaper invoice={invoice} language={document.language} t={t} />
        </PrintPage>
      )}
    </PrintDialog>
  );
}
