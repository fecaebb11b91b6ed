import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";
import type { ownErrors } from "./own-errors.ts";

export const errorTexts: ErrorTextsOf<typeof ownErrors> = {
  "company.name-missing": () => "اسم الشركة مطلوب.",
  "company.nif-taken": ({ companyName }) =>
    companyName
      ? `هذا الرقم الجبائي يعود إلى ${companyName}.`
      : "هذا الرقم الجبائي يعود إلى شركة أخرى.",
};
