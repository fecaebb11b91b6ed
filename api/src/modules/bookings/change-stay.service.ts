import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { CreatedBooking } from "@funduq/shared-types/contracts/booking";
import { occupancyVerdict } from "@funduq/shared-types/rules/booking-guests";
import { statusOfNewBooking } from "@funduq/shared-types/rules/booking-status";
import { changeVerdict } from "@funduq/shared-types/rules/stay-change";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import type { NightChange } from "../availability/availability.service.ts";
import { assertInService, type LockedRoom, markDirty } from "../rooms/rooms.service.ts";
import { type BookingChange, changeBooking } from "./bookings.queries.ts";
import type { LockedBooking } from "./bookings.service.ts";
import { assertRoomCanReceive } from "./check-in.service.ts";
import {
  assertRoomFree,
  nightChanges,
  nightsToCome,
  type StayDates,
} from "./stay-nights.service.ts";
import { firstNight } from "./stay-rate.service.ts";

/** A stay with its wanted room and dates. A write locks the booking and both rooms; a preview only reads them. */
export type StayChange = {
  booking: LockedBooking;
  former: LockedRoom;
  room: LockedRoom;
  dates: StayDates;
  businessDate: CalendarDate;
};

export const isMove = ({ former, room }: Pick<StayChange, "former" | "room">) =>
  former.id !== room.id;

/**
 * Refuses a room that cannot take the stay on these dates, with the checks of a new booking (BK-07, BK-16,
 * BK-17): in service, with capacity, and without another booking. For a guest in house the room must be
 * ready tonight.
 */
export async function assertChangePossible(tx: HotelTx, change: StayChange): Promise<void> {
  const { booking, room, dates, businessDate } = change;
  const isIn = booking.status === "Checked-in";
  assertAllowed(changeVerdict(booking));
  if (isMove(change)) assertAllowed(occupancyVerdict(booking, room.type));
  const nights = nightsToCome(dates, businessDate);
  if (nights) assertInService(room, nights);
  if (isIn && isMove(change))
    assertInService(room, { from: businessDate, to: addDays(businessDate, 1) });
  // Includes past nights: the database's constraint covers the whole stay.
  const { checkInDate: from, checkOutDate: to } = dates;
  await assertRoomFree(tx, room, { from, to }, booking.id);
  if (isIn && isMove(change)) await assertRoomCanReceive(tx, room);
}

/**
 * A saved change, what it changes of the nights for sale, and what it was for the audit trail. Nights are
 * exchanged last and at once for all bookings of a transaction, so that two of them never wait crosswise.
 */
export type SavedChange = { saved: CreatedBooking; nights: NightChange[]; facts: AuditFact[] };

export async function saveChange(
  tx: HotelTx,
  change: StayChange,
  more: BookingChange,
): Promise<Omit<SavedChange, "facts">> {
  const { booking, former, room, dates, businessDate } = change;
  const isIn = booking.status === "Checked-in";
  const ref = { hotelId: booking.hotelId, bookingId: booking.id };
  const saved = await changeBooking(tx, ref, {
    roomId: room.id,
    roomTypeId: room.type.id,
    ...dates,
    ...(!isIn && { status: statusOfNewBooking(dates.checkInDate, businessDate, false) }),
    ...more,
    ...firstNight(booking, dates),
  });
  if (isIn && isMove(change)) await markDirty(tx, former);
  const nights = [
    ...nightChanges(booking.roomTypeId, booking, businessDate, -1),
    ...nightChanges(room.type.id, dates, businessDate, 1),
  ];
  return { saved, nights };
}
