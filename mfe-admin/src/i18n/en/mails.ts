/** The page for developers with the mails that were kept. */
export const texts = {
  "mails.title": "Kept mails",
  "mails.hint":
    "For developers: this installation has no mail server, so what it would send is kept here.",
  "mails.load-failed": "Could not read the kept mails.",
  "mails.read-failed": "The mail could not be read.",
  "mails.empty": "No mail was written yet. Invite a colleague in User Management.",
  "mails.sent-by-server": "This installation sends its mail. Nothing is kept here.",
  "mails.to": "To",
  "mails.subject": "Subject",
  "mails.follow": "Follow the sign-in link",
  "mails.follow-hint":
    "It works once, within 24 hours, and signs you out here. To stay signed in, copy it into a private window.",
  "mails.copy": "Copy the link",
  "mails.close": "Close",
  "mails.copied": "Copied",
  "mails.attachments": "Files of the mail, which are not kept here: {{files}}",
} as const;
