/** The languages of the suite: one instance, one namespace per department. */

// Starred, because TypeScript lets departments augment `Catalogues` only through a star.
export * from "./i18n/catalogues.ts";
export { checkCatalogues } from "./i18n/check-catalogues.ts";
export { currentLanguage } from "./i18n/current-language.ts";
export { addErrorTexts, errorText, laterErrorTexts } from "./i18n/error-text.ts";
export { type ErrorTextsOf, englishErrors } from "./i18n/error-texts.ts";
export { directionOf, type Language, languageNames, languages } from "./i18n/languages.ts";
export { initI18n, switchLanguage, useLanguage } from "./i18n/switch-language.ts";
export { type Text, textOf, useText } from "./i18n/use-text.ts";
