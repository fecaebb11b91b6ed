import type { Texts } from "@funduq/shared-ui/i18n";

/** Who gets the reports by mail, in French. */
export const texts: Texts = {
  "report-mail.title": "Envoi des rapports",
  "report-mail.hint":
    "Après chaque clôture, les chiffres de la journée partent par e-mail à ces destinataires, un message par journée clôturée : un utilisateur dans sa langue, une adresse extérieure dans celle que vous choisissez.",
  "report-mail.personal-data":
    "Les fichiers (rapport de direction, main courante, règlements) contiennent des noms de clients. Sans fichiers, le message ne contient que les chiffres et ne nomme aucun client.",
  "report-mail.load-failed": "Impossible de lire la liste des destinataires.",
  "report-mail.none": "Personne ne reçoit encore les rapports par e-mail.",
  "report-mail.add": "Ajouter un destinataire",
  "report-mail.add-confirm": "Ajouter",
  "report-mail.who": "Qui",
  "report-mail.other-address": "Une autre adresse (propriétaire, comptable…)",
  "report-mail.language": "Langue du message",
  "report-mail.with-files": "Avec les fichiers, qui contiennent des noms de clients",
  "report-mail.outside": "Hors de l’hôtel",
  "report-mail.not-allowed": "N’a pas accès aux rapports : aucun envoi",
  "report-mail.never": "Aucun envoi",
  "report-mail.last": "Dernière journée : {{date}}",
  "report-mail.state.waiting": "En cours d’envoi",
  "report-mail.state.sent": "Envoyé",
  "report-mail.state.failed": "Pas distribué",
  "report-mail.state.not-allowed": "Pas envoyé : accès retiré",
  "report-mail.added": "Le destinataire recevra la prochaine journée clôturée.",
  "report-mail.save-failed": "Impossible d’enregistrer.",
  "report-mail.remove": "Retirer",
  "report-mail.remove-named": "Retirer {{name}}",
  "report-mail.remove-question": "Retirer {{name}} de l’envoi des rapports ?",
  "report-mail.remove-effect":
    "Plus aucun message n’y sera envoyé. Ceux qui ne sont pas encore partis sont supprimés.",
  "report-mail.removed": "{{name}} ne reçoit plus les rapports.",
  "report-mail.send-now": "Envoyer la dernière journée clôturée",
  "report-mail.send-now-hint":
    "{{date}}, à ceux qui ne l’ont pas encore. Personne ne reçoit deux fois la même journée.",
  "report-mail.send-failed": "Impossible d’envoyer.",
  "report-mail.queued_one": "{{count}} message est en cours d’envoi.",
  "report-mail.queued_other": "{{count}} messages sont en cours d’envoi.",
  "report-mail.all-have-it": "Tous ont déjà reçu cette journée.",
  "report-mail.no-day-yet": "Aucune journée n’a encore été clôturée.",
};
