import type { ledgerTexts as english } from "./en-ledger.ts";

/** The accounts of a ledger, and the stays and rooms of a count, in French. */
export const ledgerTexts: Record<keyof typeof english, string> = {
  "reports.accounts": "Soldes par tiers",
  "reports.accounts-of-period": "{{ledger}}, {{period}}",
  "reports.no-accounts": "Aucun tiers n’a de solde ni de mouvement.",
  "reports.accounts-sum": "Le total des tiers est égal au solde de la balance des comptes.",
  "stays.title": "Séjours comptés",
  "stays.of": "{{figure}} : {{count}}",
  "stays.none": "Aucun séjour compté sur ces dates.",
  "stays.as-now": "Adultes, enfants, chambre et société sont ceux du séjour à ce jour.",
  "stays.reactivated":
    "{{counted}} ont été comptés à la clôture de leur journée, {{listed}} sont listés : les no-shows réactivés depuis ne sont pas listés.",
  "stays.reference": "Référence",
  "stays.check-in": "Arrivée",
  "stays.check-out": "Départ",
  "stays.children": "Enfants",
  "rooms.title": "Chambres",
  "rooms.days": "Jours",
  "rooms.by-day": "Jours : {{count}}",
  "rooms.out-of-order-on": "Hors service le",
  "rooms.none": "Aucune chambre comptée sur ces dates.",
  "rooms.as-now":
    "{{counted}} ont été comptées à la clôture de leur journée, {{listed}} sont listées : pour les journées clôturées par une version antérieure, ce sont les chambres d’aujourd’hui.",
};
