import type {
  IdentityPurpose,
  IdentityReadsPage,
  IdentityReadsQuery,
} from "@funduq/shared-types/contracts/identity-reads";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { EnteredHotel } from "../../platform/identity.ts";
import { isoInstant } from "../../platform/iso-instant.ts";
import { listPeople } from "../changes/audit-trail.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { insertReads, listOnRecord, listReads } from "./identity-reads.queries.ts";

/** Purposes whose screens refetch automatically: repeated reads count as one. */
const refetched: readonly IdentityPurpose[] = ["record", "suggested", "police-report"];

/**
 * Logs that guests' identities are returned, in the transaction that reads them: if the log entry fails, so
 * does the read. Repeated fetches within ten minutes add one entry.
 */
export async function noteIdentityReads(
  tx: HotelTx,
  hotelId: HotelId,
  { guestIds, purpose }: { guestIds: readonly GuestId[]; purpose: IdentityPurpose },
  context: WriteContext,
): Promise<void> {
  if (guestIds.length === 0) return;
  const once = [...new Set(guestIds)];
  const isOneLook = refetched.includes(purpose);
  await insertReads(tx, { hotelId, guestIds: once, purpose, isOneLook }, context);
}

/** Logs the guests whose police forms are about to be printed; merged records are resolved. */
export async function notePrint(
  tx: HotelTx,
  hotelId: HotelId,
  guestIds: readonly GuestId[],
  context: WriteContext,
): Promise<void> {
  const known = await listOnRecord(tx, hotelId, guestIds);
  if (known.length < new Set(guestIds).size) throw new AppError("police.form-not-found");
  await noteIdentityReads(tx, hotelId, { guestIds, purpose: "police-print" }, context);
}

const PAGE = 50;

/** One page of the identity log, newest first. No request can change the log. */
export async function readIdentityReads(
  tx: HotelTx,
  { id: hotelId, timeZone }: Pick<EnteredHotel, "id" | "timeZone">,
  query: IdentityReadsQuery,
): Promise<IdentityReadsPage> {
  const [found, people] = await Promise.all([
    listReads(tx, { ...query, hotelId, timeZone }, PAGE + 1),
    listPeople(tx, hotelId, "identity-reads"),
  ]);
  const reads = found.slice(0, PAGE).map((read) => ({ ...read, at: isoInstant(read.at) }));
  const last = reads.at(-1);
  const next = found.length > PAGE && last ? { at: last.at, id: last.id } : null;
  return { reads, next, people };
}
