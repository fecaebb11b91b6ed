import type { Texts } from "@funduq/shared-ui/i18n";

/** Who was shown whose identity document, in French. */
export const texts: Texts = {
  "reads.view": "Quel journal",
  "reads.view.deeds": "Actions effectuées",
  "reads.view.identity": "Pièces d’identité consultées",
  "reads.hint":
    "Qui a consulté la pièce d’identité d’un client, du plus récent au plus ancien. Ce journal ne peut pas être modifié. Un écran consulté de nouveau dans les dix minutes ne fait qu’une ligne.",
  "reads.guest": "Client",
  "reads.purpose": "Consultation",
  "reads.of-guest": "Ce client uniquement : {{guest}}",
  "reads.load-failed": "Impossible de charger le journal des pièces d’identité.",
  "reads.empty": "Aucune pièce d’identité n’a encore été consultée.",
  "reads-purpose.record": "Fiche du client ouverte",
  "reads-purpose.suggested": "Client vu parmi les doublons possibles",
  "reads-purpose.police-report": "Liste des fiches de police consultée",
  "reads-purpose.police-print": "Fiche de police imprimée",
};
