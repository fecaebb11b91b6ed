import type { texts as en } from "./purchase-order.en.ts";

export const texts: typeof en = {
  "order.title": "Bon de commande",
  "order.number": "Numéro",
  "order.link": "Lien",
  "order.link-hint": "Une adresse web qui commence par https://",
  "order.of-group": "Du groupe",
  "order.of-group-hint": "Si vide, comme dans le groupe : {{value}}",
  "order.none": "Aucun",
  "order.view": "Voir le BC",
  "order.view-of": "Voir le bon de commande de {{name}}",
  "order.edit": "Modifier le bon de commande de {{name}}",
  "order.save": "Enregistrer",
  "order.saved": "Le bon de commande a été enregistré.",
  "order.changed-meanwhile": "Enregistré entre-temps par quelqu’un d’autre : {{value}}",
  "order.failed": "Le bon de commande n’a pas pu être enregistré.",
};
