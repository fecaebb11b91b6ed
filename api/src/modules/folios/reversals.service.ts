import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { PostingRef, ReversePosting } from "@funduq/shared-types/contracts/folio";
import { tvaAddedTo } from "@funduq/shared-types/rules/added-tax";
import {
  GROUP_ACCOUNT,
  reversalVerdict,
  taxesOfReversedNight,
} from "@funduq/shared-types/rules/reversal";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WrittenBooking } from "../bookings/booking-facts.service.ts";
import { lockOpenBooking, recordHistory } from "../bookings/bookings.service.ts";
import { lockGroup } from "../groups/units.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { assertNotBilled } from "./billed-charges.service.ts";
import { stayOwner } from "./folio-owner.ts";
import { listFolios } from "./folios.service.ts";
import { findPosting } from "./in-folios.ts";
import { postingFacts } from "./posting-facts.ts";
import { insertReversal } from "./postings.queries.ts";
import { listCheckOutTransfers } from "./transfers.queries.ts";
import { assertNotInvoiced } from "./transfers.service.ts";

/** Why something is taken back, and on which business date. */
export type Reversing = { reason: string; businessDate: CalendarDate };

/**
 * Corrects a posting: another one of the same amount takes the whole of it back, on the folio where it
 * stands now and dated with today's business date (FOL-02). Nothing is changed or removed.
 */
export async function reversePosting(
  tx: HotelTx,
  { hotelId, bookingId, postingId }: PostingRef,
  { reason, withNightTaxes }: ReversePosting,
  context: WriteContext,
): Promise<WrittenBooking> {
  const ref = { hotelId, bookingId };
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  const { groupId, version } = await lockOpenBooking(tx, ref);
  const folios = await listFolios(tx, ref);
  const found = findPosting(folios, postingId);
  // The reversal changes the group's account: the lock keeps others from settling or refunding it meanwhile.
  if (groupId && found.posting.method === GROUP_ACCOUNT) await lockGroup(tx, { hotelId, groupId });
  assertAllowed(reversalVerdict(found.posting));
  await assertNotInvoiced(tx, ref);
  const lines = folios.flatMap(({ postings }) => postings);
  const taxes = withNightTaxes ? taxesOfReversedNight(lines, found.posting) : [];
  for (const each of [found, ...taxes.map(({ id }) => findPosting(folios, id))])
    await reverse(tx, ref, each, { reason, businessDate }, context);
  const facts = [postingId, ...taxes.map(({ id }) => id)].flatMap((id) =>
    postingFacts({ folios }, id, { reason }),
  );
  return { id: bookingId, version, facts };
}

/**
 * Takes back what a check-out moved to a company's account or its group's: the folio owes it
 * again. What the group had taken over before is still the group's. The caller has locked the booking and
 * its group. Returns the methods of what it took back.
 */
export async function withdrawTransfers(
  tx: HotelTx,
  ref: BookingRef,
  reversing: Reversing,
  context: WriteContext,
): Promise<(string | null)[]> {
  const postingIds = await listCheckOutTransfers(tx, ref);
  if (postingIds.length === 0) return [];
  await assertNotInvoiced(tx, ref);
  const folios = await listFolios(tx, ref);
  const found = postingIds.map((postingId) => findPosting(folios, postingId));
  for (const each of found) await reverse(tx, ref, each, reversing, context);
  return found.map(({ posting }) => posting.method);
}

export async function reverse(
  tx: HotelTx,
  ref: BookingRef,
  { folio, posting }: ReturnType<typeof findPosting>,
  { reason, businessDate }: Reversing,
  context: WriteContext,
): Promise<void> {
  const { id: postingId, item, method, description, amountCentimes } = posting;
  await assertNotBilled(tx, ref.hotelId, postingId);
  const reversal = { postingId, folioId: folio.id, reason, businessDate };
  await insertReversal(tx, stayOwner(ref), reversal, context);
  const tvaCentimes = tvaAddedTo(folio.postings, posting)?.amountCentimes;
  const said = { item, method, description, amountCentimes, tvaCentimes };
  const details = { folio: folio.name, ...said, reason };
  await recordHistory(tx, ref, { action: "posting-reversed", details }, context);
}
