import { fileURLToPath } from "node:url";
import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import type { PdfRenderer } from "../../platform/pdf/pdf-renderer.ts";
import { invoicePaper, type PaperOptions } from "./invoice-paper.ts";

const template = fileURLToPath(new URL("./template/invoice.typ", import.meta.url));

/** The A4 PDF of a saved invoice or credit note (INV-12, INV-15). */
export function renderInvoice(
  pdf: PdfRenderer,
  invoice: Invoice,
  options: PaperOptions,
): Promise<Uint8Array> {
  return pdf.render({ template, data: invoicePaper(invoice, options) });
}
