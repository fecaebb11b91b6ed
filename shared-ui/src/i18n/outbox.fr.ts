import type { Texts } from "./catalogues.ts";

export const texts: Texts = {
  "list.title": "Non envoyé",
  "list.title-count": "Non envoyé : {{number}}",
  "list.refused": "À régler",
  "list.waiting": "En attente",
  "list.none": "Tout est envoyé.",
  "list.others":
    "Des modifications d’un autre hôtel ou service attendent aussi sur cet appareil. Elles sont envoyées quand une personne qui y travaille s’y connecte.",
  "list.not-kept":
    "Cet appareil ne peut pas conserver les modifications. Laissez cette page ouverte jusqu’à ce que tout soit envoyé.",
  "entry.by": "{{name}}, {{time}}",
  "entry.retry": "Réessayer",
  "entry.open": "Afficher",
  "entry.discard": "Abandonner…",
  "discard.title": "Abandonner : {{change}}",
  "discard.effect":
    "La modification n’est pas faite. Le journal garde qui l’a abandonnée et pourquoi.",
  "discard.dependents": "Ce qui en dépend n’est pas fait non plus, en tout ou en partie :",
  "discard.others": "Ceci ne sera pas fait non plus, en tout ou en partie :",
  "discard.reason": "Motif",
  "discard.confirm": "Abandonner",
  "leave.title": "Tout n’est pas envoyé",
  "leave.waiting_one": "{{count}} modification n’est pas encore envoyée.",
  "leave.waiting_other": "{{count}} modifications ne sont pas encore envoyées.",
  "leave.effect":
    "Ce qui n’est pas envoyé reste sur cet appareil et part quand une personne du service s’y connecte.",
  "leave.lost": "Cet appareil ne peut pas le conserver : c’est perdu si vous vous déconnectez.",
  "leave.confirm": "Se déconnecter",
};
