import type { Session } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId, UserId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import type { SystemTx } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/hash-token.ts";
import type { Browser } from "./browser.ts";
import { rememberDevice } from "./known-devices.ts";
import { presentSession } from "./sessions.presenter.ts";
import { deleteSession, setLastSignIn } from "./sessions.queries.ts";

/** `cookies`: the `Set-Cookie` headers of the session and the device. */
export type OpenedSession = { token: string; cookies: string[] };
export type SignedIn<Opened = Session> = { session: Opened; cookies: string[] };

/**
 * Starts a session and stores the browser as a known device, in the caller's transaction. Ends the browser's
 * former session, so that it has only one.
 */
export async function openSession(
  { env, sessions }: Runtime,
  tx: SystemTx,
  userId: UserId,
  { sessionToken, deviceToken }: Browser,
): Promise<OpenedSession> {
  if (sessionToken !== undefined) await deleteSession(tx, hashToken(sessionToken));
  await setLastSignIn(tx, userId);
  const { token, cookie } = await sessions.start(userId, tx);
  const deviceCookie = await rememberDevice(tx, env, { userId, deviceToken });
  return { token, cookies: [cookie, deviceCookie] };
}

type OpenedFor = {
  /** The hotel that a super admin is about to open. */
  hotelId: HotelId | undefined;
  /** The refusal where something has ended the session already. */
  ended: "session.no-profile" | "service.busy";
};

/** The session as its browser gets it, once it is committed. */
export async function presentOpened(
  { database, sessions }: Runtime,
  { token, cookies }: OpenedSession,
  { hotelId, ended }: OpenedFor,
): Promise<SignedIn> {
  const actor = await sessions.identify(token);
  if (!actor) throw new AppError(ended);
  return { session: await presentSession(database, actor, hotelId), cookies };
}
