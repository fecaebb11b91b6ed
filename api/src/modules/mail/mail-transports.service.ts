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
    async send({ attachments = [], ...letter }) {
      await mailer.sendMail({
        ...letter,
        attachments: attachments.map(({ name, content, contentType }) => ({
          filename: name,
          content: typeof content === "string" ? content : Buffer.from(content),
          contentType,
        })),
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => mailer.close(),
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_MS = 30 * DAY_MS;

/**
 * Stores mails as text files readable by this user only, for 30 days. A sign-in link is removed after a day, when it
 * has expired.
 */
function folderTransport(folder: string, from: string): MailTransport {
  const withoutLink = new Set<string>();
  return {
    async send(letter) {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${fileTime(new Date())}-${randomUUID()}.txt`;
      await fs.writeFile(path.join(folder, name), written(letter, from), { mode: 0o600 });
    },
    async tidy(now) {
      const oldest = fileTime(new Date(now.getTime() - KEPT_MS));
      const expired = fileTime(new Date(now.getTime() - DAY_MS));
      const names = await fs.readdir(folder).catch(() => []);
      const old = names.filter((name) => OWN_FILE.test(name) && name < expired);
      for (const name of old.filter((each) => !withoutLink.has(each))) {
        await removeLink(path.join(folder, name));
        withoutLink.add(name);
      }
      for (const name of old.filter((each) => each < oldest)) {
        await fs.rm(path.join(folder, name));
        withoutLink.delete(name);
      }
    },
    close: () => undefined,
  };
}

const LINK = /^\S+\/finish-signin#\S+$/gmu;
const EXPIRED = "(lien expiré · انتهت صلاحية الرابط · link expired)";

async function removeLink(file: string): Promise<void> {
  const text = await fs.readFile(file, "utf8");
  const kept = text.replaceAll(LINK, EXPIRED);
  if (kept !== text) await fs.writeFile(file, kept);
}

/** Only files that this transport wrote. */
const OWN_FILE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[0-9a-f-]{36}\.txt$/;

/** Names that sort by time. */
function fileTime(at: Date): string {
  return at.toISOString().replaceAll(/[:.]/g, "-");
}

/** As text, with the names of its files only: who opens it finds the reports in the product. */
function written({ to, subject, text, attachments = [] }: Letter, from: string): string {
  const files = attachments.map(({ name }) => `Attachment: ${name}`);
  const head = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, ...files];
  return [...head, "", text, ""].join("\n");
}
