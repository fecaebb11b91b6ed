import type { Theme } from "@funduq/shared-types/contracts/session";
import { type Language, languageNames, languages } from "../../i18n/languages.ts";
import { switchLanguage, useLanguage } from "../../i18n/switch-language.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { Select } from "../field/choice-fields.tsx";
import { setTheme, useTheme } from "../provider/theme.ts";

type Preference<Value> = {
  /** Told after the switch, to remember it with the user. */ onChange?: (value: Value) => void;
};

/** Switches the language of the whole suite at once. */
export function LanguageSelect({ onChange }: Preference<Language>) {
  const t = useUiText();
  return (
    <Select
      label={t("language.label")}
      value={useLanguage()}
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
      onChange={(language) => {
        void switchLanguage(language).then(() => onChange?.(language));
      }}
    />
  );
}

/** System, light or dark. */
export function ThemeSelect({ onChange }: Preference<Theme>) {
  const t = useUiText();
  return (
    <Select
      label={t("theme.label")}
      value={useTheme()}
      options={[
        { value: "system", label: t("theme.system") },
        { value: "light", label: t("theme.light") },
        { value: "dark", label: t("theme.dark") },
      ]}
      onChange={(theme) => {
        setTheme(theme);
        onChange?.(theme);
      }}
    />
  );
}
