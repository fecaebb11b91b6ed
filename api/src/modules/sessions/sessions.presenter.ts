import type { Session } from "@funduq/shared-types/contracts/session";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Database } from "../../platform/db/database.ts";
import { type Actor, presentMembership } from "../../platform/identity.ts";
import { listSuperAdminHotels } from "./sessions.queries.ts";

/**
 * The signed-in user without internal fields, and hotels with current rights. A super admin may enter every
 * hotel of the installation: the answer has those of their own and `hotelId`.
 */
export async function presentSession(
  database: Pick<Database, "system">,
  actor: Actor,
  hotelId?: HotelId,
): Promise<Session> {
  const { userId, email, displayName, isSuperAdmin, language, theme, memberships } = actor;
  const hotels = isSuperAdmin
    ? await listSuperAdminHotels(database, { userId, hotelId })
    : memberships;
  return {
    user: { id: userId, email, displayName, isSuperAdmin, language, theme },
    hotels: hotels.map(presentMembership),
  };
}
