import type { useText } from "@funduq/shared-ui/i18n";

/** Says the restaurant's words in the language of a paper. */
export type PaperText = ReturnType<typeof useText<"pos">>;
