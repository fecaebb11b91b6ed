import { AppError } from "@funduq/shared-types/errors/app-error";
import {
  type Action,
  areaOfAction,
  may,
  needsSubscription,
} from "@funduq/shared-types/rules/permissions";
import { subscriptionExpired } from "@funduq/shared-types/rules/subscription";
import { type Actor, type HotelActor, type Membership, principalIn } from "./identity.ts";
import type { RoutePermission, RouteSpec } from "./route.ts";

/**
 * Authorizes a caller for a route outside the hotels, or throws the refusal. Actions are permissions within
 * a hotel; outside, only super admins have them.
 */
export function authorizeSystem(permission: RoutePermission, actor: Actor | undefined): void {
  if (permission === "public") return;
  if (!actor) throw new AppError("session.required");
  if (permission !== "signed-in" && !actor.isSuperAdmin) {
    throw new AppError("super-admin.required");
  }
}

/**
 * Authorizes a caller for a hotel's route, or throws the refusal. A missing hotel and a hotel without access
 * get the same answer.
 */
export function authorizeHotel(
  { permission }: Pick<RouteSpec, "permission">,
  actor: Actor | undefined,
  hotelId: string,
  now: Date,
): { actor: Actor; membership: Membership } {
  if (!actor) throw new AppError("session.required");
  const membership = actor.memberships.find(({ hotel }) => hotel.id === hotelId);
  if (!membership) throw new AppError("hotel.not-found");
  if (isAction(permission)) assertAction(permission, actor, membership, now);
  else authorizeSystem(permission, actor);
  return { actor, membership };
}

/** The caller's right to a part of what a route does, beside the route's own; throws the same refusal. */
export function assertMay({ isSuperAdmin, role, sections }: HotelActor, action: Action): void {
  const principal = isSuperAdmin ? { isSuperAdmin } : { isSuperAdmin, role, sections };
  if (!may(principal, action))
    throw new AppError("section.denied", { section: areaOfAction(action) });
}

function isAction(permission: RoutePermission): permission is Action {
  return permission !== "public" && permission !== "signed-in" && permission !== "super-admin";
}

function assertAction(action: Action, actor: Actor, membership: Membership, now: Date): void {
  if (!may(principalIn(actor, membership), action)) {
    throw new AppError("section.denied", { section: areaOfAction(action) });
  }
  if (needsSubscription(action) && subscriptionExpired(membership.hotel.expiresAt, now)) {
    throw new AppError("subscription.expired");
  }
}
