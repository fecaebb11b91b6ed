import type { useText } from "@funduq/shared-ui/i18n";

/** Says the front office's words in the language of a document. */
export type PaperText = ReturnType<typeof useText<"frontoffice">>;
