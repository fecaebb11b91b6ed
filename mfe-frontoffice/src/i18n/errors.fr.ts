import { formatMoney } from "@funduq/shared-types/values/money-text";
import type { ErrorTextsOf } from "@funduq/shared-ui/i18n";
import type { ownErrors } from "./own-errors.ts";

export const errorTexts: ErrorTextsOf<typeof ownErrors> = {
  "invoice.nothing-to-bill": () =>
    "Toutes les prestations de ce folio figurent déjà sur une facture, ou il n’y en a aucune.",
  "invoice.folio-elsewhere": () =>
    "Ce folio est réglé par un compte : c’est ce compte qui est facturé, et non le client.",
  "invoice.folio-changed": ({ guestNames, count }) =>
    `Ces folios ne correspondent plus à ce que le groupe a pris en charge : ${guestNames.join(", ")}${count > guestNames.length ? ", …" : ""}. Vérifiez-les avant de facturer le groupe.`,
  "invoice.credited-already": ({ number }) =>
    `La facture ${number} a déjà fait l’objet d’un avoir.`,
  "group.not-found": () => "Groupe introuvable.",
  "group.name-missing": () => "Veuillez saisir un nom de groupe ou choisir une société.",
  "group.block-incomplete": () => "Veuillez remplir tous les champs de chaque bloc de chambres.",
  "group.block-dates": () =>
    "La date de départ doit être postérieure à la date d’arrivée pour tous les blocs.",
  "group.cancelled": () => "Ce groupe a été annulé.",
  "group.block-not-found": () => "Le groupe n’a pas ce bloc de chambres.",
  "group.block-named": ({ roomTypeName, names }) =>
    `Noms en ${roomTypeName} sur la rooming list : ${names}. Retirez-les de la liste avant de libérer des chambres.`,
  "group.block-full": ({ roomTypeName, quantity }) =>
    `Toutes les chambres ${roomTypeName} du bloc (${quantity}) figurent déjà sur la rooming list.`,
  "group.type-twice": ({ roomTypeName }) => `Le groupe a déjà un bloc ${roomTypeName}.`,
  "group.all-types-added": () => "Tous les types de chambre disponibles ont été ajoutés.",
  "group.assignment-incomplete": () => "Veuillez saisir le nom du client et choisir une chambre.",
  "group.entry-not-found": () => "Ce nom n’est plus sur la rooming list.",
  "group.entry-assigned": ({ guestName, roomNumber }) =>
    `${guestName} a déjà la chambre ${roomNumber}.`,
  "group.block-over": ({ checkOutDate, businessDate }) =>
    `Le bloc s’est terminé le ${checkOutDate} ; la journée hôtelière est celle du ${businessDate}.`,
  "group.dates-outside": ({ roomTypeName, checkInDate, checkOutDate }) =>
    `Le bloc ${roomTypeName} couvre les nuits du ${checkInDate} au ${checkOutDate}. Les autres nuits se réservent à leur propre tarif.`,
  "group.party-too-large": ({ roomTypeName, persons, party }) =>
    `Le tarif ${roomTypeName} a été convenu pour ${persons} pers. par chambre, et non ${party}.`,
  "group.account-open": ({ balanceCentimes }) =>
    `Le compte du groupe n’est pas soldé : son solde est de ${formatMoney(balanceCentimes)}. Réglez-le d’abord.`,
  "group.room-occupied": ({ roomNumber }) =>
    `Un autre client occupe encore la chambre ${roomNumber}.`,
  "group.name-assigned": ({ roomNumber }) => `Ce client a déjà la chambre ${roomNumber}.`,
  "group.not-its-stay": () => "Ce séjour n’est pas de ce groupe.",
  "group.posting-of-stay": () =>
    "Cette écriture vient du folio d’un séjour. Extournez-la sur ce folio : elle quittera le compte du groupe.",
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
