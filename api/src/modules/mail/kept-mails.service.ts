import fs from "node:fs/promises";
import path from "node:path";
import {
  KEPT_MAILS_LISTED,
  type KeptMail,
  type KeptMailId,
  type KeptMailList,
  type KeptMailText,
  keptMailIdSchema,
} from "@funduq/shared-types/contracts/kept-mail";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Env } from "../../env.ts";

/**
 * The folder of stored mails, on an installation without a mail server. Mails left in the folder are not
 * shown once a server is configured.
 */
function keptIn({ SMTP_URL, MAIL_FOLDER }: Env): string | undefined {
  return SMTP_URL ? undefined : MAIL_FOLDER;
}

/** The mails stored without a mail server, newest first. */
export async function listKeptMails(env: Env): Promise<KeptMailList> {
  const folder = keptIn(env);
  if (!folder) return { isKept: false, mails: [] };
  const ids = (await namesIn(folder)).flatMap((name) => idOf(name) ?? []);
  const newest = ids.sort().reverse().slice(0, KEPT_MAILS_LISTED);
  const mails = await Promise.all(newest.map((id) => readMail(folder, id)));
  return { isKept: true, mails: mails.flatMap((mail) => (mail ? [withoutText(mail)] : [])) };
}

/** One stored mail, with its text and its link. */
export async function findKeptMail(env: Env, id: KeptMailId): Promise<KeptMailText> {
  const folder = keptIn(env);
  const mail = folder && (await readMail(folder, id));
  if (!mail) throw new AppError("mail.not-found");
  return mail;
}

/** The folder does not exist before the first mail. */
async function namesIn(folder: string): Promise<string[]> {
  return fs.readdir(folder).catch((error) => {
    if (isAbsent(error)) return [];
    throw error;
  });
}

function idOf(name: string): KeptMailId | undefined {
  if (!name.endsWith(".txt")) return undefined;
  return keptMailIdSchema.safeParse(name.slice(0, -".txt".length)).data;
}

/** Undefined when the file was deleted meanwhile. */
async function readMail(folder: string, id: KeptMailId): Promise<KeptMailText | undefined> {
  try {
    return parsed(id, await fs.readFile(path.join(folder, `${id}.txt`), "utf8"));
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

const isAbsent = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

function parsed(id: KeptMailId, file: string): KeptMailText {
  const end = file.indexOf("\n\n");
  const head = file.slice(0, end);
  const text = file.slice(end + 2).trimEnd();
  return {
    id,
    at: timeIn(id),
    to: line(head, "To"),
    subject: line(head, "Subject"),
    attachments: lines(head, "Attachment"),
    text,
    link: linkIn(text),
  };
}

const line = (head: string, name: string): string => lines(head, name)[0] ?? "";

function lines(head: string, name: string): string[] {
  const found = head.split("\n").filter((each) => each.startsWith(`${name}: `));
  return found.map((each) => each.slice(name.length + 2));
}

function linkIn(text: string): string | null {
  return /^https?:\S+\/finish-signin#\S+$/mu.exec(text)?.[0] ?? null;
}

/** Parses `2026-11-21T18-04-05-678Z-…` as an instant. */
function timeIn(id: KeptMailId): string {
  return id.slice(0, 24).replace(/T(\d\d)-(\d\d)-(\d\d)-/u, "T$1:$2:$3.");
}

const withoutText = ({ id, at, to, subject }: KeptMailText): KeptMail => ({ id, at, to, subject });
