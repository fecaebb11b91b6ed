import { formatMoney } from "@funduq/shared-types/values/money-text";
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
  "invoice.debtor-taken": ({ count }) =>
    `Séjours qui ne peuvent plus être choisis : ${count}. Ils ont été facturés ou annulés entre-temps. Rechargez la liste.`,
  "invoice.debtor-changed": ({ guestNames, count }) =>
    `Le folio ne correspond plus au montant transféré : ${guestNames.join(", ")}${count > guestNames.length ? ", …" : ""}. Vérifiez-le avant de facturer ces séjours.`,
  "invoice.not-creditable": ({ number, openCentimes }) =>
    `Il ne reste que ${formatMoney(openCentimes)} d’impayé sur la facture ${number}. Annulez d’abord l’imputation de son règlement.`,
  "invoice.beyond-line": ({ position, guestName, leftCentimes }) =>
    `Il reste au plus ${formatMoney(leftCentimes)} à créditer sur la ligne ${position} (${guestName}).`,
  "invoice.beyond-stay": ({ guestName, leftCentimes }) =>
    `Il ne reste que ${formatMoney(leftCentimes)} à payer sur le séjour de ${guestName} : le reste a été réglé avant ou crédité.`,
  "invoice.beyond-lines": ({ leftCentimes }) =>
    `Il reste au plus ${formatMoney(leftCentimes)} TVA comprise à créditer.`,
  "invoice.nothing-left": () =>
    "Il ne reste rien à reprendre de ces séjours : des factures d’avoir ont tout repris.",
  "credit-note.total-changed": ({ grandTotalCentimes }) =>
    `La facture d’avoir est maintenant de ${formatMoney(grandTotalCentimes)}. Relisez-la avant de l’émettre.`,
  "invoice.whole-only": ({ number }) =>
    `La facture ${number} vient d’une ancienne version. Elle ne peut être annulée qu’en entier.`,
  "invoice.not-payable": ({ number }) =>
    `Rien n’est à régler sur ${number} : elle est payée, annulée, ou c’est une facture d’avoir.`,
  "payment.not-found": () => "Règlement introuvable.",
  "payment.incomplete": () => "Veuillez choisir un mode et une date de règlement.",
  "payment.date-to-come": ({ businessDate }) =>
    `La date de règlement est à venir : la date d’exploitation est le ${businessDate}.`,
  "payment.date-too-old": ({ earliestDate }) =>
    `La date de règlement est trop ancienne : au plus tôt le ${earliestDate}. Si elle est exacte, enregistrez le règlement à la date d’exploitation et notez la vraie date dans les remarques.`,
  "payment.exceeds-invoice": ({ number, openCentimes }) =>
    `Il ne reste que ${formatMoney(openCentimes)} à régler sur ${number}.`,
  "payment.exceeds-payment": ({ leftCentimes }) =>
    `Il ne reste que ${formatMoney(leftCentimes)} à imputer de ce règlement.`,
  "payment.stamp-duty-changed": ({ stampDutyCentimes }) =>
    `Le droit de timbre de ce règlement est de ${formatMoney(stampDutyCentimes)} : encaissez-le et confirmez de nouveau.`,
  "payment.stamp-duty-collected": ({ withDutyCentimes, withoutDutyCentimes }) =>
    `Selon le droit de timbre encaissé, ce règlement peut encore solder ${formatMoney(withDutyCentimes)} de factures avec timbre et ${formatMoney(withoutDutyCentimes)} de factures sans timbre. Au-delà, établissez une facture d’avoir, puis une nouvelle facture : par chèque ou virement si le timbre est déjà encaissé, en espèces s’il ne l’est pas.`,
  "allocation.not-found": () => "Imputation du règlement introuvable.",
  "allocation.reversed-already": () => "Cette imputation est déjà annulée.",
  "allocation.reason-missing": () => "Veuillez indiquer le motif de l’annulation.",
  "reminder.not-found": () => "Lettre de relance introuvable.",
  "reminder.changed": () =>
    "Des factures de cette lettre ont été réglées, annulées ou relancées entre-temps. Relisez-la avant de l’enregistrer.",
};
