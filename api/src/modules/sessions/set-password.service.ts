import type { SetPassword } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import type { SystemTx } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/identity.ts";
import { attemptFrom, type Browser, deviceHash } from "./browser.ts";
import { hashToken } from "./hash-token.ts";
import { deleteDevicesExcept } from "./known-devices.queries.ts";
import { assertGoodPassword } from "./password-rules.ts";
import { deleteOtherSessions, findAccount } from "./sessions.queries.ts";
import { markSucceeded } from "./sign-in-limits.queries.ts";
import { countedAttempt } from "./sign-in-limits.ts";
import { findPasswordRight, takePasswordRight, updatePassword } from "./used-links.queries.ts";

/**
 * Sets the password of someone who has just come by a link (AUTH-08). A session alone is not
 * enough: whoever finds an open browser, or still knows the former password, must not be able to
 * take the account. The right is the session's that followed the link.
 *
 * Every other session of the account ends, also one that the former password has opened meanwhile,
 * and every other device is forgotten. The session itself goes on under its token: it was born from
 * the link, so nobody held it before, and a browser that lost the answer is still signed in. For an
 * hour it may repeat the same password.
 */
export async function setPassword(
  runtime: Runtime,
  actor: Actor,
  { password }: SetPassword,
  browser: Browser,
): Promise<void> {
  const { database, env, hashing } = runtime;
  const sessionId = hashToken(browser.sessionToken ?? "");
  const right = await findPasswordRight(database, sessionId);
  if (right === undefined) throw new AppError("session.password-not-expected");
  if (right === "choose") {
    assertGoodPassword(password, { min: env.AUTH_PASSWORD_MIN, email: actor.email });
    const chosen = { sessionId, passwordHash: await hashing.hash(password) };
    const isSet = await database.withSystem((tx) => replacePassword(tx, actor, chosen, browser));
    if (isSet) return;
  }
  await assertRepeated(runtime, actor, password, browser);
}

/** False when another request of the same session has set a password meanwhile. */
async function replacePassword(
  tx: SystemTx,
  { userId }: Actor,
  { sessionId, passwordHash }: { sessionId: string; passwordHash: string },
  browser: Browser,
): Promise<boolean> {
  if (!(await takePasswordRight(tx, sessionId))) return false;
  await updatePassword(tx, userId, passwordHash);
  await deleteOtherSessions(tx, userId, sessionId);
  await deleteDevicesExcept(tx, userId, deviceHash(browser));
  await announceUser(tx, userId);
  return true;
}

/** A repeat after a lost answer. It is checked and counted like any sign-in attempt. */
async function assertRepeated(
  runtime: Runtime,
  { email }: Actor,
  password: string,
  browser: Browser,
): Promise<void> {
  const { database, hashing } = runtime;
  const account = await findAccount(database, email, deviceHash(browser));
  const attempt = attemptFrom(browser, { email, account, isKnown: true });
  await countedAttempt(runtime, attempt, async (attemptId) => {
    const isSame = await hashing.fits(password, account?.passwordHash);
    if (!isSame) throw new AppError("session.password-not-expected");
    await database.withSystem((tx) => markSucceeded(tx, attemptId));
  });
}
