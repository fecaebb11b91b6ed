import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Tx } from "../../platform/db/database.ts";
import { dropWaiting, ORIGIN, queueInstead } from "../mail/mail.service.ts";
import { addedMail } from "./added-mail.ts";
import { hasPassword } from "./invitations.queries.ts";
import { countMailWithoutLink, mailSignInLink } from "./sign-in-links.service.ts";

/** What a mail about an added hotel holds, and no other. */
const LOGIN = `${ORIGIN}/login`;

type Invited = { email: string; displayName: string; place: string; hotelId: HotelId };

/**
 * Tells somebody by mail of their place in a hotel (USR-03). Who can sign in already is told that the
 * hotel was added and gets no link: another hotel's invitation resets nothing of theirs.
 */
export async function mailInvitation(tx: Tx, invited: Invited): Promise<void> {
  if (!(await hasPassword(tx, invited.email))) return mailSignInLink(tx, invited);
  await countMailWithoutLink(tx, invited);
  const { email: recipient, hotelId } = invited;
  return queueInstead(tx, { recipient, hotelId, ...addedMail(invited, LOGIN) }, LOGIN);
}

/** Takes back the mail of a hotel that was added to an account, if it still waits to be sent. */
export async function withdrawAddedMail(
  tx: Tx,
  { email, hotelId }: Pick<Invited, "email" | "hotelId">,
): Promise<void> {
  await dropWaiting(tx, { recipient: email, hotelId, text: LOGIN });
}
