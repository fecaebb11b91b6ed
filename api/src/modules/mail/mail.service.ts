import type { HotelId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { Runtime } from "../../platform/app-env.ts";
import { recordChange } from "../../platform/changes.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Job } from "../../platform/jobs.ts";
import {
  type ChangedMail,
  type DueMail,
  deleteGivenUpMails,
  deleteMail,
  deleteMailsOf,
  deleteWaiting,
  findInvited,
  giveUpOldMails,
  insertMail,
  insertReportsMail,
  MAIL_CHANNEL,
  type NewMail,
  noteFailure,
  type ReportsMail,
  takeDueMail,
  type WaitingMails,
} from "./mail.queries.ts";
import type { Attachment } from "./mail.tables.ts";

export type { Attachment, DueMail };

/** A placeholder for the installation's URL, which only the sender knows. */
export const ORIGIN = "{origin}";

export type Letter = {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  attachments?: readonly Attachment[];
};

/** Delivers a mail; throws when it was not accepted. */
export type MailTransport = {
  send(letter: Letter): Promise<void>;
  /** Deletes stored mails that are too old, where mails are stored. */
  tidy?(now: Date): Promise<void>;
  close(): void;
};

/** Queues a mail, which is sent after the commit. */
export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  await insertMail(tx, { id: uuidv7(), ...mail });
}

/** Queues a mail with reports, which is tried for a week, and returns its id. */
export async function queueReportsMail(tx: Tx, mail: ReportsMail): Promise<string> {
  const id = uuidv7();
  await insertReportsMail(tx, { id, ...mail });
  return id;
}

/** Queues a mail and replaces the same hotel's queued mail to the same person that holds `text`. */
export async function replaceQueuedMail(tx: Tx, mail: NewMail, text: string): Promise<void> {
  const { recipient, hotelId } = mail;
  await deleteWaiting(tx, { recipient, hotelId, text });
  await queueMail(tx, mail);
}

/** Deletes a hotel's queued mails to a person that hold a text. */
export async function dropWaiting(tx: Tx, waiting: WaitingMails): Promise<void> {
  await deleteWaiting(tx, waiting);
}

/** Deletes the queued mails of a hotel that is being removed. */
export async function dropMailsOf(tx: Tx, hotelId: HotelId): Promise<void> {
  await deleteMailsOf(tx, hotelId);
}

const LOOK_EVERY_MS = 30_000;

type MailOptions = {
  /** Without one, mail stays queued and is given up after the usual time. */
  transport: MailTransport | undefined;
  origin: string;
  /** Whether a mail with reports may still be sent: its reader may have lost the right since it was queued. */
  mayBeSent?: (mail: DueMail) => Promise<boolean>;
};

/** Sends queued mail: at once when a mail is queued, and retries every half minute. */
export function mailJob(
  { database, log, clock }: Runtime,
  { transport, origin, mayBeSent }: MailOptions,
): Job {
  const announce = (mails: readonly ChangedMail[], action: string) =>
    announceMails({ database, clock }, mails, action);
  const next = (signal: AbortSignal) => (signal.aborted ? undefined : takeDueMail(database));

  /** A mail that is not wanted any more is deleted like a sent one. */
  async function send(to: MailTransport, mail: DueMail): Promise<void> {
    const isWanted = mail.purpose === "account" || !mayBeSent || (await mayBeSent(mail));
    const failure = isWanted ? await deliver(to, letterOf(mail, origin)) : undefined;
    if (failure === undefined)
      return announce(await deleteMail(database, mail.id), "users.mail-sent");
    log.warn({ mailId: mail.id, attempts: mail.attempts, reason: failure }, "mail not sent");
    await announce(await noteFailure(database, mail.id, failure), "users.mail-failed");
  }

  return {
    name: "mail",
    everyMs: LOOK_EVERY_MS,
    channel: MAIL_CHANNEL,
    async run(signal) {
      await announce(await giveUpOldMails(database), "users.mail-failed");
      await deleteGivenUpMails(database);
      if (!transport) return;
      await transport.tidy?.(clock.now());
      for (let mail = await next(signal); mail; mail = await next(signal))
        await send(transport, mail);
    },
  };
}

/**
 * Tells the hotels' open lists of users how far an invitation's mail has got (USR-03). A transaction of its own, after
 * the mail's: if it fails, the mail must not be sent again.
 */
async function announceMails(
  { database, clock }: Pick<Runtime, "database" | "clock">,
  mails: readonly ChangedMail[],
  action: string,
): Promise<void> {
  for (const { hotelId, recipient, purpose, id: requestId } of mails) {
    if (hotelId === null || purpose !== "account") continue;
    await database.withHotel(hotelId, async (tx) => {
      const entityId = await findInvited(tx, hotelId, recipient);
      if (entityId === undefined) return;
      const at = clock.now();
      await recordChange(tx, {
        hotelId,
        action,
        tags: ["User"],
        entityId,
        by: null,
        at,
        requestId,
      });
    });
  }
}

function letterOf(mail: DueMail, origin: string): Letter {
  const { recipient, subject, bodyText, bodyHtml, attachments } = mail;
  const placed = (text: string) => text.replaceAll(ORIGIN, () => origin);
  const letter = { to: recipient, subject, text: placed(bodyText) };
  return mail.purpose === "account"
    ? letter
    : { ...letter, html: bodyHtml === null ? undefined : placed(bodyHtml), attachments };
}

/** The reason of a failure, without personal data from the mail server's response. */
async function deliver(transport: MailTransport, letter: Letter): Promise<string | undefined> {
  try {
    await transport.send(letter);
    return undefined;
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
  }
}
