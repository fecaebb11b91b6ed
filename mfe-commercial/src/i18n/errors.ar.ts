import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";
import type { ownErrors } from "./own-errors.ts";

export const errorTexts: ErrorTextsOf<typeof ownErrors> = {
  "company.name-missing": () => "اسم الشركة مطلوب.",
  "company.import-faulty": ({ rows }) =>
    `أسطر بها أخطاء: ${rows}. لم يُستورد شيء. صحّحها أو استورد الأسطر السليمة فقط.`,
  "company.in-use": ({ companyName }) =>
    `تُذكر ${companyName} في إقامات أو مجموعات أو حسابات أو فواتير. يمكن أرشفتها لا حذفها.`,
  "company.nif-taken": ({ companyName }) =>
    companyName
      ? `هذا الرقم الجبائي يعود إلى ${companyName}.`
      : "هذا الرقم الجبائي يعود إلى شركة أخرى.",
};
