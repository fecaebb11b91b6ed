import { hashToken } from "../../platform/hash-token.ts";
import type { SystemCall } from "../../platform/route.ts";
import { deviceTokenIn } from "./known-devices.ts";
import type { Account } from "./sessions.queries.ts";
import type { SignInAttempt } from "./sign-in-limits.ts";

/** The client of a sign-in. */
export type Browser = {
  /** The client's address. */
  address: string;
  /** The browser's current session. */
  sessionToken: string | undefined;
  /** The device cookie, from an earlier sign-in with any account. */
  deviceToken: string | undefined;
  requestId: string;
};

export function browserOf({
  runtime,
  address,
  sessionToken,
  cookies,
  requestId,
}: Pick<SystemCall, "runtime" | "address" | "sessionToken" | "cookies" | "requestId">): Browser {
  return { address, sessionToken, deviceToken: deviceTokenIn(cookies, runtime.env), requestId };
}

type Guess = {
  /** Lower-cased. */
  email: string;
  account: Pick<Account, "knowsDevice"> | undefined;
  isKnown: boolean;
};

/** A sign-in attempt from this browser, as the rate limits count it. */
export function attemptFrom(browser: Browser, { email, account, isKnown }: Guess): SignInAttempt {
  const device = account?.knowsDevice ? deviceHash(browser) : undefined;
  return { email, isKnown, address: browser.address, device };
}

export function deviceHash({ deviceToken }: Browser): string | undefined {
  return deviceToken && hashToken(deviceToken);
}
