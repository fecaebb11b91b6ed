import { currentLanguage } from "../i18n/current-language.ts";
import { type Language, locales } from "../i18n/languages.ts";

/** Several as one, in the language in use: `A, B and C`, `A, B et C`, `A وB وC`. */
export function formatList(
  parts: readonly string[],
  join: "and" | "or" = "and",
  language: Language = currentLanguage(),
): string {
  const type = join === "and" ? "conjunction" : "disjunction";
  return new Intl.ListFormat(locales[language], { type }).format(parts);
}
