/** The languages that papers are printed in. */
export const paperLanguages = ["fr", "ar"] as const;
export type PaperLanguage = (typeof paperLanguages)[number];
