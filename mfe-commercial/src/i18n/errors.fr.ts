import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";
import type { ownErrors } from "./own-errors.ts";

export const errorTexts: ErrorTextsOf<typeof ownErrors> = {
  "company.name-missing": () => "Le nom de la société est obligatoire.",
  "company.nif-taken": ({ companyName }) =>
    `Ce NIF est déjà celui de ${companyName || "une autre société"}.`,
};
