import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { SetPurchaseOrder } from "@funduq/shared-types/contracts/purchase-order";
import {
  orderFacts,
  purchaseOrderVerdict,
  storedOrder,
} from "@funduq/shared-types/rules/purchase-order";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { WrittenBooking } from "./booking-facts.service.ts";
import { changeBooking } from "./bookings.queries.ts";
import { lockBookingAt, recordHistory } from "./bookings.service.ts";

/**
 * Sets what a stay has of its own of its purchase order (COM-05), also of one that has ended: companies send it until the
 * invoice. What is empty is its group's. An issued invoice keeps the number that it was issued with.
 */
export async function setPurchaseOrder(
  tx: HotelTx,
  ref: BookingRef,
  { version, ...input }: SetPurchaseOrder,
  context: WriteContext,
): Promise<WrittenBooking> {
  const booking = await lockBookingAt(tx, ref, version);
  assertAllowed(purchaseOrderVerdict(input, booking));
  const before = { number: booking.purchaseOrderNumber, url: booking.purchaseOrderUrl };
  const after = storedOrder(input);
  const facts = orderFacts(before, after);
  if (facts.length === 0) return { id: booking.id, version };
  const saved = await changeBooking(tx, ref, {
    purchaseOrderNumber: after.number,
    purchaseOrderUrl: after.url,
  });
  const details = {
    ...(before.number !== after.number && {
      purchaseOrderNumber: { from: before.number, to: after.number },
    }),
    ...(before.url !== after.url && { purchaseOrderUrl: { from: before.url, to: after.url } }),
  };
  await recordHistory(tx, ref, { action: "details-changed", details }, context);
  return { ...saved, facts };
}
