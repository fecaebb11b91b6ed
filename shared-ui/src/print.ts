/// <reference path="./ambient.d.ts" />
/** What goes on paper: apart, because it loads when somebody prints. */

export type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
export { default as documentLines } from "./components/invoice/document-lines.module.css";
export { InvoiceParties } from "./components/invoice/invoice-parties.tsx";
export { InvoiceSheet } from "./components/invoice/invoice-sheet.tsx";
export { lineText } from "./components/invoice/invoice-text.ts";
export { PrintInvoiceDialog } from "./components/invoice/print-invoice-dialog.tsx";
export { LetterheadLines } from "./components/print/letterhead-lines.tsx";
export type { Paper } from "./components/print/paper.ts";
export { PdfLink } from "./components/print/pdf-link.tsx";
export { PrintDialog } from "./components/print/print-dialog.tsx";
export { PrintPage, printNow } from "./components/print/print-page.tsx";
export { useDocument } from "./components/print/use-document.ts";
export { useDocumentText } from "./i18n/invoice-text.ts";
