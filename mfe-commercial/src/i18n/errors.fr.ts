import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";
import type { ownErrors } from "./own-errors.ts";

export const errorTexts: ErrorTextsOf<typeof ownErrors> = {
  "company.name-missing": () => "Le nom de la société est obligatoire.",
  "company.import-faulty": ({ rows }) =>
    `Lignes fautives : ${rows}. Rien n’a été importé. Corrigez-les ou importez seulement les bonnes lignes.`,
  "company.in-use": ({ companyName }) =>
    `Des séjours, groupes, folios ou factures mentionnent ${companyName}. On peut l’archiver, pas la supprimer.`,
  "company.nif-taken": ({ companyName }) =>
    `Ce NIF est déjà utilisé par ${companyName || "une autre société"}.`,
};
