import type { HotelId, HotelUserId } from "@funduq/shared-types/values/ids";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../platform/db/database.ts";
import { hotelUsers } from "../users/users.tables.ts";

/** Notifies the worker when the transaction that queued a mail commits. */
export const MAIL_CHANNEL = "funduq_mail";

type Mail = { recipient: string; subject: string; bodyText: string };
/** `hotelId`: the hotel that queued it, if any. */
export type NewMail = Mail & { hotelId?: HotelId | undefined };
export type DueMail = Mail & { id: string; attempts: number };

export async function insertMail(tx: Tx, mail: NewMail & { id: string }): Promise<void> {
  const { id, recipient, subject, bodyText, hotelId } = mail;
  await tx.execute(sql`
    insert into outgoing_mails (id, recipient, subject, body_text, for_hotel_id)
    values (${id}, ${recipient}, ${subject}, ${bodyText}, ${hotelId ?? null})`);
  await tx.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`);
}

/** Selects queued mails by recipient, hotel (or none) and a part of their text. */
export type WaitingMails = Pick<NewMail, "recipient" | "hotelId"> & { text: string };

/**
 * Deletes a hotel's unsent mails to a recipient that contain `text` or whose delivery was given up.
 */
export async function deleteWaiting(
  tx: Tx,
  { recipient, hotelId, text }: WaitingMails,
): Promise<void> {
  await tx.execute(sql`
    delete from outgoing_mails
    where recipient = ${recipient} and for_hotel_id is not distinct from ${hotelId ?? null}::uuid
      and (position(${text} in body_text) > 0 or send_after = 'infinity')`);
}

export async function deleteMailsOf(tx: Tx, hotelId: HotelId): Promise<void> {
  await tx.execute(sql`delete from outgoing_mails where for_hotel_id = ${hotelId}`);
}

/**
 * Takes the next due mail and postpones its next attempt with growing delays, so that a crashed worker or an
 * unreachable server only delays it. Two workers never take the same mail.
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

/** A mail whose delivery state has changed. */
export type ChangedMail = { id: string; recipient: string; hotelId: HotelId | null };
const changed = sql.raw('id, recipient, for_hotel_id as "hotelId"');

export async function deleteMail({ system }: Database, id: string): Promise<ChangedMail[]> {
  return system.execute<ChangedMail>(
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

/**
 * After a day the link in a mail has expired: the mail is given up and its text deleted. The row stays, so
 * that the failure is visible to the sender. Returns the mails that had not failed before.
 */
export async function giveUpOldMails({ system }: Database): Promise<ChangedMail[]> {
  const rows = await system.execute<ChangedMail & { isNew: boolean }>(sql`
    update outgoing_mails
    set body_text = '', send_after = 'infinity', last_error = coalesce(last_error, 'too late')
    where send_after < 'infinity' and created_at < now() - interval '1 day'
    returning last_error = 'too late' as "isNew", ${changed}`);
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
