import { may, type Principal } from "@funduq/shared-types/rules/permissions";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Database } from "../../platform/db/database.ts";
import type { LostAccess } from "../../platform/session-store.ts";
import { hashToken } from "./hash-token.ts";
import { type Listener, listListeners } from "./sessions.queries.ts";

/** Which of these session tokens may no longer listen to a hotel, and why (AUTH-19, SYS-05). */
export async function lostAccess(
  database: Database,
  hotelId: HotelId,
  tokens: readonly string[],
): Promise<Map<string, LostAccess>> {
  const byHash = new Map(tokens.map((token) => [hashToken(token), token]));
  const lost = new Map<string, LostAccess>();
  for (const listener of await listListeners(database, hotelId, [...byHash.keys()])) {
    const token = byHash.get(listener.id);
    const reason = reasonOf(listener);
    if (token !== undefined && reason) lost.set(token, reason);
  }
  return lost;
}

/** A removed hotel comes first: its people are not signed out by the removal. */
function reasonOf(listener: Listener): LostAccess | undefined {
  if (!listener.hotelExists) return "hotel-removed";
  if (!listener.isOpen) return "signed-out";
  const principal = principalOf(listener);
  return principal && may(principal, "hotel.view") ? undefined : "no-access";
}

function principalOf({ isSuperAdmin, role, sections }: Listener): Principal | undefined {
  if (isSuperAdmin) return { isSuperAdmin };
  return role && sections ? { isSuperAdmin: false, role, sections } : undefined;
}
