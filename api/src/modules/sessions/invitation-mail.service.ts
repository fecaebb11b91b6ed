import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Tx } from "../../platform/db/database.ts";
import { dropWaiting, ORIGIN, replaceQueuedMail } from "../mail/mail.service.ts";
import { addedMail } from "./added-mail.ts";
import { hasPassword } from "./invitations.queries.ts";
import { countMailWithoutLink, mailSignInLink } from "./sign-in-links.service.ts";

/** A text that only mails about an added hotel contain. */
const LOGIN = `${ORIGIN}/login`;

type Invited = { email: string; displayName: string; place: string; hotelId: HotelId };

/**
 * Sends the mail about a user's access to a hotel (USR-03). A user with a password gets a notice without a
 * link: another hotel's invitation must not reset it.
 */
export async function mailInvitation(tx: Tx, invited: Invited): Promise<void> {
  if (!(await hasPassword(tx, invited.email))) return mailInvitationLink(tx, invited);
  await countMailWithoutLink(tx, invited);
  const { email: recipient, hotelId } = invited;
  return replaceQueuedMail(tx, { recipient, hotelId, ...addedMail(invited, LOGIN) }, LOGIN);
}

/**
 * Mails a link that adds the hotel. An account with a password keeps it, and its other sessions.
 */
export async function mailInvitationLink(tx: Tx, invited: Invited): Promise<void> {
  return mailSignInLink(tx, { ...invited, purpose: "invitation" });
}

/** Deletes the queued mail about an added hotel. */
export async function withdrawAddedMail(
  tx: Tx,
  { email, hotelId }: Pick<Invited, "email" | "hotelId">,
): Promise<void> {
  await dropWaiting(tx, { recipient: email, hotelId, text: LOGIN });
}
