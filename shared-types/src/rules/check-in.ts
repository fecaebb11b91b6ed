import type { BookingStatus } from "../contracts/booking.ts";
import type { HousekeepingStatus } from "../contracts/room.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { canBecome } from "./booking-status.ts";
import { coversNight } from "./night-span.ts";
import { allowed, refused, type Verdict } from "./verdict.ts";

type Room = { number: string; housekeepingStatus: HousekeepingStatus };

/** Whether housekeeping has released a room for a new guest. */
export function isReady(status: HousekeepingStatus): boolean {
  return status === "Clean" || status === "Inspected";
}

/** Whether a guest can be checked in to a room now: it is vacant, and housekeeping has released it. */
export function canMoveInNow(room: {
  occupiedNow: boolean;
  housekeepingStatus: HousekeepingStatus;
}): boolean {
  return !room.occupiedNow && isReady(room.housekeepingStatus);
}

/** Whether a guest may be given this room now (BK-06, BK-11). */
export function roomReadyVerdict(room: Room): Verdict {
  if (isReady(room.housekeepingStatus)) return allowed;
  return refused("room.not-ready", { roomNumber: room.number, status: room.housekeepingStatus });
}

/**
 * Whether a booked guest may check in: the booking is expected, today is a day of the stay, and the room is
 * ready. A late guest takes the remaining nights; after the last night the room may be sold to another
 * guest.
 */
export function checkInVerdict(
  booking: { status: BookingStatus; checkInDate: CalendarDate; checkOutDate: CalendarDate },
  room: Room,
  businessDate: CalendarDate,
): Verdict {
  if (!canBecome(booking.status, "Checked-in")) return refused("booking.not-arriving");
  const { checkInDate, checkOutDate } = booking;
  if (!coversNight({ from: checkInDate, to: checkOutDate }, businessDate))
    return refused("booking.not-today", { checkInDate, businessDate });
  return roomReadyVerdict(room);
}
