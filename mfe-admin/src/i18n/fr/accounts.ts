import type { Texts } from "@funduq/shared-ui/i18n";

/** Accounting entries and the chart of accounts, in French. */
export const texts: Texts = {
  "entries.missing":
    "Le plan comptable n’a pas de compte pour : {{names}}. Les fichiers le laissent vide.",
  "entries.ask": "Demandez à un administrateur de l’hôtel de le compléter.",
  "chart.title": "Plan comptable",
  "chart.complete": "Compléter le plan",
  "chart.load-failed": "Le plan comptable n’a pas pu être lu.",
  "chart.save": "Enregistrer le plan",
  "chart.saved": "Plan comptable enregistré.",
  "chart.save-failed": "Le plan comptable n’a pas pu être enregistré.",
  "chart.latest": "Afficher le plan enregistré",
  "chart.proposed":
    "Rien n’est encore enregistré : ceci est une proposition selon le système comptable financier (SCF). Vérifiez-la avec votre comptable, puis enregistrez-la.",
  "chart.undated":
    "Les écritures de toutes les journées, même clôturées, prennent les comptes enregistrés ici.",
  "chart.empty-line": "Une ligne laissée vide n’a pas de compte.",
  "chart.code": "Compte",
  "chart.label": "Libellé",
  "chart.code-of": "Compte : {{what}}",
  "chart.label-of": "Libellé : {{what}}",
  "chart.code-wrong": "2 à 12 chiffres ou lettres latines, sans espace.",
  "chart.part.ledger": "Ce qui est dû",
  "chart.part.method": "Règlements",
  "chart.part.department": "Produits",
  "chart.part.tax": "Taxes",
};
