import { i18n } from "./instance.ts";
import type { Language } from "./languages.ts";

/** The language on the screen now. Components re-render on a switch; plain functions just ask. */
export function currentLanguage(): Language {
  return (i18n.language as Language | undefined) ?? "en";
}
