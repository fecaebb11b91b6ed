import { createInstance, type i18n as I18n } from "i18next";

/** The suite's one i18n instance. Keys are flat and namespaces are chosen by hook, never in keys. */
export const i18n: I18n = createInstance();

void i18n.init({
  lng: "en",
  // English stands in, else any language that is at hand: words in another one are better than none.
  fallbackLng: ["en", "fr", "ar"],
  ns: [],
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  returnNull: false,
  initAsync: false,
  interpolation: { escapeValue: false },
  partialBundledLanguages: true,
  // A text that is still on its way shows as nothing rather than as its key.
  parseMissingKeyHandler: () => "",
});

/** How long the texts of a language are waited for before others stand in. */
export const TEXTS_WITHIN_MS = 3_500;
