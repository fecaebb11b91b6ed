import type { Texts } from "@funduq/shared-ui/i18n";

/** The rate manager, in French. */
export const texts: Texts = {
  "rates.title": "Tarifs publics",
  "rates.about":
    "Le prix d’une nuitée en DA, selon le nombre de personnes. À 0, aucun tarif public n’est proposé à la réception.",
  "rates.loading": "Chargement des tarifs…",
  "rates.load-failed": "Impossible de charger les tarifs.",
  "rates.empty": "Aucun type de chambre n’a encore été créé pour cet hôtel.",
  "rates.set-up": "Paramétrer l’hôtel",
  "rates.ask-super-admin":
    "C’est le super administrateur de l’installation qui les ajoute, dans la configuration de l’hôtel. Adressez-vous à lui.",
  "rates.guests_one": "{{count}} personne",
  "rates.guests_other": "{{count}} personnes",
  "rates.currency": "DZD",
  "rates.save": "Enregistrer les tarifs",
  "rates.saved": "Les tarifs sont enregistrés.",
  "rates.save-failed": "L’enregistrement des tarifs a échoué.",
  "rates.discard": "Annuler les modifications",
  "rates.unsaved_one": "{{count}} modification n’est pas encore enregistrée.",
  "rates.unsaved_other": "{{count}} modifications ne sont pas encore enregistrées.",
  "rates.all-saved": "Tout est enregistré.",
  "rates.updated": "Dernier enregistrement : {{when}}",
  "rates.keys":
    "Les flèches et Entrée passent d’un tarif à l’autre. F2 permet de modifier un tarif, Échap annule la saisie.",
  "rates.not-a-number": "« {{typed}} » n’est pas un nombre : ce tarif est à 0.",
  "rates.put-back": "Remettre {{amount}}",
  "rates.put-back-of": "Remettre {{amount}} : {{place}}",
  "rates.negative": "Un tarif ne peut pas être négatif.",
  "rates.too-much": "Un tarif ne peut pas dépasser {{most}}.",
  "rates.unreadable": "Écrivez le montant en chiffres, avec deux décimales au plus.",
  "rates.meanwhile": "Entre-temps, {{amount}} a été enregistré ici.",
  "rates.keep-mine": "Garder le mien",
  "rates.keep-mine-of": "Garder le mien : {{place}}",
  "rates.take-theirs": "Prendre l’autre",
  "rates.take-theirs-of": "Prendre l’autre : {{place}}",
  "rates.not-set": "aucun tarif",
  "rates.look-again": "Certains tarifs sont à revoir. Rien n’est encore enregistré.",
};
