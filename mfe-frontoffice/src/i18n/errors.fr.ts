import type { policeErrors } from "@funduq/shared-types/errors/police-errors";
import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";

export const errorTexts: ErrorTextsOf<typeof policeErrors> = {
  "police.form-not-found": () => "Ce client ne fait plus partie des occupants du séjour.",
  "police.not-arrived": ({ guestName }) =>
    `Arrivée pas encore enregistrée : ${guestName}. La fiche se transmet le jour de l’arrivée.`,
  "police.not-sent": () => "Cette fiche n’est pas marquée comme transmise.",
  "police.undo-too-late": ({ sentOn, businessDate }) =>
    `Cette fiche a été transmise le ${sentOn} ; la journée hôtelière est celle du ${businessDate}. Cela ne peut plus être annulé.`,
  "police.undo-reason-missing": () => "Veuillez indiquer un motif.",
  "police.guest-reported": ({ guestName }) =>
    `Fiche de police déjà transmise : ${guestName}. Ce client reste dans la réservation.`,
  "police.everybody-named": ({ count }) =>
    `Chaque occupant de ce séjour a déjà sa fiche (${count}). Modifiez d’abord le nombre de personnes.`,
};
