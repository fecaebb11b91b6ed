import type { BookingRef, SavedBooking } from "@funduq/shared-types/contracts/booking";
import type { RefundPayment } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { refundPlan, refundVerdict } from "@funduq/shared-types/rules/folio-refund";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockOpenBooking, recordHistory } from "../bookings/bookings.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { stayOwner } from "./folio-owner.ts";
import { listFolios } from "./folios.service.ts";
import { refundPostings } from "./posting-corrections.ts";
import { assertNotInvoiced } from "./transfers.service.ts";

/**
 * Gives back what a folio was paid too much, today and by the method that it was paid with. Payments are
 * reversed, the last one first; of one that is larger than the refund a part is split off, and that is
 * reversed. The booking's lock keeps two desks from giving the same money back twice.
 */
export async function refundPayment(
  tx: HotelTx,
  ref: BookingRef,
  { folioId, method, amountCentimes, reason }: RefundPayment,
  context: WriteContext,
): Promise<SavedBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const { version } = await lockOpenBooking(tx, ref);
  const folio = (await listFolios(tx, ref)).find(({ id }) => id === folioId);
  if (!folio) throw new AppError("folio.not-found");
  const wanted = { method, amountCentimes };
  assertAllowed(refundVerdict(folio, wanted));
  await assertNotInvoiced(tx, ref);

  const correction = { tx, owner: stayOwner(ref), reason, businessDate, context };
  await refundPostings(correction, folioId, refundPlan(folio, wanted));
  const details = { folio: folio.name, method, amountCentimes, reason };
  await recordHistory(tx, ref, { action: "payment-refunded", details }, context);
  return { id: ref.bookingId, version };
}
