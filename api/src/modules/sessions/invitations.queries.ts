import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { System, SystemTx, Tx } from "../../platform/db/database.ts";
import { hotelScope } from "../../platform/db/transactions.ts";

export type OpenInvitation = {
  hotelId: HotelId;
  hotelUserId: HotelUserId;
  displayName: string;
};

/** The pending invitations of this email. */
export async function listOpenInvitations(
  db: System | SystemTx,
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

/** The account of the email; creates one without a password if it does not exist. */
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
 * Gives an invited hotel user (a place) to the account, and leaves the transaction in that hotel's scope. An
 * account with a password is shown the new hotel later (`join_unseen`). Returns false when the place was already
 * given, its email was corrected meanwhile, or the account has another place in the hotel.
 */
export async function joinPlace(
  tx: SystemTx,
  { hotelId, hotelUserId }: OpenInvitation,
  { id, email }: { id: UserId; email: string },
): Promise<boolean> {
  await tx.execute(hotelScope(hotelId));
  const rows = await tx.execute(sql`
    update hotel_users set user_id = ${id}, updated_at = now(),
      join_unseen = exists (select from users where id = ${id} and password_hash is not null)
    where hotel_id = ${hotelId} and id = ${hotelUserId} and user_id is null and email = ${email}
      and not exists (select from hotel_users own where own.hotel_id = ${hotelId} and own.user_id = ${id})
    returning id`);
  return rows.length > 0;
}

/** Whether the account has access to anything (AUTH-04). */
export async function mayEnter(tx: SystemTx, userId: UserId): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from users u where u.id = ${userId} and (u.is_super_admin or exists (
      select from hotel_users m where m.user_id = u.id and m.status = 'active'))`);
  return rows.length > 0;
}

/** Whether the account of this email has a password. */
export async function hasPassword(tx: Tx, email: string): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from users where email = ${email} and password_hash is not null`);
  return rows.length > 0;
}
