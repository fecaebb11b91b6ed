import type { Texts } from "./catalogues.ts";
import type { Language } from "./languages.ts";

/**
 * A text as its language sets it. French keeps its marks with the word before them, and what is
 * counted with its number: the catalogues are written with plain spaces, and no line ever begins
 * with a colon.
 */
export function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/ (?=[:;?!»])/gu, "\u00a0")
    .replace(/(«|count\}\}|grouped\}\}) /gu, "$1\u00a0");
}

export function typesetAll(texts: Texts, language: Language): Texts {
  if (language !== "fr") return texts;
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeset(text, language)]),
  );
}
