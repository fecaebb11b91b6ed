import type { BookingRef, BookingStep, SavedBooking } from "@funduq/shared-types/contracts/booking";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { namedVerdict } from "@funduq/shared-types/rules/booking-guests";
import { checkInVerdict, roomReadyVerdict } from "@funduq/shared-types/rules/check-in";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { type LockedRoom, lockRoom } from "../rooms/rooms.service.ts";
import { listStayingGuests } from "./booking-guests.queries.ts";
import { changeBooking } from "./bookings.queries.ts";
import { lockBookingAt, recordHistory } from "./bookings.service.ts";
import { findGuestInRoom } from "./room-bookings.queries.ts";

/**
 * Checks an expected guest in (BK-11): the room is ready and vacant, and nobody is named beyond the party (BK-23). The room stays locked until commit, so
 * that housekeeping cannot close it and no other guest can be checked in.
 */
export async function checkIn(
  tx: HotelTx,
  ref: BookingRef,
  { version }: BookingStep,
  context: WriteContext,
): Promise<SavedBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const booking = await lockBookingAt(tx, ref, version);
  const room = await lockRoom(tx, { hotelId: ref.hotelId, roomId: booking.roomId });
  assertAllowed(checkInVerdict(booking, room, businessDate));
  await assertRoomEmpty(tx, room);
  const { length: named } = await listStayingGuests(tx, ref);
  assertAllowed(namedVerdict(named, booking));

  const checkedInAt = context.now.toISOString();
  const change = { status: "Checked-in", checkedInAt, checkedInOn: businessDate } as const;
  const saved = await changeBooking(tx, ref, change);
  await recordHistory(tx, ref, { action: "checked-in", details: { room: room.number } }, context);
  return saved;
}

/** Refuses a room that housekeeping has not released, or that is still occupied. */
export async function assertRoomCanReceive(tx: HotelTx, room: LockedRoom): Promise<void> {
  assertAllowed(roomReadyVerdict(room));
  await assertRoomEmpty(tx, room);
}

/** Refuses a room that is still occupied. */
export async function assertRoomEmpty(tx: HotelTx, room: LockedRoom): Promise<void> {
  const guestName = await findGuestInRoom(tx, { hotelId: room.hotelId, roomId: room.id });
  if (guestName === null) return;
  throw new AppError("booking.room-occupied", { roomNumber: room.number, guestName });
}
