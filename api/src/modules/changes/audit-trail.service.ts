import type { AuditPage, AuditQuery } from "@funduq/shared-types/contracts/audit-trail";
import type { HotelTx } from "../../platform/db/database.ts";
import type { EnteredHotel } from "../../platform/identity.ts";
import { isoInstant } from "../../platform/iso-instant.ts";
import { listEntries, listPeople } from "./audit-trail.queries.ts";

export { listPeople } from "./audit-trail.queries.ts";

const PAGE = 50;

/** A page of the hotel's audit trail, latest entries first. No request can change the trail. */
export async function readAuditTrail(
  tx: HotelTx,
  { id: hotelId, timeZone }: Pick<EnteredHotel, "id" | "timeZone">,
  { limit = PAGE, ...query }: AuditQuery,
): Promise<AuditPage> {
  const wanted = { ...query, hotelId, timeZone };
  const [found, people] = await Promise.all([
    listEntries(tx, wanted, limit + 1),
    listPeople(tx, hotelId, "trail"),
  ]);
  const entries = found.slice(0, limit);
  const next = found.length > limit ? (entries.at(-1)?.seq ?? null) : null;
  return {
    entries: entries.map((entry) => ({ ...entry, at: isoInstant(entry.at) })),
    next,
    people,
  };
}
