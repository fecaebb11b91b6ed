import type { HotelId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx, Tx } from "../../platform/db/database.ts";
import {
  type ChangedMail,
  type DueMail,
  deleteMailsOf,
  deleteWaiting,
  type InvoiceMail,
  insertInvoiceMail,
  insertMail,
  insertReportsMail,
  type NewMail,
  type ReportsMail,
  type WaitingMails,
} from "./mail.queries.ts";
import type { Attachment } from "./mail.tables.ts";

export type { Attachment, DueMail };

/** A placeholder for the installation's URL, which only the sender knows. */
export const ORIGIN = "{origin}";

/** A text is sent as UTF-8. */
export type MailFile = { name: string; content: string | Uint8Array; contentType: string };

/** What a letter has beside its text. */
export type LetterParts = {
  html?: string | undefined;
  attachments?: readonly MailFile[];
  replyTo?: string | undefined;
};

export type Letter = LetterParts & {
  /** The same in each attempt: a reader's mail server drops a second copy by it. */
  messageId: string;
  to: string;
  subject: string;
  text: string;
};

/** Delivers a mail; throws when it was not accepted. */
export type MailTransport = {
  send(letter: Letter): Promise<void>;
  /** Deletes stored mails that are too old, where mails are stored. */
  tidy?(now: Date): Promise<void>;
  close(): void;
};

export type HotelMail = ChangedMail & { hotelId: HotelId };

/** What the module that queues the mails of a purpose does for them when they are sent. */
export type MailSender = {
  /** What the letter has beside its text; null where the mail is not wanted any more: it is deleted unsent. */
  complete(mail: DueMail): Promise<LetterParts | null>;
  /** Whether further attempts are useless after this reason. */
  isFinal?(reason: string): boolean;
  /** Notes that the mail was sent, in the transaction that deletes it. */
  noteSent?(tx: HotelTx, mail: HotelMail): Promise<void>;
  /** Tells the hotel's open screens how far the mail has got. */
  announce?(tx: HotelTx, mail: HotelMail, outcome: "sent" | "failed"): Promise<void>;
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

/** Queues the mail of an invoice, which is tried for a week, and returns its id. */
export async function queueInvoiceMail(tx: Tx, mail: InvoiceMail): Promise<string> {
  const id = uuidv7();
  await insertInvoiceMail(tx, { id, ...mail });
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
