import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { RefundPayment } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { refundPlan, refundVerdict } from "@funduq/shared-types/rules/folio-refund";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import { getBooking, lockOpenBooking, noteHistory } from "../bookings/bookings.service.ts";
import { type Deed, holdBusinessDate } from "../hotels/hotels.service.ts";
import { isStayInvoiced, listFolios } from "./folios.service.ts";
import { insertReversal } from "./postings.queries.ts";
import { insertParts } from "./splits.service.ts";

/**
 * Gives back what a folio was paid too much, today and by the method that it was paid with. Payments are
 * reversed, the last one first; of one that is larger than the refund a part is split off, and that is
 * reversed. The booking's lock keeps two desks from giving the same money back twice.
 */
export async function refundPayment(
  tx: HotelTx,
  ref: BookingRef,
  { folioId, method, amountCentimes, reason }: RefundPayment,
  deed: Deed,
): Promise<Booking> {
  const businessDate = await holdBusinessDate(tx, ref.hotelId);
  await lockOpenBooking(tx, ref);
  const folio = (await listFolios(tx, ref)).find(({ id }) => id === folioId);
  if (!folio) throw new AppError("folio.not-found");
  const wanted = { method, amountCentimes };
  assertAllowed(refundVerdict(folio, wanted));
  if (await isStayInvoiced(tx, ref)) throw new AppError("booking.invoiced");

  const reversal = { folioId, reason, businessDate };
  for (const { posting, amountCentimes: part } of refundPlan(folio, wanted)) {
    await insertReversal(tx, { ...ref, postingId: posting.id }, reversal, deed);
    if (part === posting.amountCentimes) continue;
    const splitting = { tx, ref, posting, businessDate, deed };
    const postingId = await insertParts(splitting, part, { part: folioId, rest: folioId });
    await insertReversal(tx, { ...ref, postingId }, reversal, deed);
  }
  const details = { folio: folio.name, method, amountCentimes, reason };
  await noteHistory(tx, ref, { action: "payment-refunded", details }, deed);
  return getBooking(tx, ref);
}
