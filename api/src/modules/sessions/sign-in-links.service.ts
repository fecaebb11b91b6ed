import { randomBytes } from "node:crypto";
import type { FinishSignIn, Session } from "@funduq/shared-types/contracts/session";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { type HotelId, type UserId, userIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { Runtime } from "../../platform/app-env.ts";
import { announceUser, recordChange } from "../../platform/changes.ts";
import type { SystemTx, Tx } from "../../platform/db/database.ts";
import type { Actor } from "../../platform/identity.ts";
import { dropWaiting, ORIGIN, queueInstead } from "../mail/mail.service.ts";
import { hashToken } from "./hash-token.ts";
import { assertGoodPassword } from "./password-rules.ts";
import { presentSession } from "./sessions.presenter.ts";
import { deleteSessionsOf } from "./sessions.queries.ts";
import { forgiveAttempt, reserveAttempt } from "./sign-in-limits.ts";
import { invitationMail } from "./sign-in-link-mail.ts";
import {
  bindLink,
  consumeLink,
  countLinks,
  deleteUsedLink,
  ensureAccount,
  findUsedLink,
  insertLink,
  joinPlace,
  linkIsOpen,
  listOpenInvitations,
  lockLinksFor,
  lockLinksOf,
  mayEnter,
  type OpenInvitation,
  updatePassword,
  voidLinksOfHotel,
  voidOpenLinks,
} from "./sign-in-links.queries.ts";

const LINK_PATH = "/finish-signin#";

/**
 * Makes the email's only open link and returns its path. The secret stands in the fragment, which
 * no browser sends anywhere and no server writes into a log.
 */
export async function issueSignInLink(tx: Tx, email: string, hotelId?: HotelId): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await lockLinksOf(tx, email);
  await voidOpenLinks(tx, email);
  await insertLink(tx, { tokenHash: hashToken(token), email, hotelId });
  return `${LINK_PATH}${token}`;
}

/** Who is invited, and by which hotel where one does it. */
type Invited = { email: string; displayName: string; place: string; hotelId?: HotelId };

/** Enough for a house that invites all its people in an hour, and for a link that was lost twice. */
const most = { toOneInHour: 5, ofHotelInHour: 100 };

/** Nobody's mailbox is flooded: a hotel's links are limited, and no other hotel's by that. */
async function assertMayMail(tx: Tx, { email, hotelId }: Invited): Promise<void> {
  if (hotelId === undefined) return;
  await lockLinksFor(tx, hotelId);
  const { all, own } = await countLinks(tx, hotelId, email);
  if (own >= most.toOneInHour || all >= most.ofHotelInHour)
    throw new AppError("user.too-many-links");
}

/** Has a sign-in link mailed; one that still waits to be sent is replaced (AUTH-09, USR-03). */
export async function mailSignInLink(tx: Tx, invited: Invited): Promise<void> {
  await assertMayMail(tx, invited);
  const link = `${ORIGIN}${await issueSignInLink(tx, invited.email, invited.hotelId)}`;
  const mail = { recipient: invited.email, ...invitationMail({ ...invited, link }) };
  await queueInstead(tx, mail, `${ORIGIN}${LINK_PATH}`);
}

/** Whoever gives out places in a hotel, or sends links to them, does so one after the other. */
export async function lineUpForLinks(tx: Tx, hotelId: HotelId): Promise<void> {
  await lockLinksFor(tx, hotelId);
}

/**
 * Takes back the link that a hotel has sent to one address, before it sends one to another: the mail
 * that waits goes, and the link opens nothing. To be called before anybody's place is locked, as
 * following a link locks in that order, too.
 */
export async function withdrawLink(
  tx: Tx,
  { hotelId, email, next }: { hotelId: HotelId; email: string; next: string },
): Promise<void> {
  for (const one of [email, next].sort()) await lockLinksOf(tx, one);
  const isOurs = await voidLinksOfHotel(tx, email, hotelId);
  if (isOurs) await dropWaiting(tx, email, `${ORIGIN}${LINK_PATH}`);
}

/**
 * Whether a link can still be used, for whoever holds it. It is not used up by that, and not counted:
 * nobody guesses 256 bits, and a dead link opened time and again must not lock a house's desk out.
 */
export async function checkSignInLink({ database }: Runtime, token: string): Promise<void> {
  if (await linkIsOpen(database, hashToken(token))) return;
  throw new AppError("sign-in-link.invalid");
}

