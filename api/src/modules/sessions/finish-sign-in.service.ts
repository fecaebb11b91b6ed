import type {
  CheckSignInLink,
  FinishedSignIn,
  FinishSignIn,
} from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import type { SystemTx } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/hash-token.ts";
import { dropWaiting } from "../mail/mail.service.ts";
import { attemptFrom, type Browser, deviceHash } from "./browser.ts";
import { listOpenInvitations, mayEnter } from "./invitations.queries.ts";
import { accountOf, type Joined, joinPlaces, recordJoins } from "./invitations.service.ts";
import { openSession, presentOpened, type SignedIn } from "./open-session.ts";
import { deleteSession, deleteSessionsOf, findAccount } from "./sessions.queries.ts";
import { markSucceeded } from "./sign-in-limits.queries.ts";
import { countedAttempt } from "./sign-in-limits.ts";
import {
  bindLink,
  canFollow,
  choosesPassword,
  consumeLink,
  type FollowedLink,
  lockRepeatedLink,
} from "./used-links.queries.ts";

/**
 * Whether this browser can use a link. The check neither uses the link up nor counts as an attempt: 256
 * random bits cannot be guessed, and reopening an expired link must not lock out a reception's address.
 */
export async function checkSignInLink(
  { database }: Runtime,
  { token, browserKey }: CheckSignInLink,
): Promise<void> {
  const link = { tokenHash: hashToken(token), browserHash: browserKey && hashToken(browserKey) };
  if (!(await canFollow(database, link))) throw new AppError("sign-in-link.invalid");
}

/**
 * Signs in by an emailed link (AUTH-06). One transaction: marks the link as used, creates the account if it does
 * not exist, applies its invitations (AUTH-10), ends its other sessions and starts the new one. An invitation to an
 * account with a password ends no session: the user has lost neither password nor device. A failure leaves the link unused; when only the answer is lost, the same browser may
 * repeat the request. Every fault of the link or the email has the same answer and counts as a wrong password.
 */
export async function finishSignIn(
  runtime: Runtime,
  { token, email, browserKey }: FinishSignIn,
  browser: Browser,
  hotelId?: HotelId,
): Promise<SignedIn<FinishedSignIn>> {
  const { database, clock } = runtime;
  const link: FollowedLink = {
    tokenHash: hashToken(token),
    email: email.toLowerCase(),
    browserHash: browserKey && hashToken(browserKey),
  };
  const account = await findAccount(database, link.email, deviceHash(browser));
  const attempt = attemptFrom(browser, { email: link.email, account, isKnown: true });
  const finished = await countedAttempt(runtime, attempt, (attemptId) =>
    database.withSystem(async (tx) => {
      const { joined, mayChoose } = await followLink(tx, { ...link, token });
      await markSucceeded(tx, attemptId);
      const opened = await openSession(runtime, tx, joined.userId, browser);
      await bindLink(tx, link.tokenHash, hashToken(opened.token));
      await recordJoins(tx, joined, { at: clock.now(), requestId: browser.requestId });
      return { opened, mayChoose };
    }),
  );
  // Another tab of the browser has repeated the request meanwhile: its cookie must not be replaced by an ended
  // session's.
  const { opened, mayChoose } = finished;
  const { session, cookies } = await presentOpened(runtime, opened, {
    hotelId,
    ended: "service.busy",
  });
  return { session: { ...session, choosesPassword: mayChoose }, cookies };
}

type Followed = { joined: Joined; mayChoose: boolean };

/** The account of the link, created or activated if this is its first sign-in. */
async function followLink(
  tx: SystemTx,
  { token, ...link }: FollowedLink & { token: string },
): Promise<Followed> {
  const used = await consumeLink(tx, link);
  // A mail server that took the mail and failed to say so: the token must not wait there for another attempt.
  if (used) await dropWaiting(tx, { recipient: link.email, hotelId: used.hotelId, text: token });
  const mayChoose = await choosesPassword(tx, link.tokenHash);
  const joined = used
    ? await enterAccount(tx, link.email, { endsOthers: mayChoose })
    : await repeatLink(tx, link);
  await announceUser(tx, joined.userId);
  if (!(await mayEnter(tx, joined.userId))) throw new AppError("session.no-hotel");
  return { joined, mayChoose };
}

/** `endsOthers`: ends all other sessions of the account, as the user may have lost a device. */
async function enterAccount(
  tx: SystemTx,
  email: string,
  { endsOthers }: { endsOthers: boolean },
): Promise<Joined> {
  const invitations = await listOpenInvitations(tx, email);
  const userId = await accountOf(tx, email, invitations[0]?.displayName);
  if (endsOthers) await deleteSessionsOf(tx, userId);
  return joinPlaces(tx, { id: userId, email }, invitations);
}

/** Ends the session of the lost answer; the caller starts a new one. */
async function repeatLink(tx: SystemTx, link: FollowedLink): Promise<Joined> {
  const repeated = await lockRepeatedLink(tx, link);
  if (!repeated) throw new AppError("sign-in-link.invalid");
  await deleteSession(tx, repeated.sessionId);
  return { userId: repeated.userId, places: [] };
}
