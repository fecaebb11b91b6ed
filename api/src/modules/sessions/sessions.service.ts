import type { Session, SetPreferences, SignIn } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { UserId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/identity.ts";
import { presentSession } from "./sessions.presenter.ts";
import { type Account, deleteSessionsOf, findAccount, setPreferences } from "./sessions.queries.ts";
import { deleteOldAttempts } from "./sign-in-limits.queries.ts";
import { forgiveAttempt, reserveAttempt } from "./sign-in-limits.ts";
import { deleteOldLinks } from "./sign-in-links.queries.ts";
import { joinHotels } from "./sign-in-links.service.ts";

export type SignedIn = { session: Session; cookie: string };

/** Where a sign-in comes from: the client's address, and the session its browser had until now. */
type Browser = { address: string; sessionToken: string | undefined; requestId: string };

/**
 * Signs in with email and password (AUTH-02).
 *
 * The attempt is counted before the password is looked at, so that guesses sent at once can't
 * exceed the limits, and an unknown email costs the same hash as a known one. The session that the
 * browser had before ends: nobody is signed in twice in it.
 */
export async function signIn(
  runtime: Runtime,
  { email, password }: SignIn,
  { address, sessionToken, requestId }: Browser,
): Promise<SignedIn> {
  const { database, hashing, sessions } = runtime;
  const typed = email.toLowerCase();
  const account = await findAccount(database, typed);
  const attempt = { email: typed, address, known: isTreatedAsKnown(runtime, account) };
  const attemptId = await runtime.signInTurn(() => reserveAttempt(database, attempt));
  const fits = await hashing.fits(password, account?.passwordHash);
  if (!account || !fits) throw refusal(runtime, account);
  await forgiveAttempt(database, attemptId);
  await joinHotels(runtime, { id: account.id, email: typed }, requestId);

  const { cookie, token } = await sessions.start(account.id);
  const actor = await sessions.identify(token);
  if (!actor) throw new AppError("session.no-profile");
  if (!actor.isSuperAdmin && actor.memberships.length === 0) {
    await sessions.end(token);
    throw new AppError("session.no-hotel");
  }
  if (sessionToken !== undefined) await sessions.end(sessionToken);
  return { session: presentSession(actor), cookie };
}

/**
 * Unknown emails are stopped sooner, which tells them from known ones: not where an operator must
 * not reveal accounts.
 */
function isTreatedAsKnown({ env }: Runtime, account: Account | undefined): boolean {
  return env.AUTH_GENERIC_ERRORS || account !== undefined;
}

/** What a failed sign-in says: which half was wrong, unless the operator must not reveal accounts. */
function refusal({ env }: Runtime, account: Account | undefined): AppError {
  if (env.AUTH_GENERIC_ERRORS) return new AppError("session.login-failed");
  return account ? new AppError("session.wrong-password") : new AppError("session.unknown-email");
}

/** Ends the session and, in every process, the live streams it holds. */
export async function signOut(
  { database, sessions }: Runtime,
  token: string | undefined,
  actor: Actor | undefined,
): Promise<string> {
  const cookie = await sessions.end(token);
  if (actor) await database.withSystem((tx) => announceUser(tx, actor.userId));
  return cookie;
}

/** Ends all sessions of a user together with the transaction, and has the live streams closed after it. */
export async function endSessionsOf(tx: HotelTx, userId: UserId): Promise<void> {
  await deleteSessionsOf(tx, userId);
  await announceUser(tx, userId);
}

/** Removes sessions, links and counted attempts whose time is over. */
export async function tidySessions({ database, sessions }: Runtime): Promise<void> {
  await sessions.sweep();
  await database.withSystem(async (tx) => {
    await deleteOldAttempts(tx);
    await deleteOldLinks(tx);
  });
}

/** Keeps how someone wants to see the suite. What isn't named stays. */
export async function changePreferences(
  { database }: Runtime,
  actor: Actor,
  preferences: SetPreferences,
): Promise<Session> {
  const { language = actor.language, theme = actor.theme } = preferences;
  await database.withSystem((tx) => setPreferences(tx, actor.userId, { language, theme }));
  return presentSession({ ...actor, language, theme });
}
