import { randomBytes } from "node:crypto";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { type Adapter, Lucia, TimeSpan } from "lucia";
import type { Env } from "../../env.ts";
import type { Database, System, SystemTx } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/hash-token.ts";
import type { Actor } from "../../platform/identity.ts";
import type { SessionStore } from "../../platform/session-store.ts";
import { checkListeners } from "./check-listeners.ts";
import { cookieToken, hostCookieName } from "./host-cookie.ts";
import {
  deleteSession,
  deleteSessionsOf,
  extendSession,
  findSession,
  insertSession,
  listSuperAdminMemberships,
} from "./sessions.queries.ts";

declare module "lucia" {
  interface Register {
    Lucia: Lucia<SessionAttributes, UserAttributes>;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: UserAttributes;
  }
}
type SessionAttributes = { createdAt: Date };
type UserAttributes = { actor: Actor | undefined };

const IDLE = new TimeSpan(12, "h");
const LONGEST = new TimeSpan(7, "d");
/** Sessions are extended in steps of this length, not on every request. */
const STEP = new TimeSpan(5, "m");

/**
 * Sessions with Lucia, which is no longer maintained: only this file imports it.
 *
 * The cookie holds 256 random bits and the database only their SHA-256, so a copy of the database
 * opens nothing. A session ends after 12 hours without a request, and after 7 days in any case.
 */
export function openSessions(database: Database, env: Env): SessionStore {
  const luciaOver = (db: System | SystemTx) =>
    new Lucia<SessionAttributes, UserAttributes>(hashing(database, db), {
      sessionExpiresIn: IDLE,
      sessionCookie: cookieFor(env),
      getSessionAttributes: ({ createdAt }) => ({ createdAt }),
      getUserAttributes: ({ actor }) => ({ actor }),
    });
  const lucia = luciaOver(database.system);

  async function identify(token: string, entering?: string): Promise<Actor | undefined> {
    const { session, user } = await lucia.validateSession(token);
    if (!session) return undefined;
    const end = session.createdAt.getTime() + LONGEST.milliseconds();
    const due = Math.min(Date.now() + IDLE.milliseconds(), end);
    if (due - session.expiresAt.getTime() > STEP.milliseconds()) {
      await extendSession(database, hashToken(token), new Date(due));
    }
    const hotelId = hotelIdSchema.safeParse(entering).data;
    if (!user.actor?.isSuperAdmin || !hotelId) return user.actor;
    return { ...user.actor, memberships: await listSuperAdminMemberships(database, hotelId) };
  }

  return {
    tokenFrom: (cookies) => cookieToken(cookies, lucia.sessionCookieName),
    identify,
    checkListeners: (listeners) => checkListeners(database.background, listeners),
    async start(userId, tx) {
      const token = randomBytes(32).toString("base64url");
      const attributes = { createdAt: new Date() };
      const writer = tx ? luciaOver(tx) : lucia;
      const session = await writer.createSession(userId, attributes, { sessionId: token });
      const cookie = lucia.createSessionCookie(session.id);
      cookie.attributes.maxAge = LONGEST.seconds();
      return { token, cookie: cookie.serialize() };
    },
    async end(token) {
      if (token !== undefined) await lucia.invalidateSession(token);
      return lucia.createBlankSessionCookie().serialize();
    },
  };
}

function cookieFor(env: Env) {
  const attributes = { secure: !env.COOKIE_INSECURE, sameSite: "lax" as const, path: "/" };
  return { name: hostCookieName("funduq", env), attributes };
}

/**
 * Lucia's storage. Every token is hashed before it is used; the reading query returns the whole caller.
 * A new session is written through `db`, which may be a transaction.
 */
function hashing(database: Database, db: System | SystemTx): Adapter {
  return {
    async getSessionAndUser(token) {
      const found = await findSession(database, hashToken(token));
      if (!found) return [null, null];
      const { actor, createdAt, expiresAt } = found;
      const session = { id: token, userId: actor.userId, expiresAt, attributes: { createdAt } };
      return [session, { id: actor.userId, attributes: { actor } }];
    },
    // Lucia's list would need the tokens, which are not stored; nothing here calls it.
    getUserSessions: async () => [],
    setSession: ({ id, userId, expiresAt }) =>
      insertSession(db, { id: hashToken(id), userId, expiresAt }),
    updateSessionExpiration: (token, expiresAt) =>
      extendSession(database, hashToken(token), expiresAt),
    deleteSession: (token) => deleteSession(database.system, hashToken(token)),
    deleteUserSessions: (userId) => deleteSessionsOf(database.system, userId),
    // A job deletes expired sessions.
    deleteExpiredSessions: async () => {},
  };
}
