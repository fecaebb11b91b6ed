import { typeset } from "@funduq/shared-types/rules/languages";
import type { Texts } from "./catalogues.ts";
import type { Language } from "./languages.ts";

/** All texts of a catalogue as its language sets them. */
export function typesetAll(texts: Texts, language: Language): Texts {
  if (language !== "fr") return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeset(text, language)]),
  );
}
