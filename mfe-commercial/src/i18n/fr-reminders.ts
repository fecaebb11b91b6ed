/** Reminder letters about overdue invoices. */
export const reminderTexts = {
  "reminder.title": "Relances",
  "reminder.first": "Rappel",
  "reminder.last": "Mise en demeure",
  "reminder.companies": "Sociétés à relancer",
  "reminder.step": "Lettre",
  "reminder.oldest": "Plus ancienne échéance",
  "reminder.rule":
    "Le rappel est dû {{first}} jours après l’échéance, la mise en demeure {{last}} jours après, et au moins l’écart entre les deux après le rappel. Les lettres sont imprimées ou enregistrées en PDF ; elles ne sont pas envoyées par e-mail d’ici.",
  "reminder.due-first_one": "Rappel dû pour {{grouped}} facture :",
  "reminder.due-first_other": "Rappel dû pour {{grouped}} factures :",
  "reminder.due-last_one": "Mise en demeure due pour {{grouped}} facture :",
  "reminder.due-last_other": "Mise en demeure due pour {{grouped}} factures :",
  "reminder.look-first": "Voir le rappel",
  "reminder.look-last": "Voir la mise en demeure",
  "reminder.none-due": "Aucune relance à faire.",
  "reminder.failed": "Les relances n’ont pas pu être chargées.",
  "reminder.save": "Enregistrer la lettre",
  "reminder.save-hint":
    "La lettre garde ses factures et ses montants tels qu’ils sont maintenant. Elle est ensuite imprimée, en français ou en arabe.",
  "reminder.saved": "La lettre est enregistrée.",
  "reminder.save-failed": "La lettre n’a pas été enregistrée.",
  "reminder.print": "Imprimer",
  "reminder.print-of": "Imprimer : {{step}} du {{date}}",
  "reminder.written-by": "Établie par {{name}} :",
};
