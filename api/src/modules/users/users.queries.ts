import type {
  HotelRole,
  HotelUser,
  HotelUserListQuery,
  Invitation,
  Section,
  UserStatus,
} from "@funduq/shared-types/contracts/user";
import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";
import { and, eq, gt, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { outgoingMails } from "../mail/mail.tables.ts";
import { hotelUsers, users } from "./users.tables.ts";

type HotelUserRef = { hotelId: HotelId; hotelUserId: HotelUserId };

type LockedUser = {
  id: HotelUserId;
  userId: UserId | null;
  email: string;
  displayName: string;
  role: HotelRole;
  sections: Section[];
  status: UserStatus;
  version: number;
};

/**
 * Locks a user of the hotel, the acting user, and every active hotel admin, in the order of their ids, so that
 * two transactions can't remove the hotel's last two admins at the same time (SYS-06).
 */
export async function lockHotelUsers(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
  actorId: UserId,
): Promise<LockedUser[]> {
  const rows = await tx.execute<LockedUser>(sql`
    select id, user_id as "userId", email, display_name as "displayName", role, sections, status, version
    from hotel_users
    where hotel_id = ${hotelId} and (id = ${hotelUserId} or user_id = ${actorId}
      or (role = 'hotel-admin' and status = 'active'))
    order by id for no key update`);
  return [...rows];
}

export async function setStatus(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
  status: UserStatus,
): Promise<void> {
  await tx.execute(sql`
    update hotel_users set status = ${status}, version = version + 1, updated_at = now()
    where hotel_id = ${hotelId} and id = ${hotelUserId}`);
}

export type Rights = { displayName: string; role: HotelRole; sections: Section[] };

export async function updateUser(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
  change: Rights & { status: UserStatus },
): Promise<void> {
  await tx
    .update(hotelUsers)
    .set({ ...change, version: sql`${hotelUsers.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(hotelUsers.hotelId, hotelId), eq(hotelUsers.id, hotelUserId)));
}

/** Whether somebody else has a place in the hotel under the email. */
export async function isEmailTaken(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
  email: string,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from hotel_users
    where hotel_id = ${hotelId} and email = ${email} and id <> ${hotelUserId}`);
  return rows.length > 0;
}

export async function setEmail(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
  email: string,
): Promise<void> {
  await tx.execute(sql`
    update hotel_users set email = ${email}, version = version + 1, updated_at = now()
    where hotel_id = ${hotelId} and id = ${hotelUserId}`);
}

/** How far back the log is searched for who changed somebody last. */
const CHANGES_LOOKED_AT = 2_000;

export async function findLastChange(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
): Promise<{ changedBy: string; changedAt: string }> {
  return selectJson(
    tx,
    sql`
    with latest as (
      select c.* from changes c where c.hotel_id = ${hotelId}
      order by c.seq desc limit ${CHANGES_LOOKED_AT}
    )
    select coalesce((select json_build_object(
        'changedBy', coalesce(nullif(u.display_name, ''), u.email, ''), 'changedAt', c.at)
      from latest c left join users u on u.id = c.by_user_id
      where c.entity_id = ${hotelUserId}::text and c.action in ('users.change', 'users.set-status', 'users.correct-email')
      order by c.seq desc limit 1),
      json_build_object('changedBy', '', 'changedAt', '')) as json`,
  );
}

/** The hotel's unsent mails to a user's email. */
const ownMails = sql`from ${outgoingMails} m where m.recipient = ${hotelUsers.email}
  and m.for_hotel_id = ${hotelUsers.hotelId}`;

/** The delivery state of the invitation's mail. A failed mail is retried, or waits for an admin who sends it again. */
const invitation = sql<Invitation | null>`case
  when ${hotelUsers.userId} is not null then null
  when exists (select ${ownMails} and m.last_error is not null) then 'failed'
  when exists (select ${ownMails}) then 'waiting'
  else 'sent' end`;

/**
 * Users of the hotel from the end of the page before (USR-01). The order is that of the ids, which never change:
 * nobody is missed whose name, role or email changes between two pages.
 */
export async function listUsersAfter(
  tx: HotelTx,
  hotelId: HotelId,
  { afterId }: HotelUserListQuery,
  limit: number,
): Promise<HotelUser[]> {
  return tx
    .select({
      id: hotelUsers.id,
      email: hotelUsers.email,
      displayName: sql<string>`coalesce(nullif(${hotelUsers.displayName}, ''), ${users.displayName}, '')`,
      role: hotelUsers.role,
      sections: hotelUsers.sections,
      status: hotelUsers.status,
      invitation,
      lastSignInAt: users.lastSignInAt,
      hasTillPin: sql<boolean>`exists (select from staff_pins p
        where p.hotel_id = ${hotelUsers.hotelId} and p.user_id = ${hotelUsers.userId})`,
      version: hotelUsers.version,
    })
    .from(hotelUsers)
    .leftJoin(users, eq(users.id, hotelUsers.userId))
    .where(and(eq(hotelUsers.hotelId, hotelId), afterId && gt(hotelUsers.id, afterId)))
    .orderBy(hotelUsers.id)
    .limit(limit);
}

export type Invited = {
  hotelId: HotelId;
  id: HotelUserId;
  email: string;
  displayName: string;
  role: HotelRole;
  sections: Section[];
};

/** False when the email has a place in the hotel already. */
export async function insertInvited(tx: HotelTx, invited: Invited): Promise<boolean> {
  const rows = await tx
    .insert(hotelUsers)
    .values(invited)
    .onConflictDoNothing({ target: [hotelUsers.hotelId, hotelUsers.email] })
    .returning({ id: hotelUsers.id });
  return rows.length > 0;
}

export async function findUser(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
): Promise<
  { email: string; displayName: string; role: HotelRole; hasJoined: boolean } | undefined
> {
  const [row] = await tx
    .select({
      email: hotelUsers.email,
      displayName: hotelUsers.displayName,
      role: hotelUsers.role,
      hasJoined: sql<boolean>`${hotelUsers.userId} is not null`,
    })
    .from(hotelUsers)
    .where(and(eq(hotelUsers.hotelId, hotelId), eq(hotelUsers.id, hotelUserId)));
  return row;
}
