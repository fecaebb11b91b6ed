import { addCatalogue } from "./catalogues.ts";
import { texts as en } from "./parts.en.ts";
import { type Text, useText } from "./use-text.ts";

addCatalogue("parts", {
  en,
  fr: () => import("./parts.fr.ts"),
  ar: () => import("./parts.ar.ts"),
});

export type PartsTexts = typeof en;

/** The words of the heavy parts, which travel with the first of them. */
export function usePartsText(): Text<PartsTexts> {
  return useText("parts") as unknown as Text<PartsTexts>;
}
