import type { AuditRights, RightsChange } from "@funduq/shared-types/contracts/audit-trail";
import type {
  changeUserSchema,
  correctEmailSchema,
  HotelUser,
  HotelUserList,
  HotelUserStatus,
  inviteUserSchema,
  Section,
  UserStatus,
} from "@funduq/shared-types/contracts/user";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { areaOfAction, may } from "@funduq/shared-types/rules/permissions";
import { type HotelId, type HotelUserId, hotelUserIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type * as z from "zod";
import type { HotelTx } from "../../platform/db/database.ts";
import type { EnteredHotel, HotelActor } from "../../platform/identity.ts";
import { endSessionsOf } from "../sessions/sessions.service.ts";
import { lineUpForLinks, mailSignInLink, withdrawLink } from "../sessions/sign-in-links.service.ts";
import {
  findLastChange,
  findUser,
  insertInvited,
  isEmailTaken,
  listUsers,
  lockHotelUsers,
  setEmail,
  setStatus,
  updateUser,
} from "./users.queries.ts";

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
): Promise<{ answer: HotelUserStatus; rights: RightsChange }> {
  const hotelUser = await lockColleague(tx, ref, actor);
  if (status === "disabled" && hotelUser.userId === actor.userId) {
    throw new AppError("user.own-status");
  }
  await setStatus(tx, ref, status);
  if (status === "disabled" && hotelUser.userId) await endSessionsOf(tx, hotelUser.userId);
  const before = rightsOf(hotelUser);
  return {
    answer: { id: ref.hotelUserId, status },
    rights: { before, after: { ...before, status } },
  };
}

/**
 * Saves what someone is in a hotel (USR-02). Rights are read with every request, so they hold from
 * the commit on. Nobody changes their own: whoever changes others is an admin still, so a hotel
 * always keeps one.
 */
export async function changeUser(
  tx: HotelTx,
  ref: HotelUserRef,
  { version, ...wanted }: z.output<typeof changeUserSchema>,
  actor: HotelActor,
): Promise<{ user: HotelUser; rights: RightsChange }> {
  const before = await lockColleague(tx, ref, actor);
  if (before.version !== version)
    throw new AppError("request.stale", await findLastChange(tx, ref));
  const change = { ...wanted, sections: [...new Set(wanted.sections)] };
  if (before.userId === actor.userId) refuseOwnRights(before, change);
  await updateUser(tx, ref, change);
  const isOut = change.status === "disabled" && before.status === "active";
  if (isOut && before.userId) await endSessionsOf(tx, before.userId);
  const [saved] = await listUsers(tx, ref.hotelId, ref.hotelUserId);
  if (!saved) throw new AppError("user.not-found");
  return { user: saved, rights: { before: rightsOf(before), after: change } };
}

/** What the audit trail keeps of someone's place (without its version). */
function rightsOf({ displayName, role, sections, status }: LockedUser): AuditRights {
  return { displayName, role, sections, status };
}

type LockedUser = Awaited<ReturnType<typeof lockHotelUsers>>[number];

/** Holds the user, and whoever acts as well: what took the actor's rights away meanwhile counts. */
async function lockColleague(
  tx: HotelTx,
  ref: HotelUserRef,
  actor: HotelActor,
): Promise<LockedUser> {
  const places = await lockHotelUsers(tx, ref, actor.userId);
  const hotelUser = places.find(({ id }) => id === ref.hotelUserId);
  if (!hotelUser) throw new AppError("user.not-found");
  if (actor.isSuperAdmin) return hotelUser;
  const own = places.find(({ userId }) => userId === actor.userId);
  if (own?.status !== "active") throw new AppError("session.required");
  if (!may({ isSuperAdmin: false, ...own }, "users.manage"))
    throw new AppError("section.denied", { section: areaOfAction("users.manage") });
  return hotelUser;
}

function refuseOwnRights(
  before: LockedUser,
  { role, sections, status }: Pick<LockedUser, "role" | "sections" | "status">,
): void {
  if (status === "disabled") throw new AppError("user.own-status");
  const same = role === before.role && sameSections(sections, before.sections);
  if (!same) throw new AppError("user.own-rights");
}

const sameSections = (one: readonly Section[], other: readonly Section[]) =>
  one.length === other.length && one.every((section) => other.includes(section));

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
  await lineUpForLinks(tx, hotelId);
  const id = hotelUserIdSchema.parse(uuidv7());
  const invited = { ...wanted, sections: [...new Set(wanted.sections)] };
  if (!(await insertInvited(tx, { hotelId, id, ...invited }))) {
    throw new AppError("user.already-here", { email: wanted.email });
  }
  await mailSignInLink(tx, { ...wanted, place: name, hotelId });
  return { id, ...invited, status: "active", invitation: "waiting", version: 1 };
}

/** Mails a new link, which voids the one before: for a lost invitation, and for a lost password. */
export async function sendLinkAgain(
  tx: HotelTx,
  ref: HotelUserRef,
  { name }: Pick<EnteredHotel, "name">,
): Promise<void> {
  await lineUpForLinks(tx, ref.hotelId);
  const user = await findUser(tx, ref);
  if (!user) throw new AppError("user.not-found");
  await mailSignInLink(tx, { ...user, place: name, hotelId: ref.hotelId });
}

/**
 * Sends an invitation to the address that was meant. The link to the mistyped one opens nothing any
 * more, and whoever reads that mailbox gets no place here, also if they follow it this very moment.
 * Once somebody has signed in with it the email is fixed (USR-02).
 */
export async function correctEmail(
  tx: HotelTx,
  ref: HotelUserRef,
  { name, email, version }: z.output<typeof correctEmailSchema> & Pick<EnteredHotel, "name">,
  actor: HotelActor,
): Promise<{ user: HotelUser; before: string }> {
  const { hotelId } = ref;
  await lineUpForLinks(tx, hotelId);
  const seen = await findUser(tx, ref);
  if (!seen) throw new AppError("user.not-found");
  await withdrawLink(tx, { hotelId, email: seen.email, next: email });
  const invited = await lockColleague(tx, ref, actor);
  if (invited.userId !== null) throw new AppError("user.email-fixed");
  if (invited.version !== version)
    throw new AppError("request.stale", await findLastChange(tx, ref));
  if (await isEmailTaken(tx, ref, email)) throw new AppError("user.already-here", { email });
  await setEmail(tx, ref, email);
  await mailSignInLink(tx, { email, displayName: invited.displayName, place: name, hotelId });
  const [saved] = await listUsers(tx, hotelId, ref.hotelUserId);
  if (!saved) throw new AppError("user.not-found");
  return { user: saved, before: seen.email };
}
