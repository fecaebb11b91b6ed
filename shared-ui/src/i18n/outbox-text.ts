import { addCatalogue } from "./catalogues.ts";
import { texts as en } from "./outbox.en.ts";
import { type Text, useText } from "./use-text.ts";

addCatalogue("outbox", {
  en,
  fr: () => import("./outbox.fr.ts"),
  ar: () => import("./outbox.ar.ts"),
});

declare module "../i18n.ts" {
  interface Catalogues {
    outbox: typeof en;
  }
}

/** The words of what is not sent yet, which travel with the outbox. */
export function useOutboxText(): Text<typeof en> {
  return useText("outbox");
}
