import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Runtime } from "../../platform/app-env.ts";
import type { Actor } from "../../platform/identity.ts";
import { attemptFrom, type Browser, browserOf, deviceHash } from "./browser.ts";
import { findAccount } from "./sessions.queries.ts";
import { markSucceeded } from "./sign-in-limits.queries.ts";
import { countedAttempt } from "./sign-in-limits.ts";

/** Throws `session.wrong-password` unless this is the password of the signed-in account. */
export async function confirmPassword(
  call: Parameters<typeof browserOf>[0],
  account: Pick<Actor, "email">,
  password: string,
): Promise<void> {
  await assertOwnPassword(call.runtime, account, password, {
    browser: browserOf(call),
    refusal: "session.wrong-password",
  });
}

/** Throws `refusal` unless this is the password of the signed-in account. It is counted like any sign-in attempt. */
export async function assertOwnPassword(
  runtime: Runtime,
  { email }: Pick<Actor, "email">,
  password: string,
  {
    browser,
    refusal,
  }: {
    browser: Browser;
    refusal: "session.wrong-password" | "session.password-not-expected";
  },
): Promise<void> {
  const { database, hashing } = runtime;
  const account = await findAccount(database, email, deviceHash(browser));
  const attempt = attemptFrom(browser, { email, account, isKnown: true });
  await countedAttempt(runtime, attempt, async (attemptId) => {
    const isSame = await hashing.fits(password, account?.passwordHash);
    if (!isSame) throw new AppError(refusal);
    await database.withSystem((tx) => markSucceeded(tx, attemptId));
  });
}
