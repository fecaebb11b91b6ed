import { AppError } from "@funduq/shared-types/errors/app-error";
import {
  type Action,
  areaOfAction,
  may,
  needsSubscription,
} from "@funduq/shared-types/rules/permissions";
import { subscriptionExpired } from "@funduq/shared-types/rules/subscription";
import { type Actor, type Membership, principalIn } from "./identity.ts";
import type { RoutePermission, RouteSpec } from "./route.ts";

/**
 * Lets a caller into a route outside the hotels, or throws why not. An action is a right within a
 * hotel: out here, where nobody's role is known, it lets in super admins alone.
 */
export function authorizeSystem(permission: RoutePermission, actor: Actor | undefined): void {
  if (permission === "public") return;
  if (!actor) throw new AppError("session.required");
  if (permission !== "signed-in" && !actor.isSuperAdmin) {
    throw new AppError("super-admin.required");
  }
}

/**
 * Lets a caller into a hotel's route, or throws why not. A hotel that isn't there and one that is
 * someone else's are the same answer.
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
