import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Database, System, SystemTx, Tx } from "../../platform/db/database.ts";
import { hotelScope } from "../../platform/db/transactions.ts";

/** Links to the same email are made one after the other. */
export async function lockLinksOf(tx: Tx, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in links ${email}`}, 0))`,
  );
}

export async function voidOpenLinks(tx: Tx, email: string): Promise<void> {
  await tx.execute(sql`
    update sign_in_links set voided_at = now()
    where email = ${email} and used_at is null and voided_at is null`);
}

/** Voids what one hotel has sent to an email; a later link of another hotel stays as it is. */
export async function voidLinksOfHotel(tx: Tx, email: string, hotelId: HotelId): Promise<boolean> {
  const rows = await tx.execute(sql`
    update sign_in_links set voided_at = now()
    where email = ${email} and for_hotel_id = ${hotelId} and used_at is null and voided_at is null
    returning token_hash`);
  return rows.length > 0;
}

type NewLink = { tokenHash: string; email: string; hotelId: HotelId | undefined };

export async function insertLink(tx: Tx, { tokenHash, email, hotelId }: NewLink): Promise<void> {
  await tx.execute(sql`
    insert into sign_in_links (token_hash, email, purpose, for_hotel_id, created_at, expires_at)
    values (${tokenHash}, ${email}, 'invitation', ${hotelId ?? null}, now(),
      now() + interval '24 hours')`);
}

/** Links that one hotel asks for are counted and made one after the other. */
export async function lockLinksFor(tx: Tx, hotelId: HotelId): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in links for ${hotelId}`}, 0))`,
  );
}

/** What the hotel has asked for within the hour: in all, and for one email. */
export async function countLinks(
  tx: Tx,
  hotelId: HotelId,
  email: string,
): Promise<{ all: number; own: number }> {
  const [counts] = await tx.execute<{ all: number; own: number }>(sql`
    select count(*)::int as "all", (count(*) filter (where email = ${email}))::int as own
    from sign_in_links
    where for_hotel_id = ${hotelId} and created_at > now() - interval '1 hour'`);
  return counts ?? { all: 0, own: 0 };
}

const isOpen = sql.raw("used_at is null and voided_at is null and expires_at > now()");

export async function linkIsOpen({ system }: Database, tokenHash: string): Promise<boolean> {
  const rows = await system.execute(sql`
    select from sign_in_links where token_hash = ${tokenHash} and ${isOpen}`);
  return rows.length > 0;
}

/** Uses a link up: once, by its email, before it expires. */
export async function consumeLink(
  tx: SystemTx,
  tokenHash: string,
  email: string,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    update sign_in_links set used_at = now()
    where token_hash = ${tokenHash} and email = ${email} and ${isOpen}
    returning token_hash`);
  return rows.length > 0;
}

/** Keeps which session the link has opened: the right to choose a password is that session's. */
export async function bindLink(
  { system }: Database,
  tokenHash: string,
  sessionId: string,
): Promise<void> {
  await system.execute(sql`
    update sign_in_links set used_by_session = ${sessionId}
    where token_hash = ${tokenHash} and used_at is not null`);
}

const gaveRight = (sessionId: string) =>
  sql`used_by_session = ${sessionId} and used_at > now() - interval '1 hour'`;

/** Whether the session was opened by a link within the hour, and has set no password since. */
export async function findUsedLink({ system }: Database, sessionId: string): Promise<boolean> {
  const rows = await system.execute(sql`
    select from sign_in_links where ${gaveRight(sessionId)}`);
  return rows.length > 0;
}

/** Takes back the right that `findUsedLink` tells of; false when it was taken already. */
export async function deleteUsedLink(tx: SystemTx, sessionId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    delete from sign_in_links where ${gaveRight(sessionId)} returning token_hash`);
  return rows.length > 0;
}

/** A link is of no use a day after it was made, nor an hour after it was used. */
export async function deleteOldLinks(tx: SystemTx): Promise<void> {
  await tx.execute(sql`delete from sign_in_links where expires_at < now() - interval '1 day'`);
}

export type OpenInvitation = {
  hotelId: HotelId;
  hotelUserId: HotelUserId;
  displayName: string;
};

/** The places that wait for this email's first sign-in. */
export async function listOpenInvitations(
  db: Tx | System,
  email: string,
): Promise<OpenInvitation[]> {
  const rows = await db.execute<{
    hotel_id: HotelId;
    id: HotelUserId;
    display_name: string;
  }>(sql`
    select hotel_id, id, display_name from hotel_users
    where email = ${email} and user_id is null order by created_at, id`);
  return rows.map((row) => ({
    hotelId: row.hotel_id,
    hotelUserId: row.id,
    displayName: row.display_name,
  }));
}

/** The account of the email; a new one without a password where there is none. */
export async function ensureAccount(
  tx: SystemTx,
  account: { id: UserId; email: string; displayName: string },
): Promise<UserId> {
  const { id, email, displayName } = account;
  await tx.execute(sql`
    insert into users (id, email, display_name) values (${id}, ${email}, ${displayName})
    on conflict (email) do nothing`);
  const [row] = await tx.execute<{ id: UserId }>(sql`select id from users where email = ${email}`);
  if (!row) throw new Error("an account that was just made is not there");
  return row.id;
}

/**
 * Gives a place to the account, and leaves the transaction in that hotel. False: it was given already,
 * or its email was corrected meanwhile and it waits for somebody else.
 */
export async function joinPlace(
  tx: SystemTx,
  { hotelId, hotelUserId }: OpenInvitation,
  { id, email }: { id: UserId; email: string },
): Promise<boolean> {
  await tx.execute(hotelScope(hotelId));
  const rows = await tx.execute(sql`
    update hotel_users set user_id = ${id}, updated_at = now()
    where hotel_id = ${hotelId} and id = ${hotelUserId} and user_id is null and email = ${email}
    returning id`);
  return rows.length > 0;
}

/** Whether the account opens anything (AUTH-04). */
export async function mayEnter(tx: SystemTx, userId: UserId): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from users u where u.id = ${userId} and (u.is_super_admin or exists (
      select from hotel_users m where m.user_id = u.id and m.status = 'active'))`);
  return rows.length > 0;
}

export async function updatePassword(
  tx: SystemTx,
  userId: UserId,
  passwordHash: string,
): Promise<void> {
  await tx.execute(sql`update users set password_hash = ${passwordHash} where id = ${userId}`);
}
