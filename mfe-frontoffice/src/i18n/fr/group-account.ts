import type { Texts } from "@funduq/shared-ui/i18n";

/** Groups' own accounts, in French. */
export const texts: Texts = {
  "groupAccount.own": "Le compte du groupe",
  "groupAccount.stays": "Les séjours et leurs notes",
  "groupAccount.empty": "Rien n’a encore été imputé au compte du groupe.",
  "groupAccount.ofStay": "Séjour : {{guest}}, chambre {{room}}",
  "groupAccount.openStay": "Ouvrir le séjour : {{guest}}",
  "groupAccount.toStay": "Vers le séjour",
  "groupAccount.takeOver": "Prendre en charge",
  "groupAccount.takeOverTitle": "Ce que le groupe prend en charge pour ses clients",
  "groupAccount.takeOverAbout":
    "Le compte du groupe prend en charge ce qui est coché, et ces notes sont soldées.",
  "groupAccount.takeOverConfirm": "Prendre en charge {{amount}}",
  "groupAccount.takeOverNothing": "Choisissez au moins un séjour.",
  "groupAccount.takeOverLine": "Chambre {{room}} · {{guest}} · {{amount}}",
  "groupAccount.takeOverChanged":
    "Des montants ont changé depuis l’ouverture de cette fenêtre. Rien n’est pris en charge sans avoir été vu.",
  "groupAccount.takeOverChangedLine":
    "Chambre {{room}} · {{guest}} : maintenant {{now}}, avant {{seen}}",
  "groupAccount.takeOverShowNow": "Afficher les montants actuels",
  "groupAccount.takenOver": "Pris en charge par le groupe : {{amount}}.",
  "groupAccount.takeOverFailed": "Rien n’a été pris en charge.",
  "groupAccount.nothingOpen":
    "Rien à prendre en charge : aucun client du groupe ne doit quoi que ce soit.",
  "groupAccount.reversed": "Écriture extournée.",
  "groupAccount.afterReversal": "Ensuite, le solde du groupe sera de {{amount}}.",
  "groupAccount.owes": "doit {{amount}}",
  "groupAccount.deposit": "Acompte : {{amount}}",
  "groupAccount.inCredit": "Solde créditeur : {{amount}}",
  "groupAccount.credit": "Solde créditeur du compte du groupe : {{amount}}.",
  "groupAccount.inDeposit": "Acompte sur le compte du groupe : {{amount}}.",
  "groupAccount.cancelled": "Le groupe a été annulé : il ne peut plus que payer et être remboursé.",
  "groupAccount.print": "Imprimer le compte du groupe",
  "groupAccount.transfer": "Au compte du groupe",
  "groupAccount.transferFor": "Au compte du groupe : {{amount}}, {{folio}}",
  "groupAccount.transferTitle": "Faire prendre en charge cette note par le groupe ?",
  "groupAccount.transferAsk":
    "Le compte du groupe prend en charge {{amount}}, et la note est soldée.",
  "groupAccount.transferDone": "Le compte du groupe a pris en charge {{amount}}.",
  "groupAccount.transferFailed": "Le compte du groupe n’a rien pris en charge.",
  "groupAccount.marked": "Va au compte du groupe",
  "posting.groupTransfer": "Transfert au compte du groupe",
  "history.groupCharged": "Porté au compte du groupe {{group}} : {{amount}}",
  "paper.groupAccount": "Compte de groupe",
  "paper.group": "Groupe",
  "paper.contact": "Contact",
  "paper.stays": "Séjours des clients",
};
