import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Env } from "../../env.ts";
import type { Letter, MailTransport } from "./mail.service.ts";

/** How this installation delivers mail: through its server, into a folder, or not at all yet. */
export function mailTransport(env: Env, origin: string): MailTransport | undefined {
  const { SMTP_URL, MAIL_FOLDER, MAIL_FROM } = env;
  const from = MAIL_FROM ?? `Funduq <funduq@${new URL(origin).hostname}>`;
  if (SMTP_URL) return smtpTransport(SMTP_URL, from);
  return MAIL_FOLDER ? folderTransport(MAIL_FOLDER, from) : undefined;
}

/** A server that does not answer must not hold up the mails behind it for long. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport(
    { url, ...patience },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send(letter) {
      await mailer.sendMail({ ...letter, headers: { "Auto-Submitted": "auto-generated" } });
    },
    close: () => mailer.close(),
  };
}

/** Keeps mails as text files that only this user may read: they hold sign-in links. */
function folderTransport(folder: string, from: string): MailTransport {
  return {
    async send(letter) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${randomUUID()}.txt`;
      await fs.writeFile(path.join(folder, name), written(letter, from), { mode: 0o600 });
    },
    close: () => undefined,
  };
}

function written({ to, subject, text }: Letter, from: string): string {
  return [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, "", text, ""].join("\n");
}
