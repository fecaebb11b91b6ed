import { type UserId, userIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import { recordChange } from "../../platform/changes.ts";
import type { SystemTx } from "../../platform/db/database.ts";
import { hotelScope } from "../../platform/db/transactions.ts";
import {
  ensureAccount,
  joinPlace,
  listOpenInvitations,
  type OpenInvitation,
} from "./invitations.queries.ts";

/** The invitations that a sign-in accepted. */
export type Joined = { userId: UserId; places: readonly OpenInvitation[] };
type Account = { id: UserId; email: string };

/** The account of a lower-cased email; creates one without a password if it does not exist. */
export function accountOf(tx: SystemTx, email: string, displayName = ""): Promise<UserId> {
  const id = userIdSchema.parse(uuidv7());
  return ensureAccount(tx, {
    id,
    email,
    displayName: displayName || (email.split("@")[0] ?? email),
  });
}

/** Accepts the invitations of an account's email since its last sign-in (AUTH-10). */
export async function joinHotels(tx: SystemTx, account: Account): Promise<Joined> {
  return joinPlaces(tx, account, await listOpenInvitations(tx, account.email));
}

export async function joinPlaces(
  tx: SystemTx,
  account: Account,
  invitations: readonly OpenInvitation[],
): Promise<Joined> {
  const places: OpenInvitation[] = [];
  for (const invitation of invitations) {
    if (await joinPlace(tx, invitation, account)) places.push(invitation);
  }
  return { userId: account.id, places };
}

/**
 * Writes a change for each hotel. Last in the transaction: it locks the change counter of each hotel, in
 * the order of their ids.
 */
export async function recordJoins(
  tx: SystemTx,
  { userId, places }: Joined,
  occasion: { at: Date; requestId: string },
): Promise<void> {
  const inOrder = [...places].sort((one, other) => (one.hotelId < other.hotelId ? -1 : 1));
  for (const { hotelId, hotelUserId } of inOrder) {
    await tx.execute(hotelScope(hotelId));
    await recordChange(tx, {
      hotelId,
      action: "users.join",
      tags: ["User"],
      entityId: hotelUserId,
      by: userId,
      ...occasion,
    });
  }
}
