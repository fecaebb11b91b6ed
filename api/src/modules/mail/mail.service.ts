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
  MAIL_CHANNEL,
  type NewMail,
  noteFailure,
  takeDueMail,
  type WaitingMails,
} from "./mail.queries.ts";

/** A placeholder for the installation's URL, which only the sender knows. */
export const ORIGIN = "{origin}";

export type Letter = { to: string; subject: string; text: string };

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

/** Without a transport, mail stays queued and is given up after the usual time. */
type MailOptions = { transport: MailTransport | undefined; origin: string };

/** Sends queued mail: at once when a mail is queued, and retries every half minute. */
export function mailJob(
  { database, log, clock }: Runtime,
  { transport, origin }: MailOptions,
): Job {
  const announce = (mails: readonly ChangedMail[], action: string) =>
    announceMails({ database, clock }, mails, action);
  const next = (signal: AbortSignal) => (signal.aborted ? undefined : takeDueMail(database));
  return {
    name: "mail",
    everyMs: LOOK_EVERY_MS,
    channel: MAIL_CHANNEL,
    async run(signal) {
      await announce(await giveUpOldMails(database), "users.mail-failed");
      await deleteGivenUpMails(database);
      if (!transport) return;
      await transport.tidy?.(clock.now());
      for (let mail = await next(signal); mail; mail = await next(signal)) {
        const failure = await deliver(transport, letterOf(mail, origin));
        if (failure === undefined)
          await announce(await deleteMail(database, mail.id), "users.mail-sent");
        else {
          log.warn({ mailId: mail.id, attempts: mail.attempts, reason: failure }, "mail not sent");
          await announce(await noteFailure(database, mail.id, failure), "users.mail-failed");
        }
      }
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
  for (const { hotelId, recipient, id: requestId } of mails) {
    if (hotelId === null) continue;
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

function letterOf({ recipient, subject, bodyText }: DueMail, origin: string): Letter {
  return { to: recipient, subject, text: bodyText.replaceAll(ORIGIN, () => origin) };
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
