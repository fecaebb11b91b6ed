import { currentLanguage } from "../i18n/current-language.ts";
import { type Language, locales } from "../i18n/languages.ts";

const collators = new Map<Language, Intl.Collator>();

/** The order of names and texts in the language in use: 'Élise' by 'Eric', '9' before '10'; in Arabic its own letters first. */
export function compareTexts(a: string, b: string, language = currentLanguage()): number {
  const known = collators.get(language);
  if (known) return known.compare(a, b);
  const made = new Intl.Collator(locales[language], { numeric: true });
  collators.set(language, made);
  return made.compare(a, b);
}
