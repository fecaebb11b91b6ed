import { SegmentedControl } from "@funduq/shared-ui";
import { languageNames, useText } from "@funduq/shared-ui/i18n";
import { type PaperLanguage, paperLanguages } from "./paper-text.ts";

type PaperLanguageChoiceProps = {
  value: PaperLanguage;
  onChange: (language: PaperLanguage) => void;
};

/** French or Arabic, whatever the screen speaks; each in its own words. */
export function PaperLanguageChoice({ value, onChange }: PaperLanguageChoiceProps) {
  const t = useText("frontoffice");
  return (
    <SegmentedControl
      label={t("paper.language")}
      value={value}
      onChange={onChange}
      options={paperLanguages.map((language) => ({
        value: language,
        label: languageNames[language],
        content: <span lang={language}>{languageNames[language]}</span>,
      }))}
    />
  );
}
