import type { SetPassword } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import type { SystemTx } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/hash-token.ts";
import type { Actor } from "../../platform/identity.ts";
import { type Browser, deviceHash } from "./browser.ts";
import { deleteDevicesExcept } from "./known-devices.queries.ts";
import { assertOwnPassword } from "./own-password.service.ts";
import { assertGoodPassword } from "./password-rules.ts";
import { deleteOtherSessions } from "./sessions.queries.ts";
import { consumePasswordRight, findPasswordRight, updatePassword } from "./used-links.queries.ts";

/**
 * Sets the password after a sign-in by link (AUTH-08). An ordinary session is not enough: a person at an unlocked
 * browser, or one who knows the former password, must not be able to take over the account. Only the session that
 * the link started may do it.
 *
 * Ends every other session of the account, also one that was opened with the former password meanwhile, and
 * forgets every other device. The session keeps its token: the link created it, so no other person has it, and a
 * browser that lost the answer is still signed in. For an hour it may repeat the same password.
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
  // A repeat after a lost answer.
  await assertOwnPassword(runtime, actor, password, {
    browser,
    refusal: "session.password-not-expected",
  });
}

/** False when another request of the same session has set a password meanwhile. */
async function replacePassword(
  tx: SystemTx,
  { userId }: Actor,
  { sessionId, passwordHash }: { sessionId: string; passwordHash: string },
  browser: Browser,
): Promise<boolean> {
  if (!(await consumePasswordRight(tx, sessionId))) return false;
  await updatePassword(tx, userId, passwordHash);
  await deleteOtherSessions(tx, userId, sessionId);
  await deleteDevicesExcept(tx, userId, deviceHash(browser));
  await announceUser(tx, userId);
  return true;
}
