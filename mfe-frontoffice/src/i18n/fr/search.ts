import type { Texts } from "@funduq/shared-ui/i18n";

/** The desk's search of stays and groups, in French. */
export const texts: Texts = {
  "search.label": "Rechercher un séjour ou un groupe",
  "search.placeholder": "Nom du client, du groupe ou téléphone…",
  "search.searching": "Recherche en cours…",
  "search.failed": "La recherche n’a pas abouti. Veuillez réessayer.",
  "search.group": "Réservation de groupe",
  "search.document.invoice": "Facture",
  "search.document.credit-note": "Facture d’avoir",
  "search.room": "Chambre {{number}} ·",
};
