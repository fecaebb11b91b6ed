import type { Language } from "../contracts/session.ts";
import { directionOf, isolated, typeset } from "../rules/languages.ts";
import type { ReportText } from "./sheet.ts";
import { texts as ar } from "./texts/ar.ts";
import { texts as en } from "./texts/en.ts";
import { texts as fr } from "./texts/fr.ts";

const catalogues = { en, fr, ar };

/** Says the words of the reports' tables in a language, outside a screen. */
export function reportTextIn(language: Language): ReportText {
  return (key, params) => sentence(catalogues[language][key], language, params);
}

/** A text with its parameters, as the screens set it. */
export function sentence(
  text: string,
  language: Language,
  params: Record<string, string | number> = {},
): string {
  const values = isolated(params, directionOf(language));
  return typeset(text, language).replace(/\{\{(\w+)\}\}/gu, (_, name) => String(values[name]));
}
