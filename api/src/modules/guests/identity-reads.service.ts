import type {
  IdentityPurpose,
  IdentityReadsPage,
  IdentityReadsQuery,
} from "@funduq/shared-types/contracts/identity-reads";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { EnteredHotel } from "../../platform/identity.ts";
import { listPeople } from "../changes/audit-trail.service.ts";
import type { Deed } from "../hotels/hotels.service.ts";
import { insertReads, listOnRecord, listReads } from "./identity-reads.queries.ts";

/** Screens that fetch the same again by themselves: what a person sees of them is one look. */
const refetched: readonly IdentityPurpose[] = ["record", "suggested", "police-report"];

/**
 * Notes that guests' identity is shown to whoever asks, in the transaction that reads it: where it can't be
 * noted, nothing is shown. A screen that is fetched again within ten minutes leaves one line.
 */
export async function noteIdentityReads(
  tx: HotelTx,
  hotelId: HotelId,
  { guestIds, purpose }: { guestIds: readonly GuestId[]; purpose: IdentityPurpose },
  deed: Deed,
): Promise<void> {
  if (guestIds.length === 0) return;
  const once = [...new Set(guestIds)];
  const isOneLook = refetched.includes(purpose);
  await insertReads(tx, { hotelId, guestIds: once, purpose, isOneLook }, deed);
}

/** Notes whose police forms are about to be printed; a record that was merged since counts as well. */
export async function notePrint(
  tx: HotelTx,
  hotelId: HotelId,
  guestIds: readonly GuestId[],
  deed: Deed,
): Promise<void> {
  const known = await listOnRecord(tx, hotelId, guestIds);
  if (known.length < new Set(guestIds).size) throw new AppError("police.form-not-found");
  await noteIdentityReads(tx, hotelId, { guestIds, purpose: "police-print" }, deed);
}

const PAGE = 50;

/** Who was shown whose identity, the youngest first: a page of a log that no request can change. */
export async function readIdentityReads(
  tx: HotelTx,
  { id: hotelId, timeZone }: Pick<EnteredHotel, "id" | "timeZone">,
  query: IdentityReadsQuery,
): Promise<IdentityReadsPage> {
  const [found, people] = await Promise.all([
    listReads(tx, { ...query, hotelId, timeZone }, PAGE + 1),
    listPeople(tx, hotelId),
  ]);
  const reads = found.slice(0, PAGE).map((read) => ({ ...read, at: moment(read.at) }));
  const last = reads.at(-1);
  const next = found.length > PAGE && last ? { at: last.at, id: last.id } : null;
  return { reads, next, people };
}

/** PostgreSQL's own notation of an instant is not the one that contracts and browsers read. */
const moment = (at: string) => new Date(at).toISOString();
