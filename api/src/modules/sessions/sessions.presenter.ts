import type { Session } from "@funduq/shared-types/contracts/session";
import type { Database } from "../../platform/db/database.ts";
import { type Actor, presentMembership } from "../../platform/identity.ts";
import { listSuperAdminMemberships } from "./sessions.queries.ts";

/** The signed-in user without internal fields, and hotels with current rights. */
export async function presentSession(
  database: Pick<Database, "system">,
  actor: Actor,
): Promise<Session> {
  const { userId, email, displayName, isSuperAdmin, language, theme, memberships } = actor;
  const hotels = isSuperAdmin ? await listSuperAdminMemberships(database) : memberships;
  return {
    user: { id: userId, email, displayName, isSuperAdmin, language, theme },
    hotels: hotels.map(presentMembership),
  };
}
