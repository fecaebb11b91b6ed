import { addCatalogue } from "./catalogues.ts";
import type { Language } from "./languages.ts";
import { texts as en } from "./parts.en.ts";
import { type Text, useText } from "./use-text.ts";
import { useTextIn } from "./use-text-in.ts";

addCatalogue("parts", {
  en,
  fr: () => import("./parts.fr.ts"),
  ar: () => import("./parts.ar.ts"),
});

declare module "../i18n.ts" {
  interface Catalogues {
    parts: typeof en;
  }
}

export type PartsTexts = typeof en;

/** The same in a language of its own: what is printed for somebody else. */
export function usePartsTextIn(language: Language): Text<PartsTexts> | undefined {
  return useTextIn("parts", language);
}

/** The words of the heavy parts, which travel with the first of them. */
export function usePartsText(): Text<PartsTexts> {
  return useText("parts");
}
