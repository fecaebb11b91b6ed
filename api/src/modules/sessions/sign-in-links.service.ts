import { randomBytes } from "node:crypto";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Tx } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/hash-token.ts";
import { dropWaiting, ORIGIN, queueMail } from "../mail/mail.service.ts";
import type { LinkPurpose } from "./sessions.tables.ts";
import { signInLinkMail } from "./sign-in-link-mail.ts";
import {
  insertLink,
  type LinkOwner,
  lockLinksFor,
  lockLinksOf,
  restOfLinks,
  voidOpenLink,
} from "./sign-in-links.queries.ts";

const LINK_PATH = "/finish-signin#";

/**
 * Creates a link for the email and returns its path. It voids the open link that the same hotel (or the operator,
 * without a hotel) sent before; links of other hotels stay valid. The secret is in the fragment, which browsers do
 * not send and servers do not log.
 */
export async function issueSignInLink(
  tx: Tx,
  email: string,
  { hotelId, purpose = "sign-in" }: Pick<Invited, "hotelId" | "purpose"> = {},
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await lockLinksOf(tx, email);
  await voidLinkOf(tx, { email, hotelId });
  await insertLink(tx, { tokenHash: hashToken(token), email, hotelId, purpose });
  return `${LINK_PATH}${token}`;
}

/** The invited person, and the inviting hotel if there is one. */
type Invited = {
  email: string;
  displayName: string;
  place?: string;
  hotelId?: HotelId;
  purpose?: LinkPurpose;
};

/** Enough for a hotel that invites all its users within an hour, and for a link that was lost twice. */
const mostInHour = { toOne: 5, inAll: 100 };

/** Limits the links that a hotel sends, in total and to one email. Other hotels' links do not count. */
async function assertMayMail(tx: Tx, { email, hotelId }: Invited): Promise<void> {
  if (hotelId === undefined) return;
  await lockLinksFor(tx, hotelId);
  const retryAfterSeconds = await restOfLinks(tx, { hotelId, email }, mostInHour);
  if (retryAfterSeconds !== undefined)
    throw new AppError("user.too-many-links", { retryAfterSeconds });
}

/** Has a sign-in link mailed; the same hotel's that still waits is replaced (AUTH-09, USR-03). */
export async function mailSignInLink(tx: Tx, invited: Invited): Promise<void> {
  await assertMayMail(tx, invited);
  const { email, hotelId } = invited;
  const link = `${ORIGIN}${await issueSignInLink(tx, email, invited)}`;
  await queueMail(tx, { recipient: email, hotelId, ...signInLinkMail({ ...invited, link }) });
}

/**
 * Counts a mail without a link like one with a link: both go to the same mailbox, and a limit for one kind
 * alone would reveal which accounts have a password. Stores a link that is void and that nobody has.
 */
export async function countMailWithoutLink(tx: Tx, invited: Invited): Promise<void> {
  await assertMayMail(tx, invited);
  await issueSignInLink(tx, invited.email, invited);
  await voidOpenLink(tx, invited);
}

/** Voids the open link that the same hotel has sent to an email, and deletes its mail where it is still queued. */
async function voidLinkOf(tx: Tx, { email, hotelId }: LinkOwner): Promise<void> {
  await voidOpenLink(tx, { email, hotelId });
  await dropWaiting(tx, { recipient: email, hotelId, text: `${ORIGIN}${LINK_PATH}` });
}

/** Links to the same email are made one after the other, before any account or place is locked. */
export async function lockLinks(tx: Tx, email: string): Promise<void> {
  await lockLinksOf(tx, email);
}

/** Locks the hotel's invitations: transactions that invite, or send links, run one after the other. */
export async function lockInvitations(tx: Tx, hotelId: HotelId): Promise<void> {
  await lockLinksFor(tx, hotelId);
}

/**
 * Voids the link that a hotel has sent to an address, before it sends one to another address: deletes the queued
 * mail and voids the link. Call it before a hotel user's row is locked: a sign-in by link locks in the same order.
 */
export async function voidLink(
  tx: Tx,
  { hotelId, email, next }: { hotelId: HotelId; email: string; next: string },
): Promise<void> {
  for (const one of [email, next].sort()) await lockLinksOf(tx, one);
  await voidLinkOf(tx, { email, hotelId });
}
