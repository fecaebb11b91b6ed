import { addCatalogue } from "./catalogues.ts";
import { texts as en } from "./invoice.en.ts";
import { type Text, useText } from "./use-text.ts";

addCatalogue("invoice", {
  en,
  fr: () => import("./invoice.fr.ts"),
  ar: () => import("./invoice.ar.ts"),
});

declare module "../i18n.ts" {
  interface Catalogues {
    invoice: typeof en;
  }
}

/** Says the words of documents in the language of the screen or of the paper. */
export type DocumentText = Text<typeof en>;

/** The words of invoices and credit notes, which travel with the first component that shows one. */
export function useDocumentText(): DocumentText {
  return useText("invoice");
}
