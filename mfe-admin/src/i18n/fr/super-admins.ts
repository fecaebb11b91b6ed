/** The card of the super admins (SYS-06). */
export const texts = {
  "super-admins.title": "Super administrateurs",
  "super-admins.hint":
    "Ils ont accès à tous les hôtels et à cette liste. Nommez-en un second, pour que personne ne perde l’accès.",
  "super-admins.load-failed": "Impossible de charger les super administrateurs.",
  "super-admins.name": "Nommer un super administrateur",
  "super-admins.continue": "Continuer",
  "super-admins.email-hint": "Une personne sans compte reçoit un lien de connexion par e-mail.",
  "super-admins.name-question": "Faire de {{email}} un super administrateur ?",
  "super-admins.name-type": "Saisissez {{email}} pour confirmer",
  "super-admins.name-effect":
    "Cette personne verra et modifiera tout dans tous les hôtels, pourra supprimer des hôtels et nommer d’autres super administrateurs.",
  "super-admins.name-failed": "La nomination a échoué",
  "super-admins.named": "{{email}} est super administrateur.",
  "super-admins.named-link":
    "{{email}} est super administrateur. Un lien de connexion part à cette adresse.",
  "super-admins.waiting": "Pas encore connecté",
  "super-admins.take-back": "Retirer",
  "super-admins.take-back-named": "Retirer {{name}} des super administrateurs",
  "super-admins.take-back-question": "Retirer {{name}} des super administrateurs ?",
  "super-admins.take-back-effect":
    "Cette personne garde son compte et son rôle dans ses propres hôtels. Elle peut être nommée à nouveau à tout moment.",
  "super-admins.taken-back": "{{name}} n’est plus super administrateur.",
  "super-admins.take-back-failed": "Le retrait a échoué",
};
