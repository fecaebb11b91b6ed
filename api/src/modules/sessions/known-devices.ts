import { randomBytes } from "node:crypto";
import type { UserId } from "@funduq/shared-types/values/ids";
import type { Env } from "../../env.ts";
import type { SystemTx } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/hash-token.ts";
import { cookieToken, hostCookieName } from "./host-cookie.ts";
import { DEVICE_DAYS, isDevice, upsertDevice } from "./known-devices.queries.ts";

const MAX_AGE_SECONDS = DEVICE_DAYS * 24 * 60 * 60;

const nameFor = (env: Env) => hostCookieName("funduq-device", env);

/** The device's token in a `Cookie` header. */
export function deviceTokenIn(cookies: string | undefined, env: Env): string | undefined {
  return cookieToken(cookies, nameFor(env));
}

type SignedInWith = { userId: UserId; deviceToken: string | undefined };

/**
 * Stores the browser as a known device of the account and returns its `Set-Cookie`. A browser that already has a
 * device token keeps it, so that several users of one PC share it. A token that this installation did not issue
 * is replaced.
 */
export async function rememberDevice(
  tx: SystemTx,
  env: Env,
  { userId, deviceToken }: SignedInWith,
): Promise<string> {
  const isKept = deviceToken !== undefined && (await isDevice(tx, hashToken(deviceToken)));
  const token = isKept ? deviceToken : randomBytes(32).toString("base64url");
  await upsertDevice(tx, { tokenHash: hashToken(token), userId });
  const secure = env.COOKIE_INSECURE ? "" : "; Secure";
  return `${nameFor(env)}=${token}; HttpOnly; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax${secure}`;
}
