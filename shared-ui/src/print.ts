/// <reference path="./ambient.d.ts" />
/** What goes on paper: apart, because it loads when somebody prints. */
export { LetterheadLines } from "./components/print/letterhead-lines.tsx";
export type { Paper } from "./components/print/paper.ts";
export { PrintDialog } from "./components/print/print-dialog.tsx";
export { PrintPage, printNow } from "./components/print/print-page.tsx";
export { type PaperLanguage, useDocument } from "./components/print/use-document.ts";
