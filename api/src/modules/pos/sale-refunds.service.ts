import type { RefundSale, Sale, SaleRef } from "@funduq/shared-types/contracts/pos-sale";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { takesPostings } from "@funduq/shared-types/rules/booking-status";
import type { BookingId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBooking } from "../bookings/bookings.service.ts";
import { takeBackFromRoom } from "../folios/room-charges.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRestaurant } from "./pos.queries.ts";
import { findSale } from "./sale-answers.queries.ts";
import { insertRefund, type RoomPart, selectRoomParts } from "./sale-refunds.queries.ts";
import { takeBillNumber } from "./sales.queries.ts";
import { getSale, type MadeSale } from "./sales.service.ts";
import { joinShift } from "./shifts.service.ts";
import { queueReceipt } from "./till-papers.service.ts";

/**
 * Gives a whole sale back, with a number of its own (POS-05): each payment by its method, tips included, and what is on a room by the
 * reversal of what still stands of its charge. Locks the business date, the restaurant, whose refunds are made one after another,
 * the shift, the stays, then the counter. The same refund again is answered as it was made. Throws `sale.refunded`, `sale.is-refund`,
 * or `sale.guest-left` where the stay has ended.
 */
export async function refundSale(
  tx: HotelTx,
  ref: SaleRef,
  asked: RefundSale,
  context: WriteContext,
): Promise<MadeSale> {
  const { hotelId, restaurantId } = ref;
  const { refundId: id, terminalId, reason } = asked;
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  await lockRestaurant(tx, ref);
  const made = await refundOf(tx, ref, asked);
  if (made) return { sale: made, isNew: false };
  const place = { hotelId, restaurantId, terminalId };
  const shiftId = await joinShift(tx, place, businessDate, context);
  const parts = await lockRoomParts(tx, ref);
  const number = await takeBillNumber(tx, ref, businessDate);
  for (const { bookingId, postingIds } of parts) {
    const why = { postingIds, reason, businessDate };
    await takeBackFromRoom(tx, { hotelId, bookingId }, why, context);
  }
  const refund = { ...number, id, reason, terminalId, shiftId, businessDate };
  await insertRefund(tx, ref, refund, context);
  const sale = await getSale(tx, { ...ref, saleId: id });
  return { sale: await queueReceipt(tx, ref, { sale, terminalId }, context), isNew: true };
}

/** What this request has made before. Throws where the sale can't be refunded (any more). */
async function refundOf(
  tx: HotelTx,
  ref: SaleRef,
  { refundId }: RefundSale,
): Promise<Sale | undefined> {
  const { number, refunds, refundedBy } = await getSale(tx, ref);
  if (refunds) throw new AppError("sale.is-refund", { number });
  if (!refundedBy) return undefined;
  const own = await findSale(tx, { ...ref, saleId: refundId });
  if (own?.sale.refunds === number) return own.sale;
  throw new AppError("sale.refunded", { number });
}

/** Locks the stays first: while one was waited for, the front office may have split or reversed a charge. */
async function lockRoomParts(tx: HotelTx, ref: SaleRef): Promise<RoomPart[]> {
  const { hotelId } = ref;
  const open = new Set<BookingId>();
  for (const { bookingId } of await selectRoomParts(tx, ref)) {
    const { status } = await lockBooking(tx, { hotelId, bookingId });
    if (takesPostings(status)) open.add(bookingId);
  }
  const parts = await selectRoomParts(tx, ref);
  const ended = parts.find(({ bookingId }) => !open.has(bookingId));
  if (ended) throw new AppError("sale.guest-left", { roomNumber: ended.roomNumber });
  return parts;
}
