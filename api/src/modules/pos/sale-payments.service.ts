import type { NewPayment } from "@funduq/shared-types/contracts/pos-sale";
import { type RateShare, rateSharesOf, type SoldLine } from "@funduq/shared-types/rules/paid-rates";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, SaleId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { chargeToRoom } from "../folios/room-charges.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { GuestRooms } from "./room-guest.service.ts";
import type { NewSalePayment } from "./sales.queries.ts";

type Sold = {
  hotelId: HotelId;
  saleId: SaleId;
  /** What was sold at which rate of TVA, in its order. */
  lines: readonly SoldLine[];
  /** The rooms of the stays that are charged; they are locked. */
  rooms: GuestRooms;
  /** 'La Casbah 12/03'. */
  description: string;
  businessDate: CalendarDate;
};

/**
 * The payments of a sale as they are kept. What goes to a room is posted on the stay at each rate of TVA that it pays for, and is
 * a payment for each posting. The sale has been inserted.
 */
export async function paymentsOfSale(
  tx: HotelTx,
  sold: Sold,
  payments: readonly NewPayment[],
  context: WriteContext,
): Promise<NewSalePayment[]> {
  const kept: NewSalePayment[] = [];
  const shares = rateSharesOf(sold.lines, payments);
  for (const [index, payment] of payments.entries()) {
    if (payment.method !== "Room") kept.push(payment);
    else kept.push(...(await roomPayments(tx, sold, payment, shares[index] ?? [], context)));
  }
  return kept;
}

async function roomPayments(
  tx: HotelTx,
  { hotelId, saleId, rooms, description, businessDate }: Sold,
  payment: Extract<NewPayment, { method: "Room" }>,
  shares: readonly RateShare[],
  context: WriteContext,
): Promise<NewSalePayment[]> {
  const { method, bookingId, amountCentimes, signature } = payment;
  const room = { saleId, description, amountCentimes, businessDate, shares };
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
