import type { HotelId, HotelUserId } from "@funduq/shared-types/values/ids";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../platform/db/database.ts";
import { hotelUsers } from "../users/users.tables.ts";
import type { Attachment, MailPurpose } from "./mail.tables.ts";

/** Notifies the worker when the transaction that queued a mail commits. */
export const MAIL_CHANNEL = "funduq_mail";

type Mail = { recipient: string; subject: string; bodyText: string };
/** `hotelId`: the hotel that queued it, if any. */
export type NewMail = Mail & { hotelId?: HotelId | undefined };
/** The mail of an invoice: its PDF is made when it is sent. */
export type InvoiceMail = Mail & { hotelId: HotelId };
/** A hotel's reports, with their files. */
export type ReportsMail = Mail & {
  hotelId: HotelId;
  bodyHtml: string;
  attachments: readonly Attachment[];
};
export type DueMail = Mail & {
  id: string;
  attempts: number;
  hotelId: HotelId | null;
  purpose: MailPurpose;
  bodyHtml: string | null;
  attachments: Attachment[];
};

export async function insertMail(tx: Tx, mail: NewMail & { id: string }): Promise<void> {
  const { id, recipient, subject, bodyText, hotelId } = mail;
  await tx.execute(sql`
    insert into outgoing_mails (id, recipient, subject, body_text, for_hotel_id)
    values (${id}, ${recipient}, ${subject}, ${bodyText}, ${hotelId ?? null})`);
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

export async function insertReportsMail(
  tx: Tx,
  {
    id,
    recipient,
    subject,
    bodyText,
    bodyHtml,
    attachments,
    hotelId,
  }: ReportsMail & { id: string },
): Promise<void> {
  await tx.execute(sql`
    insert into outgoing_mails (id, recipient, subject, body_text, body_html, attachments, for_hotel_id, purpose)
    values (${id}, ${recipient}, ${subject}, ${bodyText}, ${bodyHtml},
      ${JSON.stringify(attachments)}::text::jsonb, ${hotelId}, 'reports')`);
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

export async function insertInvoiceMail(
  tx: Tx,
  { id, recipient, subject, bodyText, hotelId }: InvoiceMail & { id: string },
): Promise<void> {
  await tx.execute(sql`
    insert into outgoing_mails (id, recipient, subject, body_text, for_hotel_id, purpose)
    values (${id}, ${recipient}, ${subject}, ${bodyText}, ${hotelId}, 'invoice')`);
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

/** Selects queued mails by recipient, hotel (or none) and a part of their text. */
export type WaitingMails = Pick<NewMail, "recipient" | "hotelId"> & { text: string };

/**
 * Deletes a hotel's unsent mails about an account to a recipient that contain `text` or whose delivery was given up.
 */
export async function deleteWaiting(
  tx: Tx,
  { recipient, hotelId, text }: WaitingMails,
): Promise<void> {
  await tx.execute(sql`
    delete from outgoing_mails
    where recipient = ${recipient} and for_hotel_id is not distinct from ${hotelId ?? null}::uuid
      and purpose = 'account'
      and (position(${text} in body_text) > 0 or send_after = 'infinity')`);
}

export async function deleteMailsOf(tx: Tx, hotelId: HotelId): Promise<void> {
  await tx.execute(sql`delete from outgoing_mails where for_hotel_id = ${hotelId}`);
}

/**
 * Takes the next due mail, those about accounts before all others, and postpones its next attempt with growing delays, so that a crashed worker or an
 * unreachable server only delays it. Two workers never take the same mail.
 */
export async function takeDueMail({ system }: Database): Promise<DueMail | undefined> {
  const [mail] = await system.execute<DueMail>(sql`
    update outgoing_mails
    set attempts = attempts + 1,
      send_after = now() + least(interval '1 minute' * power(2, least(attempts, 6)), interval '1 hour')
    where id = (
      select id from outgoing_mails where send_after <= now()
      order by purpose <> 'account', send_after, id for update skip locked limit 1)
    returning id, recipient, subject, body_text as "bodyText", body_html as "bodyHtml", attachments,
      attempts, for_hotel_id as "hotelId", purpose`);
  return mail;
}

/** A mail whose delivery state has changed. */
export type ChangedMail = Pick<DueMail, "id" | "recipient" | "hotelId" | "purpose">;
const changed = sql.raw('id, recipient, for_hotel_id as "hotelId", purpose');

export async function deleteMail(tx: Tx, id: string): Promise<ChangedMail[]> {
  return tx.execute<ChangedMail>(
    sql`delete from outgoing_mails where id = ${id} returning ${changed}`,
  );
}

/** Returns the mail when it is its first failure. */
export async function noteFailure(
  { system }: Database,
  id: string,
  reason: string,
): Promise<ChangedMail[]> {
  const rows = await system.execute<ChangedMail & { hadFailed: boolean }>(sql`
    with former as (select last_error from outgoing_mails where id = ${id})
    update outgoing_mails set last_error = ${reason} from former where id = ${id}
    returning former.last_error is not null as "hadFailed", ${changed}`);
  return rows.filter(({ hadFailed }) => !hadFailed);
}

/** What a mail that is given up keeps: the row, so that the failure is visible to the sender, without its text. */
const givenUp = sql.raw(
  `body_text = '', body_html = null, attachments = '[]', send_after = 'infinity'`,
);

/** Gives a mail up at once. */
export async function giveUpMail(
  { system }: Database,
  id: string,
  reason: string,
): Promise<ChangedMail[]> {
  return system.execute<ChangedMail>(sql`
    update outgoing_mails set ${givenUp}, last_error = ${reason} where id = ${id} returning ${changed}`);
}

/**
 * After a day the link in a mail has expired: the mail is given up and its text deleted. Other mails are given up after
 * a week. Returns the mails that had not failed before, and all of invoices.
 */
export async function giveUpOldMails({ system }: Database): Promise<ChangedMail[]> {
  const rows = await system.execute<ChangedMail & { isNew: boolean }>(sql`
    update outgoing_mails set ${givenUp}, last_error = coalesce(last_error, 'too late')
    where send_after < 'infinity' and created_at <
      now() - case purpose when 'account' then interval '1 day' else interval '7 days' end
    returning last_error = 'too late' or purpose = 'invoice' as "isNew", ${changed}`);
  return rows.filter(({ isNew }) => isNew);
}

/** The user of a hotel whose invitation the mail is, while it is pending. */
export async function findInvited(
  tx: Tx,
  hotelId: HotelId,
  email: string,
): Promise<HotelUserId | undefined> {
  const { hotelId: ofHotel, email: ofEmail, userId } = hotelUsers;
  const [user] = await tx
    .select({ id: hotelUsers.id })
    .from(hotelUsers)
    .where(and(eq(ofHotel, hotelId), eq(ofEmail, email), isNull(userId)));
  return user?.id;
}

/** By then the invitation was repeated or removed. */
export async function deleteGivenUpMails({ system }: Database): Promise<void> {
  await system.execute(sql`
    delete from outgoing_mails
    where send_after = 'infinity' and created_at < now() - interval '90 days'`);
}
