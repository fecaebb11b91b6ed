import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { chargeToRoom } from "../folios/room-charges.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { GuestRooms } from "./room-guest.service.ts";
import type { NewSalePayment } from "./sales.queries.ts";

type Charge = {
  hotelId: HotelId;
  /** The rooms of the stays that are charged; they are locked. */
  rooms: GuestRooms;
  /** 'La Casbah 12/03'. */
  description: string;
  businessDate: CalendarDate;
};

/** The payments of a sale as they are kept. What goes to a room is posted on the stay, and is a payment for each posting. */
export async function paymentsOfSale(
  tx: HotelTx,
  charge: Charge,
  payments: readonly NewPayment[],
  context: WriteContext,
): Promise<NewSalePayment[]> {
  const kept: NewSalePayment[] = [];
  for (const payment of payments) {
    if (payment.method === "Room") kept.push(...(await roomPayments(tx, charge, payment, context)));
    else kept.push(payment);
  }
  return kept;
}

async function roomPayments(
  tx: HotelTx,
  { hotelId, rooms, description, businessDate }: Charge,
  payment: Extract<NewPayment, { method: "Room" }>,
  context: WriteContext,
): Promise<NewSalePayment[]> {
  const { method, bookingId, amountCentimes, signature } = payment;
  const room = { description, amountCentimes, businessDate };
  const charges = await chargeToRoom(tx, { hotelId, bookingId }, room, context);
  return charges.map(({ id: postingId, totalCentimes }) => ({
    method,
    amountCentimes: totalCentimes,
    bookingId,
    postingId,
    postingRole: "entry",
    roomNumber: rooms.get(bookingId),
    signature,
  }));
}
