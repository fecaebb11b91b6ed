/** Reminder letters about overdue invoices. */
export const reminderTexts = {
  "reminder.title": "Reminders",
  "reminder.first": "Reminder",
  "reminder.last": "Last reminder",
  "reminder.companies": "Companies to remind",
  "reminder.step": "Letter",
  "reminder.oldest": "Oldest due date",
  "reminder.rule":
    "A reminder is due {{first}} days after the due date, the last one {{last}} days after it and as many days after the first as lie between. Letters are printed or saved as PDF; they are not mailed from here.",
  "reminder.due-first_one": "Reminder due for {{grouped}} invoice:",
  "reminder.due-first_other": "Reminder due for {{grouped}} invoices:",
  "reminder.due-last_one": "Last reminder due for {{grouped}} invoice:",
  "reminder.due-last_other": "Last reminder due for {{grouped}} invoices:",
  "reminder.look-first": "Look at the reminder",
  "reminder.look-last": "Look at the last reminder",
  "reminder.none-due": "No reminder is due.",
  "reminder.failed": "The reminders could not be loaded.",
  "reminder.save": "Save the letter",
  "reminder.save-hint":
    "The letter keeps its invoices and amounts as they are now. Then it is printed, in French or Arabic.",
  "reminder.saved": "The letter was saved.",
  "reminder.save-failed": "The letter was not saved.",
  "reminder.print": "Print",
  "reminder.print-of": "Print: {{step}} of {{date}}",
  "reminder.written-by": "Written by {{name}}:",
} as const;
