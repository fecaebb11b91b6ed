import { useLanguage } from "../../i18n/switch-language.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { type Issue, issueText } from "./issue-text.ts";

/** What is wrong with an input, in the language of the moment: the reader may change it afterwards. */
export function FaultText({ issue, value }: { issue: Issue; value: unknown }) {
  return issueText(issue, value, useUiText());
}

/** What only the API found; it says so in English. */
export function RefusedText({ message }: { message: string }) {
  const t = useUiText();
  return useLanguage() === "en" ? message : t("field.invalid");
}
