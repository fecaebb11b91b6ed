import { fileURLToPath } from "node:url";
import type { Invoice } from "@funduq/shared-types/contracts/invoice";
import type { ReminderLetter } from "@funduq/shared-types/contracts/reminder";
import { invoicePaper, type PaperOptions } from "@funduq/shared-types/documents/invoice-paper";
import { seriesText } from "@funduq/shared-types/rules/invoice-series";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
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
  language: PaperLanguage,
): Promise<Uint8Array> {
  return pdf.render({ template: templateOf("reminder"), data: reminderPaper(letter, language) });
}

type Word = Invoice["kind"] | ReminderLetter["step"] | "duplicate";

/** What a document is called in its own language, so that the files of both languages lie in one folder. */
const fileWords: Record<PaperLanguage, Record<Word, string>> = {
  fr: {
    invoice: "facture",
    "credit-note": "avoir",
    duplicate: "duplicata",
    first: "rappel",
    last: "mise-en-demeure",
  },
  ar: {
    invoice: "فاتورة",
    "credit-note": "إشعار-دائن",
    duplicate: "نسخة-ثانية",
    first: "تذكير",
    last: "إعذار",
  },
};

/** `facture-2026-000123.pdf`, `avoir-2026-000124-duplicata.pdf`, `فاتورة-2026-000123.pdf`. */
export function invoiceFileName(invoice: Invoice, { language, copy }: PaperOptions): string {
  const said = fileWords[language];
  const series = seriesText(invoice).replace("/", "-");
  const parts = [said[invoice.kind], series, ...(copy === "duplicate" ? [said.duplicate] : [])];
  return `${parts.join("-")}.pdf`;
}

/** `rappel-2026-11-21.pdf`, `إعذار-2026-12-05.pdf`. */
export const reminderFileName = (letter: ReminderLetter, language: PaperLanguage): string =>
  `${fileWords[language][letter.step]}-${letter.businessDate}.pdf`;
