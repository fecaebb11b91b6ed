import { documentLanguageSchema } from "@funduq/shared-types/contracts/document-language";
import type { PaperLanguage } from "@funduq/shared-types/values/paper-languages";
import { Select } from "@funduq/shared-ui";
import { languageNames, useText } from "@funduq/shared-ui/i18n";
import { Meanwhile } from "./meanwhile.tsx";
import type { CompanyForm } from "./use-company-form.ts";

const options = documentLanguageSchema.options.map((value) => ({
  value,
  label: languageNames[value],
}));

/** What the company's mails and papers are proposed in; a company may have none. */
export function DocumentLanguageField({ form }: { form: CompanyForm }) {
  const t = useText("commercial");
  const { value, onChange, ...bound } = form.field("documentLanguage");
  const nameOf = (language: PaperLanguage | undefined) =>
    language ? languageNames[language] : t("terms.no-language");
  const changed = form.meanwhile("documentLanguage");
  return (
    <Select<PaperLanguage | "none">
      {...bound}
      value={value ?? "none"}
      onChange={(chosen) => onChange(chosen === "none" ? null : chosen)}
      label={t("terms.language")}
      hint={
        changed ? (
          <Meanwhile
            isTyped={changed.isTyped}
            value={nameOf(documentLanguageSchema.safeParse(changed.value).data)}
          />
        ) : (
          t(value === null ? "terms.no-language-hint" : "terms.language-hint")
        )
      }
      options={[{ value: "none", label: t("terms.no-language") }, ...options]}
    />
  );
}
