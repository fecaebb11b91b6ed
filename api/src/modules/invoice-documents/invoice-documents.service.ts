import { fileURLToPath } from "node:url";
import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import type { ReminderLetter } from "@funduq/shared-types/contracts/reminder";
import { invoicePaper, type PaperOptions } from "@funduq/shared-types/documents/invoice-paper";
import type { DocumentLanguage } from "@funduq/shared-types/documents/invoice-texts";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import type { PdfRenderer } from "../../platform/pdf/pdf-renderer.ts";
import { reminderPaper } from "./reminder-paper.ts";

const templateOf = (name: "invoice" | "reminder") =>
  fileURLToPath(new URL(`./template/${name}.typ`, import.meta.url));

/** The A4 PDF of a saved invoice or credit note (INV-12, INV-15). */
export function renderInvoice(
  pdf: PdfRenderer,
  invoice: Invoice,
  options: PaperOptions,
): Promise<Uint8Array> {
  return pdf.render({ template: templateOf("invoice"), data: invoicePaper(invoice, options) });
}

/** The A4 PDF of a reminder letter (INV-14). */
export function renderReminder(
  pdf: PdfRenderer,
  letter: ReminderLetter,
  language: DocumentLanguage,
): Promise<Uint8Array> {
  return pdf.render({ template: templateOf("reminder"), data: reminderPaper(letter, language) });
}

/** `facture-2026-000123-fr.pdf`, `avoir-2026-000124-ar-duplicata.pdf`: the files of both languages lie in one folder. */
export function invoiceFileName(invoice: Invoice, { language, copy }: PaperOptions): string {
  const word = invoice.kind === "invoice" ? "facture" : "avoir";
  const mark = copy === "duplicate" ? "-duplicata" : "";
  return `${word}-${seriesText(invoice).replace("/", "-")}-${language}${mark}.pdf`;
}
