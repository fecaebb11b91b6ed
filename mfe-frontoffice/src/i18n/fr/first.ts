import type { Texts } from "@funduq/shared-ui/i18n";

/** What the first screen says of stays, groups, guests and police forms: their own texts come later. */
export const texts: Texts = {
  "booking.new": "Nouvelle réservation",
  "booking.with-tds": "avec la taxe de tourisme (TDS)",
  "booking.guest-still-in": "client encore présent",
  "rate.public": "Tarif public",
  "rate.base": "Tarif de base {{type}}",
  "rate.default": "Tarif par défaut",
  "rate.company": "Tarif société {{persons}}",
  "booking.walk-in": "Client de passage, chambre {{number}}",
  "group.open": "Groupes",
  "group.new": "Nouvelle réservation de groupe",
  "group-account.owes": "doit {{amount}}",
  "group-account.inCredit": "Solde créditeur : {{amount}}",
  "group-account.deposit": "Acompte : {{amount}}",
  "cardex.show": "Fiche client",
  "cardex.new": "Nouveau client",
  "police.people_one": "{{count}} personne",
  "police.people_other": "{{count}} personnes",
  "police.title": "Fiches de police",
  "police.missing_one": "{{count}} personne sans fiche transmise",
  "police.missing_other": "{{count}} personnes sans fiche transmise",
  "reference.label": "Référence",
  "stay.from-to": "du {{from}} au {{to}}",
  "step.reactivate": "Réactiver",
  "stay.title": "Chambre {{number}}",
};
