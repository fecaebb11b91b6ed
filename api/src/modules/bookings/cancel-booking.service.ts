import type {
  BookingRef,
  BookingStep,
  CancelBooking,
  Reactivate,
  SavedBooking,
} from "@funduq/shared-types/contracts/booking";
import { occupancyVerdict } from "@funduq/shared-types/rules/booking-guests";
import { cancelVerdict } from "@funduq/shared-types/rules/cancellation";
import { noShowVerdict, reactivateVerdict } from "@funduq/shared-types/rules/no-show";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { RoomId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { listFolios } from "../folios/folios.service.ts";
import { lockUnit, reassignUnit, releaseBookedNights } from "../groups/units.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRoom, lockRooms } from "../rooms/rooms.service.ts";
import { changeFacts, stayFacts, type WrittenBooking } from "./booking-facts.service.ts";
import { changeBooking } from "./bookings.queries.ts";
import { type LockedBooking, lockBookingAt, recordHistory } from "./bookings.service.ts";
import type { SavedChange } from "./change-stay.service.ts";
import { assertRoomStillFree, nightChanges } from "./stay-nights.service.ts";

/**
 * Cancels a stay before check-in and releases its nights (BK-12). Refused with the folio's name while a
 * folio has a balance, so that a deposit is not lost: refund it, reverse it, or charge a fee first. Postings
 * that sum to zero stay on the folio.
 */
export async function cancelBooking(
  tx: HotelTx,
  ref: BookingRef,
  { version, reason }: CancelBooking,
  context: WriteContext,
): Promise<SavedBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const booking = await lockBookingAt(tx, ref, version);
  const folios = await listFolios(tx, ref);
  assertAllowed(cancelVerdict({ status: booking.status, folios }));

  const unit = await lockUnit(tx, booking);
  const room = await lockRoom(tx, { hotelId: ref.hotelId, roomId: booking.roomId });
  const saved = await changeBooking(tx, ref, {
    status: "Cancelled",
    cancelledAt: context.now.toISOString(),
    cancelledOn: businessDate,
    cancellationReason: reason,
  });
  await recordHistory(
    tx,
    ref,
    { action: "cancelled", details: { reason, room: room.number } },
    context,
  );
  const nights = nightChanges(booking.roomTypeId, booking, businessDate, -1);
  await releaseBookedNights(tx, ref.hotelId, nights, { unit, businessDate });
  return saved;
}

/**
 * Marks an expected booking as no-show, on its check-in date or later, and releases its future nights. A
 * deposit stays on the folio until it is refunded or charged as a fee.
 */
export async function markNoShow(
  tx: HotelTx,
  ref: BookingRef,
  { version }: BookingStep,
  context: WriteContext,
): Promise<WrittenBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const booking = await lockBookingAt(tx, ref, version);
  assertAllowed(noShowVerdict(booking, businessDate));

  const saved = await markLockedNoShow(tx, booking, { businessDate, context });
  return { ...saved, facts: stayFacts(booking) };
}

/** `markNoShow` of a locked booking, for the front desk and the night audit. */
export async function markLockedNoShow(
  tx: HotelTx,
  booking: LockedBooking,
  { businessDate, context }: { businessDate: CalendarDate; context: WriteContext },
): Promise<SavedBooking> {
  const { hotelId, id: bookingId } = booking;
  const ref = { hotelId, bookingId };
  const unit = await lockUnit(tx, booking);
  const room = await lockRoom(tx, { hotelId, roomId: booking.roomId });
  const saved = await changeBooking(tx, ref, { status: "no-show" });
  const details = { room: room.number, businessDate };
  await recordHistory(tx, ref, { action: "no-show", details }, context);
  const nights = nightChanges(booking.roomTypeId, booking, businessDate, -1);
  await releaseBookedNights(tx, hotelId, nights, { unit, businessDate });
  return saved;
}

/**
 * Reactivates a no-show (BK-15) in its own room or, where that is not free any more, in another one (BK-19). The
 * agreed rate is kept.
 */
export async function reactivate(
  tx: HotelTx,
  ref: BookingRef,
  { version, roomId }: Reactivate,
  context: WriteContext,
): Promise<WrittenBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const booking = await lockBookingAt(tx, ref, version);
  const doing = { businessDate, context, roomId };
  const { saved, nights, facts } = await reactivateLocked(tx, booking, doing);
  await applyNightChanges(tx, ref.hotelId, nights);
  return { ...saved, facts };
}

type Reactivating = {
  businessDate: CalendarDate;
  context: WriteContext;
  roomId?: RoomId | undefined;
};

/** `reactivate` of a locked booking, without the inventory, which the caller updates. */
export async function reactivateLocked(
  tx: HotelTx,
  booking: LockedBooking,
  { businessDate, context, roomId = booking.roomId }: Reactivating,
): Promise<SavedChange> {
  assertAllowed(reactivateVerdict(booking, businessDate));
  const { hotelId, id: bookingId, checkInDate, checkOutDate } = booking;
  const unit = await lockUnit(tx, booking);
  const [former, room] = await lockRooms(tx, hotelId, [booking.roomId, roomId]);
  const isElsewhere = room.id !== former.id;
  if (isElsewhere) assertAllowed(occupancyVerdict(booking, room.type));
  await assertRoomStillFree(tx, room, booking, businessDate);
  const ref = { hotelId, bookingId };
  const saved = await changeBooking(tx, ref, {
    status: "Reserved",
    roomId: room.id,
    roomTypeId: room.type.id,
  });
  const moved = isElsewhere ? { formerRoom: former.number } : {};
  const details = { status: "Reserved", room: room.number, checkInDate, checkOutDate, ...moved };
  await recordHistory(tx, ref, { action: "reactivated", details }, context);
  const held = await reassignUnit(tx, hotelId, unit, businessDate);
  const nights = [...nightChanges(room.type.id, booking, businessDate, 1), ...held];
  const facts = isElsewhere ? changeFacts({ formerRoom: former.number, room: room.number }) : [];
  return { saved, nights, facts };
}
