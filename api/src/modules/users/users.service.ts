import type { AuditRights, RightsChange } from "@funduq/shared-types/contracts/audit-trail";
import type {
  changeUserSchema,
  correctEmailSchema,
  HotelUserList,
  HotelUserListQuery,
  HotelUserStatus,
  inviteUserSchema,
  SavedUser,
  Section,
  UserStatus,
} from "@funduq/shared-types/contracts/user";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { manageUserVerdict } from "@funduq/shared-types/rules/user-management";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { type HotelId, type HotelUserId, hotelUserIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type * as z from "zod";
import type { HotelTx } from "../../platform/db/database.ts";
import type { EnteredHotel, HotelActor } from "../../platform/identity.ts";
import { isoInstant } from "../../platform/iso-instant.ts";
import {
  mailInvitation,
  mailInvitationLink,
  withdrawAddedMail,
} from "../sessions/invitation-mail.service.ts";
import { endSessionsWithoutAccess } from "../sessions/sessions.service.ts";
import { lockInvitations, mailSignInLink, voidLink } from "../sessions/sign-in-links.service.ts";
import { removePin } from "../till-turns/till-pins.service.ts";
import { assertAdminIsLeft, assertManagesRole, principalNow } from "./admin-guards.ts";
import {
  findLastChange,
  findUser,
  insertInvited,
  isEmailTaken,
  listUsersAfter,
  lockHotelUsers,
  setEmail,
  setStatus,
  updateUser,
} from "./users.queries.ts";

export type HotelUserRef = { hotelId: HotelId; hotelUserId: HotelUserId };

/**
 * Enables or disables someone in a hotel (AUTH-19). A disabled user's rights and live streams in this
 * hotel end with this very transaction; what they have in other hotels stays. The sessions end
 * where nothing is left. Of two admins who disable each other at once the second one has lost the right
 * to do so, and the last admin stays (SYS-06).
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
  await assertAdminIsLeft(tx, ref, { role: hotelUser.role, status });
  await setStatus(tx, ref, status);
  if (status === "disabled" && hotelUser.userId)
    await endSessionsWithoutAccess(tx, hotelUser.userId);
  const before = rightsOf(hotelUser);
  return {
    answer: { id: ref.hotelUserId, status },
    rights: { before, after: { ...before, status } },
  };
}

/**
 * Saves what someone is in a hotel (USR-02). Rights are read with every request, so they hold from
 * the commit on. Nobody changes their own, and the last admin stays one (SYS-06).
 */
export async function changeUser(
  tx: HotelTx,
  ref: HotelUserRef,
  { version, ...wanted }: z.output<typeof changeUserSchema>,
  actor: HotelActor,
): Promise<{ saved: SavedUser; rights: RightsChange }> {
  const before = await lockColleague(tx, ref, actor, wanted);
  if (before.version !== version)
    throw new AppError("request.stale", await findLastChange(tx, ref));
  const change = { ...wanted, sections: [...new Set(wanted.sections)] };
  if (before.userId === actor.userId) refuseOwnRights(before, change);
  await assertAdminIsLeft(tx, ref, change);
  await updateUser(tx, ref, change);
  const isOut = change.status === "disabled" && before.status === "active";
  if (isOut && before.userId) await endSessionsWithoutAccess(tx, before.userId);
  const saved = { id: ref.hotelUserId, version: version + 1 };
  return { saved, rights: { before: rightsOf(before), after: change } };
}

/** Deletes the PIN of a colleague who forgot it; the colleague sets another one. Returns whether there was a PIN. */
export async function removeTillPin(
  tx: HotelTx,
  ref: HotelUserRef,
  actor: HotelActor,
): Promise<boolean> {
  await lockColleague(tx, ref, actor);
  return removePin(tx, ref);
}

/** What the audit trail keeps of someone's place (without its version). */
function rightsOf({ displayName, role, sections, status }: LockedUser): AuditRights {
  return { displayName, role, sections, status };
}

type LockedUser = Awaited<ReturnType<typeof lockHotelUsers>>[number];

/** Locks the user and the acting user, and checks the actor's current rights: they may have ended meanwhile. */
async function lockColleague(
  tx: HotelTx,
  ref: HotelUserRef,
  actor: HotelActor,
  wanted?: Pick<LockedUser, "role">,
): Promise<LockedUser> {
  const places = await lockHotelUsers(tx, ref, actor.userId);
  const hotelUser = places.find(({ id }) => id === ref.hotelUserId);
  if (!hotelUser) throw new AppError("user.not-found");
  const own = places.find(({ userId }) => userId === actor.userId);
  assertAllowed(manageUserVerdict(principalNow(actor, own), hotelUser, wanted));
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

const PAGE = 200;

/** One page of a hotel's users (USR-01). */
export async function listHotelUsers(
  tx: HotelTx,
  hotelId: HotelId,
  query: HotelUserListQuery,
): Promise<HotelUserList> {
  const found = await listUsersAfter(tx, hotelId, query, PAGE + 1);
  const users = found.slice(0, PAGE).map(({ lastSignInAt, ...user }) => ({
    ...user,
    lastSignInAt: lastSignInAt ? isoInstant(lastSignInAt) : null,
  }));
  const last = found.length > PAGE ? users.at(-1) : undefined;
  return { users, next: last?.id ?? null };
}

/**
 * Gives someone a place in the hotel under their email, and has them told by mail (USR-03): with a sign-in
 * link, or, where the account has a password already, that they sign in as usual. The mail goes out with
 * the transaction; the place becomes the account's at its next sign-in or page load (AUTH-10).
 */
export async function inviteUser(
  tx: HotelTx,
  { id: hotelId, name }: Pick<EnteredHotel, "id" | "name">,
  wanted: z.output<typeof inviteUserSchema>,
  actor: HotelActor,
): Promise<SavedUser> {
  await lockInvitations(tx, hotelId);
  await assertManagesRole(tx, hotelId, actor, wanted.role);
  const id = hotelUserIdSchema.parse(uuidv7());
  const invited = { ...wanted, sections: [...new Set(wanted.sections)] };
  if (!(await insertInvited(tx, { hotelId, id, ...invited }))) {
    throw new AppError("user.already-here", { email: wanted.email });
  }
  await mailInvitation(tx, { ...wanted, place: name, hotelId });
  return { id, version: 1 };
}

/** Mails a new link, which voids the one before: the invitation again, or, once joined, a link for a lost password. */
export async function sendLinkAgain(
  tx: HotelTx,
  ref: HotelUserRef,
  { name }: Pick<EnteredHotel, "name">,
  actor: HotelActor,
): Promise<void> {
  await lockInvitations(tx, ref.hotelId);
  const user = await findUser(tx, ref);
  if (!user) throw new AppError("user.not-found");
  await assertManagesRole(tx, ref.hotelId, actor, user.role);
  const { hasJoined, ...invited } = user;
  const mail = hasJoined ? mailSignInLink : mailInvitationLink;
  await mail(tx, { ...invited, place: name, hotelId: ref.hotelId });
}

/**
 * Sends an invitation to the corrected address. The link that went to the mistyped one becomes void, and gives no
 * access even if it is followed at the same moment.
 * Once somebody has signed in with it the email is fixed (USR-02).
 */
export async function correctEmail(
  tx: HotelTx,
  ref: HotelUserRef,
  { name, email, version }: z.output<typeof correctEmailSchema> & Pick<EnteredHotel, "name">,
  actor: HotelActor,
): Promise<{ saved: SavedUser; before: string }> {
  const { hotelId } = ref;
  await lockInvitations(tx, hotelId);
  const seen = await findUser(tx, ref);
  if (!seen) throw new AppError("user.not-found");
  await voidLink(tx, { hotelId, email: seen.email, next: email });
  await withdrawAddedMail(tx, { email: seen.email, hotelId });
  const invited = await lockColleague(tx, ref, actor);
  if (invited.userId !== null) throw new AppError("user.email-fixed");
  if (invited.version !== version)
    throw new AppError("request.stale", await findLastChange(tx, ref));
  if (await isEmailTaken(tx, ref, email)) throw new AppError("user.already-here", { email });
  await setEmail(tx, ref, email);
  await mailInvitation(tx, { email, displayName: invited.displayName, place: name, hotelId });
  return { saved: { id: ref.hotelUserId, version: version + 1 }, before: seen.email };
}
