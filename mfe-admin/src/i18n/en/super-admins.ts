/** The card of the super admins (SYS-06). */
export const texts = {
  "super-admins.title": "Super admins",
  "super-admins.hint":
    "They have access to every hotel and to this list. Name a second one, so that access is never lost.",
  "super-admins.load-failed": "Could not load the super admins.",
  "super-admins.name": "Name a super admin",
  "super-admins.continue": "Continue",
  "super-admins.email-hint": "Somebody without an account gets a sign-in link by mail.",
  "super-admins.name-question": "Make {{email}} a super admin?",
  "super-admins.name-type": "Type {{email}} to confirm",
  "super-admins.name-effect":
    "They will see and change everything in every hotel, delete hotels, and name other super admins.",
  "super-admins.name-failed": "Failed to name a super admin",
  "super-admins.named": "{{email}} is a super admin.",
  "super-admins.named-link": "{{email}} is a super admin. A sign-in link goes there.",
  "super-admins.waiting": "Not signed in yet",
  "super-admins.take-back": "Remove",
  "super-admins.take-back-named": "Remove {{name}} as super admin",
  "super-admins.take-back-question": "Remove {{name}} as super admin?",
  "super-admins.take-back-effect":
    "They keep their account and what they are in their own hotels. They can be named again at any time.",
  "super-admins.taken-back": "{{name}} is no longer a super admin.",
  "super-admins.take-back-failed": "Failed to remove the super admin",
} as const;
