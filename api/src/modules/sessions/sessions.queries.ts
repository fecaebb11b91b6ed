import type { Language, SetPreferences, Theme } from "@funduq/shared-types/contracts/session";
import type { HotelRole, Section } from "@funduq/shared-types/contracts/user";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { Database, System, SystemTx, Tx } from "../../platform/db/database.ts";
import type { Actor, EnteredHotel, Membership } from "../../platform/identity.ts";
import { knowsDevice } from "./known-devices.queries.ts";

/** The absolute lifetime of a session after the sign-in, regardless of activity. */
const longest = sql.raw("interval '7 days'");

export type FoundSession = { actor: Actor; createdAt: Date; expiresAt: Date };

type SessionRow = {
  user_id: UserId;
  created_ms: number;
  expires_ms: number;
  email: string;
  display_name: string;
  is_super_admin: boolean;
  language: Language | null;
  theme: Theme;
  memberships: Membership[];
};

const hotelOfGate = sql.raw(`json_build_object(
  'id', h.id, 'name', h.name, 'city', h.city, 'businessDate', h.business_date, 'expiresAt', h.expires_at,
  'timeZone', h.time_zone, 'weekStart', h.week_start, 'changeSeq', coalesce(c.seq, 0),
  'changeHash', coalesce(encode(c.last_hash, 'hex'), ''))`);

/**
 * The query that the gate sends with every request: who holds this session, and which hotels may they enter
 * now. A super admin may enter every hotel, so theirs are not listed.
 */
export async function findSession(
  { system }: Database,
  sessionId: string,
): Promise<FoundSession | undefined> {
  const [row] = await system.execute<SessionRow>(sql`
    select s.user_id, u.email, u.display_name, u.is_super_admin, u.language, u.theme,
      (extract(epoch from s.created_at) * 1000)::float8 as created_ms,
      (extract(epoch from s.expires_at) * 1000)::float8 as expires_ms,
      coalesce((
        select json_agg(json_build_object('hotel', ${hotelOfGate}, 'hotelUserId', m.id,
          'role', m.role, 'sections', m.sections, 'isNew', m.join_unseen) order by h.name, h.id)
        from hotel_users m join hotels h on h.id = m.hotel_id
          left join change_counters c on c.hotel_id = h.id
        where m.user_id = u.id and m.status = 'active' and not u.is_super_admin
      ), '[]'::json) as memberships
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.expires_at > now() and s.created_at > now() - ${longest}`);
  if (!row) return undefined;
  return {
    actor: actorOf(row),
    createdAt: new Date(row.created_ms),
    expiresAt: new Date(row.expires_ms),
  };
}

/** The hotel as a super admin enters it, as its admin; none where there is no such hotel. */
export async function listSuperAdminMemberships(
  { system }: Pick<Database, "system">,
  hotelId: HotelId,
): Promise<Membership[]> {
  return listAsAdmin(system, sql`select ${hotelId}::uuid`);
}

/** The hotels that a super admin works in, and the one they ask for. */
export async function listSuperAdminHotels(
  { system }: Pick<Database, "system">,
  { userId, hotelId = null }: { userId: UserId; hotelId?: HotelId | null | undefined },
): Promise<Membership[]> {
  return listAsAdmin(
    system,
    sql`select ${hotelId}::uuid
      union all select hotel_id from hotel_users where user_id = ${userId} and status = 'active'`,
  );
}

async function listAsAdmin(system: System, hotelIds: SQL): Promise<Membership[]> {
  const rows = await system.execute<{ hotel: EnteredHotel }>(sql`
    select ${hotelOfGate} as hotel
    from hotels h left join change_counters c on c.hotel_id = h.id
    where h.id in (${hotelIds})
    order by h.name, h.id`);
  return rows.map(({ hotel }) => ({
    hotel,
    hotelUserId: null,
    role: "hotel-admin",
    sections: [],
  }));
}

function actorOf(row: SessionRow): Actor {
  return {
    userId: row.user_id,
    email: row.email,
    displayName: row.display_name,
    isSuperAdmin: row.is_super_admin,
    language: row.language,
    theme: row.theme,
    memberships: row.memberships,
  };
}

export type ListenerRow = {
  /** Whether the hotel exists. */
  hotelExists: boolean;
  changeSeq: number;
  /** Whether the session is open. */
  isOpen: boolean;
  isSuperAdmin: boolean | null;
  /** Of an active place in the hotel. */
  role: HotelRole | null;
  sections: Section[] | null;
};

