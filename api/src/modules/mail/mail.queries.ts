import { sql } from "drizzle-orm";
import type { Database, Tx } from "../../platform/db/database.ts";

/** Wakes the worker when the transaction that wants a mail commits. */
export const MAIL_CHANNEL = "funduq_mail";

export type NewMail = { recipient: string; subject: string; bodyText: string };
export type DueMail = NewMail & { id: string; attempts: number };

export async function insertMail(tx: Tx, mail: NewMail & { id: string }): Promise<void> {
  const { id, recipient, subject, bodyText } = mail;
  await tx.execute(sql`
    insert into outgoing_mails (id, recipient, subject, body_text)
    values (${id}, ${recipient}, ${subject}, ${bodyText})`);
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

/** What waits for someone and holds `text`, or was given up, for a mail that takes its place. */
export async function deleteWaiting(tx: Tx, recipient: string, text: string): Promise<void> {
  await tx.execute(sql`
    delete from outgoing_mails
    where recipient = ${recipient}
      and (position(${text} in body_text) > 0 or send_after = 'infinity')`);
}

/**
 * Takes the next mail whose turn it is and puts its next turn off, each time longer: a worker that
 * dies with it, or a server that is away, only delays it. Two workers never take the same one.
 */
export async function takeDueMail({ system }: Database): Promise<DueMail | undefined> {
  const [row] = await system.execute<{
    id: string;
    recipient: string;
    subject: string;
    body_text: string;
    attempts: number;
  }>(sql`
    update outgoing_mails
    set attempts = attempts + 1,
      send_after = now() + least(interval '1 minute' * power(2, attempts), interval '1 hour')
    where id = (
      select id from outgoing_mails where send_after <= now()
      order by send_after, id for update skip locked limit 1)
    returning id, recipient, subject, body_text, attempts`);
  if (!row) return undefined;
  const { id, recipient, subject, body_text: bodyText, attempts } = row;
  return { id, recipient, subject, bodyText, attempts };
}

export async function deleteMail({ system }: Database, id: string): Promise<void> {
  await system.execute(sql`delete from outgoing_mails where id = ${id}`);
}

export async function noteFailure({ system }: Database, id: string, reason: string): Promise<void> {
  await system.execute(sql`update outgoing_mails set last_error = ${reason} where id = ${id}`);
}

/**
 * After a day the link in a mail opens nothing any more: the mail is never sent and loses its text.
 * Its row stays, so that whoever wanted it can see that it failed.
 */
export async function giveUpOldMails({ system }: Database): Promise<void> {
  await system.execute(sql`
    update outgoing_mails
    set body_text = '', send_after = 'infinity', last_error = coalesce(last_error, 'too late')
    where send_after < 'infinity' and created_at < now() - interval '1 day'`);
}

/** By then whoever was not reached has been invited anew, or is forgotten. */
export async function deleteGivenUpMails({ system }: Database): Promise<void> {
  await system.execute(sql`
    delete from outgoing_mails
    where send_after = 'infinity' and created_at < now() - interval '90 days'`);
}
