import type { Session } from "@funduq/shared-types/contracts/session";
import { type Actor, presentMembership } from "../../platform/identity.ts";

/** The signed-in user as the browser may know it. Hotels come with the rights of this moment. */
export function presentSession(actor: Actor): Session {
  const { userId, email, displayName, isSuperAdmin, language, theme, memberships } = actor;
  return {
    user: { id: userId, email, displayName, isSuperAdmin, language, theme },
    hotels: memberships.map(presentMembership),
  };
}
