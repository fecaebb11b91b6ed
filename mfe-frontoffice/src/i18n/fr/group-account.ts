import type { Texts } from "@funduq/shared-ui/i18n";

/** Groups' own accounts, in French. */
export const texts: Texts = {
  "group-account.own": "Le compte du groupe",
  "group-account.stays": "Les séjours et leurs folios",
  "group-account.empty": "Rien n’a encore été imputé au compte du groupe.",
  "group-account.of-stay": "Séjour : {{guest}}, chambre {{room}}",
  "group-account.open-stay": "Ouvrir le séjour : {{guest}}",
  "group-account.to-stay": "Vers le séjour",
  "group-account.take-over": "Prendre en charge",
  "group-account.take-over-title": "Ce que le groupe prend en charge pour ses clients",
  "group-account.take-over-about":
    "Le compte du groupe prend en charge ce qui est coché, et ces folios sont soldés.",
  "group-account.take-over-confirm": "Prendre en charge {{amount}}",
  "group-account.take-over-nothing": "Choisissez au moins un séjour.",
  "group-account.take-over-line": "Chambre {{room}} · {{guest}} · {{amount}}",
  "group-account.take-over-changed":
    "Des montants ont changé depuis l’ouverture de cette fenêtre. Rien n’est pris en charge sans avoir été vu.",
  "group-account.take-over-changed-line":
    "Chambre {{room}} · {{guest}} : maintenant {{now}}, avant {{seen}}",
  "group-account.take-over-show-now": "Afficher les montants actuels",
  "group-account.taken-over": "Pris en charge par le groupe : {{amount}}.",
  "group-account.take-over-failed": "Rien n’a été pris en charge.",
  "group-account.nothing-open":
    "Rien à prendre en charge : aucun client du groupe ne doit quoi que ce soit.",
  "group-account.reversed": "Écriture extournée.",
  "group-account.after-reversal": "Ensuite, le solde du groupe sera de {{amount}}.",
  "group-account.credit": "Solde créditeur du compte du groupe : {{amount}}.",
  "group-account.in-deposit": "Acompte sur le compte du groupe : {{amount}}.",
  "group-account.cancelled":
    "Le groupe a été annulé : il ne peut plus que payer et être remboursé.",
  "group-account.print": "Imprimer le compte du groupe",
  "group-account.transfer": "Au compte du groupe",
  "group-account.transfer-for": "Au compte du groupe : {{amount}}, {{folio}}",
  "group-account.transfer-title": "Faire prendre en charge ce folio par le groupe ?",
  "group-account.transfer-ask":
    "Le compte du groupe prend en charge {{amount}}, et le folio est soldé.",
  "group-account.transfer-done": "Le compte du groupe a pris en charge {{amount}}.",
  "group-account.transfer-failed": "Le compte du groupe n’a rien pris en charge.",
  "group-account.marked": "Va au compte du groupe",
  "posting.group-transfer": "Transfert au compte du groupe",
  "history.group-charged": "Porté au compte du groupe {{group}} : {{amount}}",
  "paper.group-account": "Compte de groupe",
  "paper.group": "Groupe",
  "paper.contact": "Contact",
  "paper.stays": "Séjours des clients",
};
