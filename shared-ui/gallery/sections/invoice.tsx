import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { Button } from "@funduq/shared-ui";
import { formatAmount } from "@funduq/shared-ui/format";
import { PrintIcon } from "@funduq/shared-ui/icons";
import {
  documentLines,
  InvoiceParties,
  InvoiceSheet,
  lineText,
  PdfLink,
  PrintInvoiceDialog,
  useDocumentText,
} from "@funduq/shared-ui/print";
import { useState } from "react";
import { sampleInvoice } from "../invoice-sample.ts";
import { useSample } from "../samples.ts";
import { type Section, Shot } from "../section.tsx";

const hotelId = hotelIdSchema.parse("00000000-0000-4000-8000-000000000002");
const pdf = `/api/hotels/${hotelId}/invoices/${sampleInvoice.id}/pdf?language=fr`;

export const invoice: Section = {
  id: "invoice",
  title: "Invoices",
  shows: [
    "InvoiceParties",
    "InvoiceSheet",
    "PrintInvoiceDialog",
    "PdfLink",
    "documentLines",
    "lineText",
  ],
  when: [
    "InvoiceParties and InvoiceSheet show an invoice or a credit note on the screen, saved or not.",
    "PrintInvoiceDialog shows its paper in French or Arabic, as the PDF has it; PdfLink opens the PDF.",
    "documentLines is the look of the lines of any paper with amounts; lineText says what a line is for.",
  ],
  example: `const words = useDocumentText();

<InvoiceParties document={invoice} t={words} />
<InvoiceSheet document={invoice} t={words} />`,
  View: () => {
    const s = useSample();
    const t = useDocumentText();
    const [opened, setOpened] = useState(false);
    return (
      <>
        <Shot name="on the screen">
          <InvoiceParties document={sampleInvoice} t={t} />
          <InvoiceSheet document={sampleInvoice} t={t} />
        </Shot>
        <Shot name="on paper">
          <Button icon={PrintIcon} onClick={() => setOpened(true)}>
            {s("print")}
          </Button>
          <PdfLink href={pdf} />
          {opened && (
            <PrintInvoiceDialog
              hotelId={hotelId}
              invoice={sampleInvoice}
              onClose={() => setOpened(false)}
            />
          )}
        </Shot>
        <Shot name="lines of another paper">
          <table className={documentLines.lines}>
            <tbody>
              {sampleInvoice.lines.map((line) => (
                <tr key={line.position}>
                  <td>{lineText(line, t)}</td>
                  <td data-align="end">{formatAmount(line.amountCentimes)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Shot>
      </>
    );
  },
};
