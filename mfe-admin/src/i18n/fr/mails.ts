import type { Texts } from "@funduq/shared-ui/i18n";

/** The page for developers with the mails that were kept, in French. */
export const texts: Texts = {
  "mails.title": "E-mails conservés",
  "mails.hint":
    "Pour les développeurs : cette installation n’a pas de serveur de messagerie ; ce qu’elle enverrait est conservé ici.",
  "mails.load-failed": "Impossible de lire les e-mails conservés.",
  "mails.read-failed": "Cet e-mail n’a pas pu être lu.",
  "mails.empty": "Aucun e-mail pour l’instant. Invitez un collègue depuis la page Utilisateurs.",
  "mails.sent-by-server": "Cette installation envoie ses e-mails. Rien n’est conservé ici.",
  "mails.to": "À",
  "mails.subject": "Objet",
  "mails.follow": "Ouvrir le lien de connexion",
  "mails.follow-hint":
    "Il fonctionne une seule fois, pendant 24 heures, et vous déconnecte ici. Pour rester connecté, copiez-le dans une fenêtre privée.",
  "mails.copy": "Copier le lien",
  "mails.close": "Fermer",
  "mails.copied": "Copié",
  "mails.attachments": "Fichiers joints, qui ne sont pas conservés ici : {{files}}",
};
