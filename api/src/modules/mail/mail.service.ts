import type { HotelId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { Runtime } from "../../platform/app-env.ts";
import type { Tx } from "../../platform/db/database.ts";
import type { Job } from "../../platform/jobs.ts";
import {
  type DueMail,
  deleteGivenUpMails,
  deleteMail,
  deleteMailsOf,
  deleteWaiting,
  giveUpOldMails,
  insertMail,
  MAIL_CHANNEL,
  type NewMail,
  noteFailure,
  takeDueMail,
  type WaitingMails,
} from "./mail.queries.ts";

/** Stands in a text for the address of this installation, which only whoever sends it knows. */
export const ORIGIN = "{origin}";

export type Letter = { to: string; subject: string; text: string };

/** A way to deliver mail. It throws when the mail was not taken. */
export type MailTransport = {
  send(letter: Letter): Promise<void>;
  /** Removes what it has kept for too long, where it keeps anything. */
  tidy?(now: Date): Promise<void>;
  close(): void;
};

/** Has a mail sent once the transaction is committed. */
export async function queueMail(tx: Tx, mail: NewMail): Promise<void> {
  await insertMail(tx, { id: uuidv7(), ...mail });
}

/** Has a mail sent in place of the same hotel's to the same person that waits and holds `text`. */
export async function queueInstead(tx: Tx, mail: NewMail, text: string): Promise<void> {
  const { recipient, hotelId } = mail;
  await deleteWaiting(tx, { recipient, hotelId, text });
  await queueMail(tx, mail);
}

/** Deletes what one hotel has waiting for someone and holds a text. */
export async function dropWaiting(tx: Tx, waiting: WaitingMails): Promise<void> {
  await deleteWaiting(tx, waiting);
}

/** Deletes what a hotel has waiting: the hotel is being removed, and its links open nothing. */
export async function dropMailsOf(tx: Tx, hotelId: HotelId): Promise<void> {
  await deleteMailsOf(tx, hotelId);
}

const LOOK_EVERY_MS = 30_000;

/** Without a way to deliver, mail waits, and is given up in time like any other. */
type MailOptions = { transport: MailTransport | undefined; origin: string };

/** Sends the mail that waits: at once when a mail was queued, and every half minute what has to be tried again. */
export function mailJob(
  { database, log, clock }: Runtime,
  { transport, origin }: MailOptions,
): Job {
  const next = (signal: AbortSignal) => (signal.aborted ? undefined : takeDueMail(database));
  return {
    name: "mail",
    everyMs: LOOK_EVERY_MS,
    channel: MAIL_CHANNEL,
    async run(signal) {
      await giveUpOldMails(database);
      await deleteGivenUpMails(database);
      if (!transport) return;
      await transport.tidy?.(clock.now());
      for (let mail = await next(signal); mail; mail = await next(signal)) {
        const failure = await deliver(transport, letterOf(mail, origin));
        if (failure === undefined) await deleteMail(database, mail.id);
        else {
          log.warn({ mailId: mail.id, attempts: mail.attempts, reason: failure }, "mail not sent");
          await noteFailure(database, mail.id, failure);
        }
      }
    },
  };
}

function letterOf({ recipient, subject, bodyText }: DueMail, origin: string): Letter {
  return { to: recipient, subject, text: bodyText.replaceAll(ORIGIN, () => origin) };
}

/** Why it was not taken, without what a mail server says of people. */
async function deliver(transport: MailTransport, letter: Letter): Promise<string | undefined> {
  try {
    await transport.send(letter);
    return undefined;
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    return [code ?? "unknown", responseCode].filter(Boolean).join(" ");
  }
}
