import type { Language } from "@funduq/shared-types/contracts/session";
import { deviceStorage } from "../client/storage.ts";

export type { Language };
export const languages: readonly Language[] = ["en", "fr", "ar"];

/** Each language in its own words, for the language menu. */
export const languageNames: Record<Language, string> = {
  en: "English",
  fr: "Français",
  ar: "العربية",
};

export { directionOf, locales } from "@funduq/shared-types/rules/languages";

const KEY = "funduq.language";

/** The language chosen last on this device, else the browser's, else English. */
export function rememberedLanguage(): Language {
  const wanted = [deviceStorage.get(KEY), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return languages.find((language) => language === wanted.find(isLanguage)) ?? "en";
}

export function rememberLanguage(language: Language): void {
  deviceStorage.set(KEY, language);
}

function isLanguage(text: string | null | undefined): text is Language {
  return languages.some((language) => language === text);
}
