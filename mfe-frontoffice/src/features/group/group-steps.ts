import type { Group, RoomingEntry } from "@funduq/shared-types/contracts/group";
import type { SeenStay } from "@funduq/shared-types/contracts/group-rooms";
import { canBecome, occupiesRoom } from "@funduq/shared-types/rules/booking-status";
import { coversNight } from "@funduq/shared-types/rules/night-span";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { NamedRow } from "./rows-answer.tsx";

type Booked = NonNullable<RoomingEntry["booking"]>;
export type ListedStay = NamedRow & SeenStay;

/** The stays that may be checked in: those of nights that include the business date. */
export function arrivingStays(group: Group, businessDate: CalendarDate): ListedStay[] {
  return staysOf(group, ({ status, arrivesOn: from, leavesOn: to }) => {
    const isToday =
      from !== undefined && to !== undefined && coversNight({ from, to }, businessDate);
    return isToday && canBecome(status, "Checked-in");
  });
}

/** The stays whose check-in can still be undone: those of today. */
export function checkedInToday(group: Group, businessDate: CalendarDate): ListedStay[] {
  return staysOf(
    group,
    ({ status, checkedInOn }) => status === "Checked-in" && checkedInOn === businessDate,
  );
}

function staysOf({ blocks }: Group, isWanted: (booking: Booked) => boolean): ListedStay[] {
  return blocks.flatMap(({ entries }) =>
    entries.flatMap(({ guestName, booking }) =>
      booking?.version !== undefined && isWanted(booking)
        ? [{ id: booking.id, version: booking.version, guestName, roomNumber: booking.roomNumber }]
        : [],
    ),
  );
}

/** The rooms of guests who are expected or in the house, by number. */
export function keysOf({ blocks }: Group) {
  return blocks
    .flatMap(({ entries, checkOutDate }) =>
      entries.flatMap(({ booking, guestName }) =>
        booking && occupiesRoom(booking.status)
          ? [{ ...booking, guestName, leavesOn: booking.leavesOn ?? checkOutDate }]
          : [],
      ),
    )
    .sort((a, b) => a.roomNumber.localeCompare(b.roomNumber, "en", { numeric: true }));
}
