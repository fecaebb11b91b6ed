import type { Language, Theme } from "@funduq/shared-types/contracts/session";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Database, System, SystemTx, Tx } from "../../platform/db/database.ts";
import type { Actor, Membership } from "../../platform/identity.ts";

/** However busy it is kept, a session ends this long after the sign-in. */
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
  'id', h.id, 'name', h.name, 'businessDate', h.business_date, 'expiresAt', h.expires_at,
  'timeZone', h.time_zone, 'weekStart', h.week_start, 'changeSeq', coalesce(c.seq, 0))`);

/**
 * The one question the gate asks per request: who holds this session, and where may they go now.
 * A super admin stands in every hotel as its admin.
 */
export async function findSession(
  { system }: Database,
  sessionId: string,
): Promise<FoundSession | undefined> {
  const [row] = await system.execute<SessionRow>(sql`
    select s.user_id, u.email, u.display_name, u.is_super_admin, u.language, u.theme,
      (extract(epoch from s.created_at) * 1000)::float8 as created_ms,
      (extract(epoch from s.expires_at) * 1000)::float8 as expires_ms,
      coalesce(case when u.is_super_admin then (
        select json_agg(json_build_object('hotel', ${hotelOfGate}, 'hotelUserId', null,
          'role', 'hotel-admin', 'sections', '[]'::json) order by h.name, h.id)
        from hotels h left join change_counters c on c.hotel_id = h.id
      ) else (
        select json_agg(json_build_object('hotel', ${hotelOfGate}, 'hotelUserId', m.id,
          'role', m.role, 'sections', m.sections) order by h.name, h.id)
        from hotel_users m join hotels h on h.id = m.hotel_id
          left join change_counters c on c.hotel_id = h.id
        where m.user_id = u.id and m.status = 'active'
      ) end, '[]'::json) as memberships
    from sessions s join users u on u.id = s.user_id
    where s.id = ${sessionId} and s.expires_at > now() and s.created_at > now() - ${longest}`);
  if (!row) return undefined;
  return {
    actor: actorOf(row),
    createdAt: new Date(row.created_ms),
    expiresAt: new Date(row.expires_ms),
  };
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

/** Which of these sessions still belong to someone who may see the hotel. */
export async function listEntitledSessions(
  { system }: Database,
  hotelId: HotelId,
  sessionIds: readonly string[],
): Promise<string[]> {
  const rows = await system.execute<{ id: string }>(sql`
    select s.id from sessions s join users u on u.id = s.user_id
    where s.id = any(${textArray(sessionIds)}::text[])
      and s.expires_at > now() and s.created_at > now() - ${longest}
      and exists (select from hotels h where h.id = ${hotelId})
      and (u.is_super_admin or exists (
        select from hotel_users m
        where m.hotel_id = ${hotelId} and m.user_id = u.id and m.status = 'active'))`);
  return rows.map(({ id }) => id);
}

/** An array literal of session ids, which are hexadecimal. */
function textArray(ids: readonly string[]): string {
  return `{${ids.join(",")}}`;
}

export async function insertSession(
  { system }: Database,
  session: { id: string; userId: string; expiresAt: Date },
): Promise<void> {
  await system.execute(sql`
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

export async function deleteSession({ system }: Database, sessionId: string): Promise<void> {
  await system.execute(sql`delete from sessions where id = ${sessionId}`);
}

/** Ends every session of a user. In a transaction it takes effect with it. */
export async function deleteSessionsOf(db: Tx | System, userId: string): Promise<void> {
  await db.execute(sql`delete from sessions where user_id = ${userId}`);
}

export async function deleteExpiredSessions({ system }: Database): Promise<void> {
  await system.execute(sql`
    delete from sessions where expires_at < now() or created_at < now() - ${longest}`);
}

export type Account = { id: UserId; passwordHash: string | null };

/** The account of a lower-cased email. */
export async function findAccount(
  { system }: Database,
  email: string,
): Promise<Account | undefined> {
  const [row] = await system.execute<{ id: UserId; password_hash: string | null }>(
    sql`select id, password_hash from users where email = ${email}`,
  );
  return row && { id: row.id, passwordHash: row.password_hash };
}

export async function setPreferences(
  tx: SystemTx,
  userId: UserId,
  { language, theme }: { language: Language | null; theme: Theme },
): Promise<void> {
  await tx.execute(
    sql`update users set language = ${language}, theme = ${theme} where id = ${userId}`,
  );
}
