import type { Language } from "./languages.ts";
import { textStore } from "./text-store.ts";

/** The language on the screen now. Components re-render on a switch; plain functions just ask. */
export function currentLanguage(): Language {
  return textStore.language;
}
