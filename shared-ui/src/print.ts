/// <reference path="./ambient.d.ts" />
/** What goes on paper: apart, because it loads when somebody prints. */
export type { Paper } from "./components/print/paper.ts";
export { PrintPage, printNow } from "./components/print/print-page.tsx";
