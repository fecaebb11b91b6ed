import type { useText } from "@funduq/shared-ui/i18n";

/** Says the front office's words in the language of a document. */
export type PaperText = ReturnType<typeof useText<"frontoffice">>;

/** The languages that documents are printed in. */
export const paperLanguages = ["fr", "ar"] as const;
export type PaperLanguage = (typeof paperLanguages)[number];
