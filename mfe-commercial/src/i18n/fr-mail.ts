import type { mailTexts as english } from "./en-mail.ts";

export const mailTexts: Record<keyof typeof english, string> = {
  "mail.title": "Envoyer par mail",
  "mail.recipients": "À",
  "mail.recipients-hint":
    "Séparez plusieurs adresses par des virgules. Chacune reçoit son propre message.",
  "mail.wrong-address": "Adresse incorrecte : {{address}}",
  "mail.too-many": "{{most}} adresses au plus.",
  "mail.language": "Langue",
  "mail.document.fr": "Le document joint est en français.",
  "mail.document.ar": "Le document joint est en arabe.",
  "mail.subject": "Objet",
  "mail.text": "Message",
  "mail.send": "Envoyer",
  "mail.queued_one": "{{count}} message est en cours d’envoi.",
  "mail.queued_other": "{{count}} messages sont en cours d’envoi.",
  "mail.read-failed": "Les envois précédents n’ont pas pu être chargés.",
  "mail.earlier": "Envoyée par mail",
  "mail.duplicate": "Duplicata",
  "mail.state.waiting": "En cours d’envoi",
  "mail.state.sent": "Envoyé",
  "mail.state.failed": "Pas distribué",
  "mail.failure.address-refused": "Le serveur de messagerie a refusé l’adresse.",
  "mail.failure.server-unreachable": "Le serveur de messagerie est injoignable.",
  "mail.failure.no-server": "Cette installation n’a pas de serveur de messagerie.",
  "mail.failure.document": "Le PDF n’a pas pu être établi.",
  "mail.failure.unknown": "Le message n’a pas pu être envoyé.",
};
