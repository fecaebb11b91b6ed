import type { HotelRole, UserStatus } from "@funduq/shared-types/contracts/user";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { may, type Principal } from "@funduq/shared-types/rules/permissions";
import { manageUserVerdict } from "@funduq/shared-types/rules/user-management";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelId, HotelUserId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { RightsChangedError } from "../../platform/held-rights.ts";
import type { HotelActor } from "../../platform/identity.ts";
import { listSignedInAdmins, lockOwnPlace, type OwnPlace } from "./admin-guards.queries.ts";

type Place = { role: HotelRole; status: UserStatus };
type HotelUserRef = { hotelId: HotelId; hotelUserId: HotelUserId };

/**
 * Refuses to take away the last hotel admin who can sign in (SYS-06): an active place with an account that
 * has a password. An invitation that waits does not count. A super admin is bound by it as well.
 *
 * The caller holds the places that `lockHotelUsers` locks, so of two such changes at once the second one
 * sees what the first has left.
 */
export async function assertAdminIsLeft(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
  after: Place | "left",
): Promise<void> {
  if (after !== "left" && isActiveAdmin(after)) return;
  const admins = await listSignedInAdmins(tx, hotelId);
  if (admins.length === 1 && admins[0] === hotelUserId) throw new AppError("user.last-admin");
}

function isActiveAdmin({ role, status }: Place): boolean {
  return role === "hotel-admin" && status === "active";
}

/**
 * Checks that the actor may assign a role in this hotel, or mail a link to a user with it. Locks only the actor's
 * own hotel user: signing in by a link locks the link before the hotel user, so locking more could deadlock.
 */
export async function assertManagesRole(
  tx: HotelTx,
  hotelId: HotelId,
  actor: HotelActor,
  role: HotelRole,
): Promise<void> {
  const own = actor.isSuperAdmin ? undefined : await lockOwnPlace(tx, hotelId, actor.userId);
  assertAllowed(manageUserVerdict(principalNow(actor, own), { role }));
}

/** What the actor is at this moment. Where the right to manage users ended since the gate, it decides once more. */
export function principalNow(actor: HotelActor, own: OwnPlace | undefined): Principal {
  if (actor.isSuperAdmin) return { isSuperAdmin: true };
  if (own?.status !== "active") throw new RightsChangedError();
  const principal: Principal = { isSuperAdmin: false, ...own };
  if (!may(principal, "users.manage")) throw new RightsChangedError();
  return principal;
}