/** The current access of each of these sessions to its hotel: one row each, in order. */
export async function listListeners(
  { system }: Pick<Database, "system">,
  listeners: readonly { hotelId: HotelId; sessionId: string }[],
): Promise<ListenerRow[]> {
  const hotelIds = listeners.map(({ hotelId }) => hotelId);
  const sessionIds = listeners.map(({ sessionId }) => sessionId);
  return system.execute<ListenerRow>(sql`
    select h.id is not null as "hotelExists", coalesce(c.seq, 0) as "changeSeq",
      u.id is not null as "isOpen", u.is_super_admin as "isSuperAdmin", m.role, m.sections
    from unnest(${plainArray(hotelIds)}::uuid[], ${plainArray(sessionIds)}::text[])
        with ordinality asked (hotel_id, session_id, place)
      left join hotels h on h.id = asked.hotel_id
      left join change_counters c on c.hotel_id = asked.hotel_id
      left join sessions s on s.id = asked.session_id
        and s.expires_at > now() and s.created_at > now() - ${longest}
      left join users u on u.id = s.user_id
      left join hotel_users m
        on m.hotel_id = asked.hotel_id and m.user_id = u.id and m.status = 'active'
    order by asked.place`);
}

/** A PostgreSQL array literal of ids, which need no quoting. */
function plainArray(ids: readonly string[]): string {
  return `{${ids.join(",")}}`;
}

export async function insertSession(
  db: Tx | System,
  session: { id: string; userId: string; expiresAt: Date },
): Promise<void> {
  await db.execute(sql`
    insert into sessions (id, user_id, created_at, expires_at)
    values (${session.id}, ${session.userId}, now(), ${session.expiresAt.toISOString()})`);
}

export async function extendSession(
  { system }: Database,
  sessionId: string,
  expiresAt: Date,
): Promise<void> {
  await system.execute(sql`
    update sessions set expires_at = least(${expiresAt.toISOString()}, created_at + ${longest})
    where id = ${sessionId}`);
}

export async function deleteSession(db: Tx | System, sessionId: string): Promise<void> {
  await db.execute(sql`delete from sessions where id = ${sessionId}`);
}

/** Ends every session of a user but one; returns how many were still valid. */
export async function deleteOtherSessions(
  tx: SystemTx,
  userId: UserId,
  sessionId: string,
): Promise<number> {
  const rows = await tx.execute<{ was_open: boolean }>(sql`
    delete from sessions where user_id = ${userId} and id <> ${sessionId}
    returning expires_at > now() as was_open`);
  return rows.filter(({ was_open }) => was_open).length;
}

/** Ends every session of a user, in the caller's transaction. */
export async function deleteSessionsOf(db: Tx | System, userId: string): Promise<void> {
  await db.execute(sql`delete from sessions where user_id = ${userId}`);
}

export async function deleteExpiredSessions({ system }: Database): Promise<void> {
  await system.execute(sql`
    delete from sessions where expires_at < now() or created_at < now() - ${longest}`);
}

/** `knowsDevice`: the browser is a known device of the account. */
export type Account = { id: UserId; passwordHash: string | null; knowsDevice: boolean };

/** The account of a lower-cased email, and whether this device cookie is known to it. */
export async function findAccount(
  { system }: Database,
  email: string,
  deviceHash: string | undefined,
): Promise<Account | undefined> {
  const [row] = await system.execute<Account>(sql`
    select id, password_hash as "passwordHash", ${knowsDevice(deviceHash)} as "knowsDevice"
    from users u where email = ${email}`);
  return row;
}

/**
 * Whether the account's password is still the checked one. Locks the account's row until the transaction ends, so
 * that a password that is being replaced cannot start a session. Not FOR SHARE: two sign-ins that then update the row
 * would deadlock.
 */
export async function lockUnchangedPassword(
  tx: SystemTx,
  { id, passwordHash }: Pick<Account, "id" | "passwordHash">,
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from users where id = ${id} and password_hash = ${passwordHash} for no key update`);
  return rows.length > 0;
}

export async function setLastSignIn(tx: SystemTx, userId: UserId): Promise<void> {
  await tx.execute(sql`update users set last_sign_in_at = now() where id = ${userId}`);
}

/** Serializes transactions that end access of the same account, before they decide about its sessions. */
export async function lockSessionsOf(tx: Tx, userId: UserId): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`sessions of ${userId}`}, 0))`,
  );
}

/** Fields that are left out keep the value that another request may have stored meanwhile. */
export async function setPreferences(
  tx: SystemTx,
  userId: UserId,
  { language, theme }: SetPreferences,
): Promise<void> {
  await tx.execute(sql`
    update users
    set language = coalesce(${language ?? null}, language), theme = coalesce(${theme ?? null}, theme)
    where id = ${userId}`);
}
