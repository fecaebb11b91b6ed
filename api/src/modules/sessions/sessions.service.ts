import type { SetPreferences, SignIn } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import type { HotelTx, SystemTx } from "../../platform/db/database.ts";
import { inSystemScope } from "../../platform/db/transactions.ts";
import type { Actor } from "../../platform/identity.ts";
import type { Job } from "../../platform/jobs.ts";
import { attemptFrom, type Browser, deviceHash } from "./browser.ts";
import { mayEnter } from "./invitations.queries.ts";
import { joinHotels, recordJoins } from "./invitations.service.ts";
import { deleteOldDevices } from "./known-devices.queries.ts";
import { openSession, presentOpened, type SignedIn } from "./open-session.ts";
import {
  type Account,
  deleteExpiredSessions,
  deleteSessionsOf,
  findAccount,
  lockSessionsOf,
  lockUnchangedPassword,
  setPreferences,
} from "./sessions.queries.ts";
import { deleteOldAttempts, markSucceeded } from "./sign-in-limits.queries.ts";
import { countedAttempt } from "./sign-in-limits.ts";
import { deleteOldLinks } from "./sign-in-links.queries.ts";

/**
 * Signs in with email and password (AUTH-02).
 *
 * The attempt is counted before the password is checked, so that concurrent guesses can't exceed the limits, and an
 * unknown email costs the same hash as a known one. Everything that follows a correct password is one transaction.
 * `hotelId`: the hotel that a super admin is about to open.
 */
export async function signIn(
  runtime: Runtime,
  { email, password }: SignIn,
  browser: Browser,
  hotelId?: HotelId,
): Promise<SignedIn> {
  const { database, clock, hashing } = runtime;
  const typed = email.toLowerCase();
  const account = await findAccount(database, typed, deviceHash(browser));
  const isKnown = isTreatedAsKnown(runtime, account);
  const attempt = attemptFrom(browser, { email: typed, account, isKnown });
  const opened = await countedAttempt(runtime, attempt, async (attemptId) => {
    const fits = await hashing.fits(password, account?.passwordHash);
    if (!account || !fits) throw refusal(runtime, account);
    return database.withSystem(async (tx) => {
      if (!(await lockUnchangedPassword(tx, account))) throw refusal(runtime, account);
      await markSucceeded(tx, attemptId);
      const joined = await joinHotels(tx, { id: account.id, email: typed });
      const opened = (await mayEnter(tx, account.id))
        ? await openSession(runtime, tx, account.id, browser)
        : undefined;
      await recordJoins(tx, joined, { at: clock.now(), requestId: browser.requestId });
      return opened;
    });
  });
  if (!opened) throw new AppError("session.no-hotel");
  return presentOpened(runtime, opened, { hotelId, ended: "session.no-profile" });
}

/**
 * Unknown emails are refused sooner, which tells them from known ones: not where an operator must
 * not reveal accounts.
 */
function isTreatedAsKnown({ env }: Runtime, account: Account | undefined): boolean {
  return env.AUTH_GENERIC_ERRORS || account !== undefined;
}

/** The error of a failed sign-in: which half was wrong, unless the operator must not reveal accounts. */
function refusal({ env }: Runtime, account: Account | undefined): AppError {
  if (env.AUTH_GENERIC_ERRORS) return new AppError("session.login-failed");
  return account ? new AppError("session.wrong-password") : new AppError("session.unknown-email");
}

/** Ends the session and, in every process, its live streams. */
export async function signOut(
  { database, sessions }: Runtime,
  token: string | undefined,
  actor: Actor | undefined,
): Promise<string> {
  const cookie = await sessions.end(token);
  if (actor) await database.withSystem((tx) => announceUser(tx, actor.userId));
  return cookie;
}

/**
 * Ends all sessions of an account without any access: no active place in a hotel and no super admin rights
 * (AUTH-19, X-07). Call it in the transaction that ends a place, after that write. When two hotels do this at the
 * same time, the second transaction sees the first one's result. The account's row is not locked: a super admin's
 * write locks it while it holds locks that this transaction needs, so both would deadlock.
 */
export async function endSessionsWithoutAccess(tx: HotelTx, userId: UserId): Promise<void> {
  await lockSessionsOf(tx, userId);
  if (await inSystemScope(tx, () => mayEnter(tx, userId))) return;
  await deleteSessionsOf(tx, userId);
  await announceUser(tx, userId);
}

/** The same for a former super admin, in a transaction without a hotel. */
export async function endSessionsOfFormerSuperAdmin(tx: SystemTx, userId: UserId): Promise<void> {
  await lockSessionsOf(tx, userId);
  if (!(await mayEnter(tx, userId))) await deleteSessionsOf(tx, userId);
}

const TIDY_EVERY_MS = 15 * 60_000;

/** Deletes expired sessions, links, devices and attempts. */
export const accountsJob = ({ database }: Pick<Runtime, "database">): Job => ({
  name: "accounts",
  everyMs: TIDY_EVERY_MS,
  async run() {
    await deleteExpiredSessions(database);
    await database.withSystem(async (tx) => {
      await deleteOldAttempts(tx);
      await deleteOldLinks(tx);
      await deleteOldDevices(tx);
    });
  },
});

/** Stores a user's preferences; fields that are left out are unchanged. */
export async function changePreferences(
  { database }: Runtime,
  actor: Actor,
  preferences: SetPreferences,
): Promise<void> {
  await database.withSystem((tx) => setPreferences(tx, actor.userId, preferences));
}
