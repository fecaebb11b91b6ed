/** The languages of the suite: one instance, one namespace per department. */

export * from "./i18n/catalogues.ts";
export { checkCatalogues } from "./i18n/check-catalogues.ts";
export { currentLanguage } from "./i18n/current-language.ts";
export { addErrorTexts, errorText, laterErrorTexts } from "./i18n/error-text.ts";
export { type ErrorTextsOf, englishErrors } from "./i18n/error-texts.ts";
export { directionOf, type Language, languageNames, languages } from "./i18n/languages.ts";
export { initI18n, switchLanguage, useLanguage } from "./i18n/switch-language.ts";
export { type Text, textOf, useText } from "./i18n/use-text.ts";

/**
 * What departments add to the texts. Each one declares its English catalogue, so that keys and
 * params are checked where they are used:
 *
 * `declare module "@funduq/shared-ui/i18n" { interface Catalogues { frontoffice: typeof en } }`
 */
// biome-ignore lint/suspicious/noEmptyInterface: departments augment it
export interface Catalogues {}
