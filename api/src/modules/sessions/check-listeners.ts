import { may, type Principal } from "@funduq/shared-types/rules/permissions";
import type { Database } from "../../platform/db/database.ts";
import { hashToken } from "../../platform/hash-token.ts";
import type { Listener, ListenerCheck, LostAccess } from "../../platform/session-store.ts";
import { type ListenerRow, listListeners } from "./sessions.queries.ts";

/** Which of these listeners may no longer listen, and why (AUTH-19, SYS-05), and what rights each has. */
export async function checkListeners(
  database: Pick<Database, "system">,
  listeners: readonly Listener[],
): Promise<ListenerCheck[]> {
  const hashed = listeners.map(({ hotelId, sessionToken }) => {
    return { hotelId, sessionId: hashToken(sessionToken) };
  });
  const rows = await listListeners(database, hashed);
  return rows.map((row) => {
    const principal = principalOf(row);
    return { lost: reasonOf(row, principal), principal, changeSeq: row.changeSeq };
  });
}

/** A removed hotel comes first: its people are not signed out by the removal. */
function reasonOf(
  { hotelExists, isOpen }: ListenerRow,
  principal: Principal | undefined,
): LostAccess | undefined {
  if (!hotelExists) return "hotel-removed";
  if (!isOpen) return "signed-out";
  return principal && may(principal, "hotel.view") ? undefined : "no-access";
}

function principalOf({ isSuperAdmin, role, sections }: ListenerRow): Principal | undefined {
  if (isSuperAdmin) return { isSuperAdmin };
  return role && sections ? { isSuperAdmin: false, role, sections } : undefined;
}