/** Where the link is followed: the client's address, and the session its browser had until now. */
type Browser = { address: string; sessionToken: string | undefined; requestId: string };

/**
 * Signs in by an emailed link (AUTH-06). The link is used up, the account is made where there is
 * none, and its invitations are applied, in one transaction (AUTH-10). Whatever is wrong with the
 * link or the email has the same answer, and is counted like a wrong password.
 *
 * All other sessions of the account end: whoever needs a link may have lost a device.
 */
export async function finishSignIn(
  runtime: Runtime,
  { token, email }: FinishSignIn,
  { address, sessionToken, requestId }: Browser,
): Promise<{ session: Session; cookie: string }> {
  const { database, sessions, signInTurn } = runtime;
  const typed = email.toLowerCase();
  const attempt = { email: typed, address, known: true };
  const attemptId = await signInTurn(() => reserveAttempt(database, attempt));
  const userId = await database.withSystem(async (tx) => {
    if (!(await consumeLink(tx, hashToken(token), typed))) {
      throw new AppError("sign-in-link.invalid");
    }
    return enterAccount(tx, typed, { at: runtime.clock.now(), requestId });
  });
  await forgiveAttempt(database, attemptId);
  if (sessionToken !== undefined) await sessions.end(sessionToken);
  const started = await sessions.start(userId);
  await bindLink(database, hashToken(token), hashToken(started.token));
  const actor = await sessions.identify(started.token);
  if (!actor) throw new AppError("session.no-profile");
  return { session: presentSession(actor), cookie: started.cookie };
}

type Occasion = { at: Date; requestId: string };

async function enterAccount(tx: SystemTx, email: string, occasion: Occasion): Promise<UserId> {
  const invitations = await listOpenInvitations(tx, email);
  const displayName = invitations[0]?.displayName || (email.split("@")[0] ?? email);
  const id = userIdSchema.parse(uuidv7());
  const userId = await ensureAccount(tx, { id, email, displayName });
  await deleteSessionsOf(tx, userId);
  await announceUser(tx, userId);
  await applyInvitations(tx, invitations, { id: userId, email }, occasion);
  if (!(await mayEnter(tx, userId))) throw new AppError("session.no-hotel");
  return userId;
}

/** Lets an account into the hotels that have invited its email since it last signed in. */
export async function joinHotels(
  { database, clock }: Runtime,
  account: { id: UserId; email: string },
  requestId: string,
): Promise<void> {
  const waiting = await listOpenInvitations(database.system, account.email);
  if (waiting.length === 0) return;
  await database.withSystem((tx) =>
    applyInvitations(tx, waiting, account, { at: clock.now(), requestId }),
  );
}

async function applyInvitations(
  tx: SystemTx,
  invitations: readonly OpenInvitation[],
  account: { id: UserId; email: string },
  { at, requestId }: Occasion,
): Promise<void> {
  for (const invitation of invitations) {
    if (!(await joinPlace(tx, invitation, account))) continue;
    await recordChange(tx, {
      hotelId: invitation.hotelId,
      action: "users.join",
      tags: ["User"],
      entityId: invitation.hotelUserId,
      by: account.id,
      at,
      requestId,
    });
  }
}

/**
 * Sets the password of someone who has just come by a link (AUTH-08). A session alone is not
 * enough: whoever finds an open browser, or still knows the former password, must not be able to
 * take the account. The right is the session's that followed the link.
 *
 * Every session of the account ends, also one that the former password has opened meanwhile; the
 * browser goes on with the new one whose cookie this returns.
 */
export async function setPassword(
  { database, env, hashing, sessions }: Runtime,
  { userId, email }: Actor,
  { sessionToken, password }: { sessionToken: string; password: string },
): Promise<string> {
  const sessionId = hashToken(sessionToken);
  if (!(await findUsedLink(database, sessionId)))
    throw new AppError("session.password-not-expected");
  assertGoodPassword(password, { min: env.AUTH_PASSWORD_MIN, email });
  const passwordHash = await hashing.hash(password);
  await database.withSystem(async (tx) => {
    if (!(await deleteUsedLink(tx, sessionId))) throw new AppError("session.password-not-expected");
    await updatePassword(tx, userId, passwordHash);
    await deleteSessionsOf(tx, userId);
    await announceUser(tx, userId);
  });
  return (await sessions.start(userId)).cookie;
}
