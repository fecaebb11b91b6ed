import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Env } from "../../env.ts";
import type { Letter, MailTransport } from "./mail.service.ts";

/** How this installation delivers mail: by SMTP, into a folder, or not at all. */
export function mailTransport(env: Env, origin: string): MailTransport | undefined {
  const { SMTP_URL, MAIL_FOLDER, MAIL_FROM } = env;
  const from = MAIL_FROM ?? `Funduq <funduq@${new URL(origin).hostname}>`;
  if (SMTP_URL) return smtpTransport(SMTP_URL, from);
  return MAIL_FOLDER ? folderTransport(MAIL_FOLDER, from) : undefined;
}

/** A short timeout, so that an unresponsive server does not delay the other mails for long. */
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

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Stores mails as text files readable by this user only, for 30 days: they hold sign-in links. */
function folderTransport(folder: string, from: string): MailTransport {
  return {
    async send(letter) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${fileTime(new Date())}-${randomUUID()}.txt`;
      await fs.writeFile(path.join(folder, name), written(letter, from), { mode: 0o600 });
    },
    async tidy(now) {
      const oldest = fileTime(new Date(now.getTime() - KEPT_MS));
      for (const name of await fs.readdir(folder).catch(() => []))
        if (OWN_FILE.test(name) && name < oldest) await fs.rm(path.join(folder, name));
    },
    close: () => undefined,
  };
}

/** Only files that this transport wrote. */
const OWN_FILE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f-]{36}\.txt$/;

/** Names that sort by time. */
function fileTime(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, "-");
}

function written({ to, subject, text }: Letter, from: string): string {
  return [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, "", text, ""].join("\n");
}
