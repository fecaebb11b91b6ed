import type { BookingStatus } from "../contracts/booking.ts";
import type { HousekeepingStatus, OutOfOrder } from "../contracts/room.ts";
import type { CalendarDate } from "../values/calendar-date.ts";
import { coversNight } from "./night-span.ts";

export type RoomDisplay = "Occupied" | "Reserved" | "Dirty" | "Clean";

type ShownRoom = {
  housekeepingStatus: HousekeepingStatus;
  outOfOrder: OutOfOrder | null;
  bookings: readonly {
    status: BookingStatus;
    checkInDate: CalendarDate;
    checkOutDate: CalendarDate;
  }[];
};

/**
 * The state of a room on the grid of `date` (FO-03): the guest in house, else the next arrival, else its
 * housekeeping status.
 */
export function roomDisplay(room: ShownRoom, date: CalendarDate): RoomDisplay {
  if (room.bookings.some(({ status }) => status === "Checked-in")) return "Occupied";
  if (room.bookings.some((booking) => isExpected(booking, date))) return "Reserved";
  if (isOutOfOrder(room, date)) return "Dirty";
  return ["Dirty", "CleaningInProgress"].includes(room.housekeepingStatus) ? "Dirty" : "Clean";
}

/** Whether the room shows the label 'Out of Order': only within its period (FO-03). */
export function isOutOfOrder(
  room: Pick<ShownRoom, "housekeepingStatus" | "outOfOrder">,
  date: CalendarDate,
): boolean {
  return (
    room.housekeepingStatus === "OutOfOrder" &&
    room.outOfOrder !== null &&
    coversNight(room.outOfOrder, date)
  );
}

function isExpected(booking: ShownRoom["bookings"][number], date: CalendarDate): boolean {
  return (
    (booking.status === "Reserved" || booking.status === "Confirmed") &&
    coversNight({ from: booking.checkInDate, to: booking.checkOutDate }, date)
  );
}
