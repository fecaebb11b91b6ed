import { addCatalogue } from "./catalogues.ts";
import { texts as en } from "./ui.en.ts";
import { type Text, useText } from "./use-text.ts";

addCatalogue("ui", {
  en,
  fr: () => import("./ui.fr.ts"),
  ar: () => import("./ui.ar.ts"),
});

declare module "../i18n.ts" {
  interface Catalogues {
    ui: typeof en;
  }
}

export type UiTexts = typeof en;

/** The words of the shared components. */
export function useUiText(): Text<UiTexts> {
  return useText("ui");
}
