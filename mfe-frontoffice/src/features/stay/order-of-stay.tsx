import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { Name } from "@funduq/shared-ui";
import { PurchaseOrderFact } from "../purchase-order/purchase-order-fact.tsx";
import { ReferenceBeside } from "../reference/reference.tsx";

type OrderOfStayProps = { bookingRef: BookingRef; booking: Booking };

/** The purchase order by which the company ordered the stay: its own, or that of its group (COM-05). */
export function OrderOfStay({ bookingRef: { hotelId, bookingId }, booking }: OrderOfStayProps) {
  const { purchaseOrder = null, version, guests, reference } = booking;
  const guest = guests.find(({ isPrimary }) => isPrimary)?.fullName ?? "";
  return (
    <PurchaseOrderFact
      hotelId={hotelId}
      owner={{ bookingId, version }}
      order={purchaseOrder}
      ownOrder={purchaseOrder?.own ?? null}
      groupOrder={purchaseOrder?.ofGroup ?? null}
      name={guest}
      about={
        <>
          <Name>{guest}</Name>
          <ReferenceBeside reference={reference} />
        </>
      }
    />
  );
}
