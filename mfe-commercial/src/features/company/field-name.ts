import type { ImportField } from "@funduq/shared-types/contracts/company-import";
import type { useText } from "@funduq/shared-ui/i18n";

/** A column as the form of a company names its field. */
export function fieldName(field: ImportField, t: ReturnType<typeof useText<"commercial">>): string {
  switch (field) {
    case "rate1":
    case "rate2":
    case "rate3":
    case "rate4":
      return t("rate-for", { persons: t("persons", { count: Number(field.slice(4)) }) });
    case "paymentTermsDays":
      return t("terms.days");
    case "creditLimit":
      return t("terms.credit-limit");
    case "documentLanguage":
      return t("terms.language");
    default:
      return t(`field.${field}`);
  }
}
