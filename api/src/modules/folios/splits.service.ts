import type { PostingRef, SplitPosting } from "@funduq/shared-types/contracts/folio";
import { tvaAddedTo } from "@funduq/shared-types/rules/added-tax";
import { splitVerdict } from "@funduq/shared-types/rules/folio-split";
import { splitTax } from "@funduq/shared-types/rules/included-tax";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WrittenBooking } from "../bookings/booking-facts.service.ts";
import { lockOpenBooking, recordHistory } from "../bookings/bookings.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { assertNotBilled } from "./billed-charges.service.ts";
import { stayOwner } from "./folio-owner.ts";
import { listFolios } from "./folios.service.ts";
import { findFolio, findPosting } from "./in-folios.ts";
import { splitInTwo } from "./posting-corrections.ts";
import { postingFacts } from "./posting-facts.ts";
import { assertNotInvoiced } from "./transfers.service.ts";

/**
 * Splits a posting: a part goes to another folio of the stay, or stands alone on its own, and the rest
 * stays. A posting is never changed, so the whole is reversed with the reason and its two parts are
 * posted anew, today; both name it, and together they are it (FOL-02).
 */
export async function splitPosting(
  tx: HotelTx,
  { hotelId, bookingId, postingId }: PostingRef,
  { toFolioId, amountCentimes, reason }: SplitPosting,
  context: WriteContext,
): Promise<WrittenBooking> {
  const ref = { hotelId, bookingId };
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  const { version } = await lockOpenBooking(tx, ref);
  const folios = await listFolios(tx, ref);
  const to = findFolio(folios, toFolioId);
  const { folio: from, posting } = findPosting(folios, postingId);
  assertAllowed(splitVerdict(posting, amountCentimes));
  await assertNotInvoiced(tx, ref);
  await assertNotBilled(tx, hotelId, postingId);

  const correction = { tx, owner: stayOwner(ref), reason, businessDate, context };
  const tva = tvaAddedTo(from.postings, posting);
  await splitInTwo(correction, { posting, tva }, amountCentimes, { part: to.id, rest: from.id });
  const { item, method, description } = posting;
  const shares =
    tva && splitTax(tva.amountCentimes, { part: amountCentimes, of: posting.amountCentimes });
  const details = {
    item,
    method,
    description,
    amountCentimes,
    tvaCentimes: shares?.part,
    from: from.name,
    to: to.name,
    reason,
  };
  await recordHistory(tx, ref, { action: "posting-split", details }, context);
  const facts = postingFacts({ folios }, postingId, { toFolioId, amountCentimes, reason });
  return { id: bookingId, version, facts };
}
