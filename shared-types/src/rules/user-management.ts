import { type HotelRole, hotelRoleSchema } from "../contracts/user.ts";
import type { Principal } from "./permissions.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** The part of a user's rights in a hotel that decides who may change it. */
type Place = { role: HotelRole };

/**
 * Whether `principal` may give `target` these rights (SYS-06). A manager has the areas of a hotel admin but
 * can neither change a hotel admin nor grant that role. The permission itself is `users.manage`.
 */
export function manageUserVerdict(
  principal: Principal,
  target: Place,
  wanted: Place = target,
): Verdict {
  if (managesAdmins(principal)) return allowed;
  const isAboutAdmin = target.role === "hotel-admin" || wanted.role === "hotel-admin";
  return isAboutAdmin ? refused("user.admins-only") : allowed;
}

/** The roles that this principal may grant. */
export function grantableRoles(principal: Principal): readonly HotelRole[] {
  return hotelRoleSchema.options.filter((role) => manageUserVerdict(principal, { role }).allowed);
}

function managesAdmins(principal: Principal): boolean {
  return principal.isSuperAdmin || principal.role === "hotel-admin";
}
