import type { Runtime } from "../../platform/app-env.ts";
import type { Job } from "../../platform/jobs.ts";
import { accountMails } from "./account-mails.service.ts";
import {
  type ChangedMail,
  type DueMail,
  deleteGivenUpMails,
  deleteMail,
  giveUpMail,
  giveUpOldMails,
  MAIL_CHANNEL,
  noteFailure,
  takeDueMail,
} from "./mail.queries.ts";
import {
  type Letter,
  type LetterParts,
  type MailSender,
  type MailTransport,
  ORIGIN,
} from "./mail.service.ts";
import type { MailPurpose } from "./mail.tables.ts";

const LOOK_EVERY_MS = 30_000;

type MailOptions = {
  /** Without one, mail stays queued and is given up after the usual time. */
  transport: MailTransport | undefined;
  origin: string;
  senders: Record<Exclude<MailPurpose, "account">, MailSender>;
};

/** Sends queued mail: at once when a mail is queued, and retries every half minute. */
export function mailJob({ database, log, clock }: Runtime, options: MailOptions): Job {
  const { transport, origin } = options;
  const senders: Record<MailPurpose, MailSender> = {
    account: accountMails(clock),
    ...options.senders,
  };
  const next = (signal: AbortSignal) => (signal.aborted ? undefined : takeDueMail(database));

  async function send(to: MailTransport, mail: DueMail): Promise<void> {
    const { id, attempts, purpose } = mail;
    const result = await attempt(to, mail);
    if (result === "sent") return announce(await removeSent(mail), "sent");
    if (result === "unwanted") return void (await remove(id));
    const { reason } = result;
    log.warn({ mailId: id, attempts, reason }, "mail not sent");
    const isFinal = senders[purpose].isFinal?.(reason) ?? false;
    const failed = isFinal ? giveUpMail(database, id, reason) : noteFailure(database, id, reason);
    await announce(await failed, "failed");
  }

  /** Makes the files of a mail and delivers it. The reason of a failure has no personal data of the server's answer. */
  async function attempt(to: MailTransport, mail: DueMail) {
    try {
      const parts = await senders[mail.purpose].complete(mail);
      if (!parts) return "unwanted";
      await to.send(letterOf(mail, parts, origin));
      return "sent";
    } catch (error) {
      return { reason: reasonOf(error) };
    }
  }

  const remove = (id: string) => database.withSystem((tx) => deleteMail(tx, id));

  async function removeSent({ id, hotelId, purpose }: DueMail): Promise<ChangedMail[]> {
    const { noteSent } = senders[purpose];
    if (!noteSent || hotelId === null) return remove(id);
    return database.withHotel(hotelId, async (tx) => {
      const sent = await deleteMail(tx, id);
      for (const mail of sent) await noteSent(tx, { ...mail, hotelId });
      return sent;
    });
  }

  /** A transaction of its own, after the mail's: if it fails, the mail must not be sent again. */
  async function announce(
    mails: readonly ChangedMail[],
    outcome: "sent" | "failed",
  ): Promise<void> {
    for (const mail of mails) {
      const { hotelId, purpose } = mail;
      const { announce: tell } = senders[purpose];
      if (tell && hotelId !== null)
        await database.withHotel(hotelId, (tx) => tell(tx, { ...mail, hotelId }, outcome));
    }
  }

  return {
    name: "mail",
    everyMs: LOOK_EVERY_MS,
    channel: MAIL_CHANNEL,
    async run(signal) {
      await announce(await giveUpOldMails(database), "failed");
      await deleteGivenUpMails(database);
      if (!transport) return;
      await transport.tidy?.(clock.now());
      for (let mail = await next(signal); mail; mail = await next(signal))
        await send(transport, mail);
    },
  };
}

function letterOf(
  { id, recipient, subject, bodyText }: DueMail,
  { html, ...parts }: LetterParts,
  origin: string,
): Letter {
  const placed = (text: string) => text.replaceAll(ORIGIN, () => origin);
  return {
    ...parts,
    messageId: `<${id}@${new URL(origin).hostname}>`,
    to: recipient,
    subject,
    text: placed(bodyText),
    html: html === undefined ? undefined : placed(html),
  };
}

/** A refused sender has the same code as a refused recipient, but is no fault of the address: it is tried again. */
function reasonOf(error: unknown): string {
  const { code, responseCode, command } = error as Record<string, unknown>;
  const reason = command === "MAIL FROM" ? "ESENDER" : (code ?? "unknown");
  return [reason, responseCode].filter(Boolean).join(" ");
}
