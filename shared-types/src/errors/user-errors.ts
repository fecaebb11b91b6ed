import { entry } from "./entry.ts";

/** The people of a hotel, its super admins and their mails. */
export const userErrors = {
  "user.already-here": entry(
    409,
    (p: { email: string }) => `${p.email} already has a place in this hotel.`,
  ),
  "user.email-fixed": entry(
    409,
    () => "They have signed in with this email meanwhile: it can no longer be changed.",
  ),
  "user.own-status": entry(409, () => "You cannot disable your own account."),
  "user.own-rights": entry(
    409,
    () => "You cannot change your own role or sections. Ask another admin.",
  ),
  "user.admins-only": entry(
    403,
    () => "Only a hotel admin can add, change or disable hotel admins.",
  ),
  "super-admin.last": entry(
    409,
    () => "This is the last super admin. Name another one, who has signed in, first.",
  ),
  "mail.not-found": entry(404, () => "This mail is no longer kept."),
  "report-mail.already-listed": entry(
    409,
    (p: { email: string }) => `${p.email} already receives the reports.`,
  ),
  "report-mail.is-user": entry(
    409,
    (p: { email: string }) => `${p.email} is a user of this hotel: choose them among the users.`,
  ),
  "report-mail.not-allowed": entry(
    409,
    () => "Only an active user who may read reports can receive them.",
  ),
  "report-mail.too-many": entry(
    409,
    (p: { most: number }) => `The reports are mailed to at most ${p.most} recipients.`,
  ),
  "report-mail.not-found": entry(404, () => "This recipient was removed meanwhile."),
  "report-mail.no-closed-day": entry(409, () => "No day has been closed yet."),
};
