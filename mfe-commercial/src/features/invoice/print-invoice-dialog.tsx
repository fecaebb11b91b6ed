import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useText } from "@funduq/shared-ui/i18n";
import { PrintDialog, PrintPage, useDocument } from "@funduq/shared-ui/print";
import { InvoicePaper } from "./invoice-paper.tsx";

type PrintInvoiceDialogProps = { hotelId: HotelId; invoice: Invoice; onClose: () => void };

/** The legal document on A4, in French or Arabic (INV-12). */
export function PrintInvoiceDialog({ hotelId, invoice, onClose }: PrintInvoiceDialogProps) {
  const say = useText("commercial");
  const document = useDocument("commercial", hotelId);
  return (
    <PrintDialog title={say("invoice.print")} document={document} onClose={onClose}>
      {(t) => (
        <PrintPage language={document.language} preview>
          <InvoicePaper invoice={invoice} language={document.language} t={t} />
        </PrintPage>
      )}
    </PrintDialog>
  );
}
