import { type HotelRole, hotelRoleSchema } from "../contracts/user.ts";
import type { Principal } from "./permissions.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

/** The part of a place in a hotel that decides who may change it. */
type Place = { role: HotelRole };

/**
 * Whether somebody who manages users may make `target` what they ask for (SYS-06). A manager opens
 * what a hotel admin opens, but does not touch hotel admins: neither the places that have this role
 * nor those that would get it. Whether they manage users at all is `users.manage`.
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

/** The roles that somebody who manages users may give. */
export function grantableRoles(principal: Principal): readonly HotelRole[] {
  return hotelRoleSchema.options.filter((role) => manageUserVerdict(principal, { role }).allowed);
}

function managesAdmins(principal: Principal): boolean {
  return principal.isSuperAdmin || principal.role === "hotel-admin";
}
