import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Database, SystemTx } from "../../platform/db/database.ts";

const isOpen = sql.raw("used_at is null and voided_at is null and expires_at > now()");

/** A request to follow a link. `browserHash`: the hash of the browser's key, if it sent one. */
export type FollowedLink = {
  tokenHash: string;
  email: string;
  browserHash: string | undefined;
};

/** The browser that used a link may repeat the request for an hour, until a password was set with it. */
const isRepeatableBy = (browserHash: string | undefined) => sql`
  used_by_browser = ${browserHash ?? null} and used_by_session is not null
  and password_set_at is null and used_at > now() - interval '1 hour'`;

/** Whether a browser can follow the link, for the first time or again. */
export async function canFollow(
  { system }: Database,
  { tokenHash, browserHash }: Omit<FollowedLink, "email">,
): Promise<boolean> {
  const rows = await system.execute(sql`
    select from sign_in_links
    where token_hash = ${tokenHash} and ((${isOpen}) or (${isRepeatableBy(browserHash)}))`);
  return rows.length > 0;
}

/** Marks a link as used: once, for its email, before it expires. Undefined where that can't be. */
export async function consumeLink(
  tx: SystemTx,
  { tokenHash, email, browserHash }: FollowedLink,
): Promise<{ hotelId: HotelId | undefined } | undefined> {
  const [link] = await tx.execute<{ hotelId: HotelId | null }>(sql`
    update sign_in_links set used_at = now(), used_by_browser = ${browserHash ?? null}
    where token_hash = ${tokenHash} and email = ${email} and ${isOpen}
    returning for_hotel_id as "hotelId"`);
  return link && { hotelId: link.hotelId ?? undefined };
}

/**
 * The session that a used link started, when the same browser repeats the request. Locks the link until the
 * transaction ends. A session that was ended meanwhile (by a log-out or an admin) is not started again.
 */
export async function lockRepeatedLink(
  tx: SystemTx,
  { tokenHash, email, browserHash }: FollowedLink,
): Promise<{ sessionId: string; userId: UserId } | undefined> {
  const [link] = await tx.execute<{ sessionId: string }>(sql`
    select used_by_session as "sessionId" from sign_in_links
    where token_hash = ${tokenHash} and email = ${email} and ${isRepeatableBy(browserHash)}
    for update`);
  if (!link) return undefined;
  // A separate statement has a new snapshot: the one before may have waited for the lock.
  const [session] = await tx.execute<{ userId: UserId }>(sql`
    select user_id as "userId" from sessions where id = ${link.sessionId}`);
  return session && { ...link, ...session };
}

/** Stores the session that the link started: only that session may set a password. */
export async function bindLink(tx: SystemTx, tokenHash: string, sessionId: string): Promise<void> {
  await tx.execute(sql`
    update sign_in_links set used_by_session = ${sessionId} where token_hash = ${tokenHash}`);
}

/**
 * Whether a password may be set by a used link. An invitation replaces none: the account of its email has not lost
 * its password.
 */
const maySetPassword = sql.raw(`password_set_at is null and (purpose = 'sign-in' or not exists (
    select from users u where u.email = sign_in_links.email and u.password_hash is not null))`);

/** Whether the session of this used link may set a password. */
export async function choosesPassword(tx: SystemTx, tokenHash: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from sign_in_links where token_hash = ${tokenHash} and ${maySetPassword}`);
  return rows.length > 0;
}

/** The right of a session that a link started: to set a password, or to repeat the same one. */
export type PasswordRight = "choose" | "repeat";

export async function findPasswordRight(
  { system }: Database,
  sessionId: string,
): Promise<PasswordRight | undefined> {
  const [link] = await system.execute<{ right: PasswordRight }>(sql`
    select case when password_set_at is null then 'choose' else 'repeat' end as "right"
    from sign_in_links
    where used_by_session = ${sessionId} and (password_set_at is not null or ${maySetPassword})
      and coalesce(password_set_at, used_at) > now() - interval '1 hour'`);
  return link?.right;
}

/** Uses up the right to set a password; false when it was used already. */
export async function consumePasswordRight(tx: SystemTx, sessionId: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    update sign_in_links set password_set_at = greatest(now(), used_at)
    where used_by_session = ${sessionId} and ${maySetPassword}
      and used_at > now() - interval '1 hour'
    returning token_hash`);
  return rows.length > 0;
}

export async function updatePassword(
  tx: SystemTx,
  userId: UserId,
  passwordHash: string,
): Promise<void> {
  await tx.execute(sql`update users set password_hash = ${passwordHash} where id = ${userId}`);
}
