import { useSyncExternalStore } from "react";
import { countNamespaces, textsAtHand, textsReady } from "./catalogues.ts";
import { loadErrorTexts } from "./error-text.ts";
import { directionOf, type Language, rememberedLanguage, rememberLanguage } from "./languages.ts";
import { textStore } from "./text-store.ts";
import { onTurn } from "./use-text.ts";

/** Starts in `language`, or in the one remembered on this device. Texts are ready when it resolves. */
export function initI18n(language: Language = rememberedLanguage()): Promise<void> {
  return switchLanguage(language);
}

let wanted: Language | undefined;

/**
 * Changes the language of the whole suite at once: the texts are fetched first, then
 * every screen turns in one render, with the page's language and direction.
 */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  // A department that comes meanwhile is waited for, too.
  for (let known = -1; known !== countNamespaces(); ) {
    known = countNamespaces();
    await Promise.all([textsReady(language), loadErrorTexts(language)]);
  }
  // Somebody tried two in a row: the one chosen last counts, not the one that came last.
  if (wanted !== language) return;
  // Without a network there may be no text at all in the other language: rather stay in this one.
  if (!textsAtHand(language)) return;
  rememberLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  textStore.turnTo(language);
}

export function useLanguage(): Language {
  return useSyncExternalStore(onTurn, () => textStore.language);
}
