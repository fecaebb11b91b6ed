import type {
  HotelUser,
  HotelUserList,
  HotelUserStatus,
  inviteUserSchema,
  UserStatus,
} from "@funduq/shared-types/contracts/user";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { type HotelId, type HotelUserId, hotelUserIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type * as z from "zod";
import type { HotelTx } from "../../platform/db/database.ts";
import type { EnteredHotel, HotelActor } from "../../platform/identity.ts";
import { endSessionsOf } from "../sessions/sessions.service.ts";
import { mailSignInLink } from "../sessions/sign-in-links.service.ts";
import { findUser, insertInvited, listUsers, lockHotelUsers, setStatus } from "./users.queries.ts";

export type HotelUserRef = { hotelId: HotelId; hotelUserId: HotelUserId };

/**
 * Enables or disables someone in a hotel (AUTH-19). A disabled user's sessions and live streams end
 * with this very transaction, in whatever hotel they were working. Of two admins who disable each
 * other at once the second is out before the own turn comes: a hotel is never left without any.
 */
export async function changeStatus(
  tx: HotelTx,
  ref: HotelUserRef,
  status: UserStatus,
  actor: HotelActor,
): Promise<HotelUserStatus> {
  const places = await lockHotelUsers(tx, ref, actor.userId);
  const hotelUser = places.find(({ id }) => id === ref.hotelUserId);
  if (!hotelUser) throw new AppError("user.not-found");
  const own = places.find(({ userId }) => userId === actor.userId);
  if (own?.status === "disabled" && !actor.isSuperAdmin) throw new AppError("session.required");
  if (status === "disabled" && hotelUser.userId === actor.userId) {
    throw new AppError("user.own-status");
  }
  await setStatus(tx, ref, status);
  if (status === "disabled" && hotelUser.userId) await endSessionsOf(tx, hotelUser.userId);
  return { id: ref.hotelUserId, status };
}

export async function listHotelUsers(tx: HotelTx, hotelId: HotelId): Promise<HotelUserList> {
  return { users: await listUsers(tx, hotelId) };
}

/**
 * Gives someone a place in the hotel under their email, and has a sign-in link mailed (USR-03). The
 * mail goes out with the transaction; the place becomes the account's at its next sign-in (AUTH-10).
 */
export async function inviteUser(
  tx: HotelTx,
  { id: hotelId, name }: Pick<EnteredHotel, "id" | "name">,
  wanted: z.output<typeof inviteUserSchema>,
): Promise<HotelUser> {
  const id = hotelUserIdSchema.parse(uuidv7());
  const invited = { ...wanted, sections: [...new Set(wanted.sections)] };
  if (!(await insertInvited(tx, { hotelId, id, ...invited }))) {
    throw new AppError("user.already-here", { email: wanted.email });
  }
  await mailSignInLink(tx, { ...wanted, place: name, hotelId });
  return { id, ...invited, status: "active", invitation: "waiting" };
}

/** Mails a new link, which voids the one before: for a lost invitation, and for a lost password. */
export async function sendLinkAgain(
  tx: HotelTx,
  ref: HotelUserRef,
  { name }: Pick<EnteredHotel, "name">,
): Promise<void> {
  const user = await findUser(tx, ref);
  if (!user) throw new AppError("user.not-found");
  await mailSignInLink(tx, { ...user, place: name, hotelId: ref.hotelId });
}
