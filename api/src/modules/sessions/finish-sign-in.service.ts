import type { CheckSignInLink, FinishSignIn } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser } from "../../platform/changes.ts";
import type { SystemTx } from "../../platform/db/database.ts";
import { attemptFrom, type Browser, deviceHash } from "./browser.ts";
import { hashToken } from "./hash-token.ts";
import { listOpenInvitations, mayEnter } from "./invitations.queries.ts";
import { accountOf, type Joined, joinPlaces, recordJoins } from "./invitations.service.ts";
import { openSession, presentOpened, type SignedIn } from "./open-session.ts";
import { deleteSession, deleteSessionsOf, findAccount } from "./sessions.queries.ts";
import { markSucceeded } from "./sign-in-limits.queries.ts";
import { countedAttempt } from "./sign-in-limits.ts";
import {
  bindLink,
  canFollow,
  consumeLink,
  type FollowedLink,
  lockRepeatedLink,
} from "./used-links.queries.ts";

/**
 * Whether this browser can follow a link. The link is not used up by that, and nothing is counted:
 * nobody guesses 256 bits, and a dead link opened time and again must not lock a house's desk out.
 */
export async function checkSignInLink(
  { database }: Runtime,
  { token, browserKey }: CheckSignInLink,
): Promise<void> {
  const link = { tokenHash: hashToken(token), browserHash: browserKey && hashToken(browserKey) };
  if (!(await canFollow(database, link))) throw new AppError("sign-in-link.invalid");
}

/**
 * Signs in by an emailed link (AUTH-06). Everything is one transaction: the link is used up, the
 * account made where there is none, its invitations applied (AUTH-10), its other sessions ended and
 * the new one started. So a failure leaves the link open; and where only the answer is lost, the same
 * browser may repeat it. Whatever is wrong with the link or the email has the same answer, and is
 * counted like a wrong password.
 */
export async function finishSignIn(
  runtime: Runtime,
  { token, email, browserKey }: FinishSignIn,
  browser: Browser,
): Promise<SignedIn> {
  const { database, clock } = runtime;
  const link: FollowedLink = {
    tokenHash: hashToken(token),
    email: email.toLowerCase(),
    browserHash: browserKey && hashToken(browserKey),
  };
  const account = await findAccount(database, link.email, deviceHash(browser));
  const attempt = attemptFrom(browser, { email: link.email, account, isKnown: true });
  const opened = await countedAttempt(runtime, attempt, (attemptId) =>
    database.withSystem(async (tx) => {
      const joined = await followLink(tx, link);
      await markSucceeded(tx, attemptId);
      const opened = await openSession(runtime, tx, joined.userId, browser);
      await bindLink(tx, link.tokenHash, hashToken(opened.token));
      await recordJoins(tx, joined, { at: clock.now(), requestId: browser.requestId });
      return opened;
    }),
  );
  // Another tab of the browser has repeated it meanwhile: its cookie must not be replaced by a dead one.
  return presentOpened(runtime, opened, "service.busy");
}

/** Whose account the link opens, having let it in where that is the first time. */
async function followLink(tx: SystemTx, link: FollowedLink): Promise<Joined> {
  const joined = (await consumeLink(tx, link))
    ? await enterAccount(tx, link.email)
    : await repeatLink(tx, link);
  await announceUser(tx, joined.userId);
  if (!(await mayEnter(tx, joined.userId))) throw new AppError("session.no-hotel");
  return joined;
}

/** All other sessions of the account end: whoever needs a link may have lost a device. */
async function enterAccount(tx: SystemTx, email: string): Promise<Joined> {
  const invitations = await listOpenInvitations(tx, email);
  const userId = await accountOf(tx, email, invitations[0]?.displayName);
  await deleteSessionsOf(tx, userId);
  return joinPlaces(tx, { id: userId, email }, invitations);
}

/** Ends the session that the lost answer carried; the caller starts another one. */
async function repeatLink(tx: SystemTx, link: FollowedLink): Promise<Joined> {
  const repeated = await lockRepeatedLink(tx, link);
  if (!repeated) throw new AppError("sign-in-link.invalid");
  await deleteSession(tx, repeated.sessionId);
  return { userId: repeated.userId, places: [] };
}
