import type { useText } from "@funduq/shared-ui/i18n";

/** Says the department's words in the language of the screen or of a document. */
export type InvoiceText = ReturnType<typeof useText<"commercial">>;
