import type { Group, RoomingEntry } from "@funduq/shared-types/contracts/group";
import { MAX_ROOMS_AT_ONCE } from "@funduq/shared-types/contracts/group-rooms";
import type { BookingId } from "@funduq/shared-types/values/ids";
import type { NamedRow } from "./rows-answer.tsx";

type Booked = NonNullable<RoomingEntry["booking"]>;
export type GroupStay = NamedRow & { id: BookingId };

/** The stays that may be checked in: those of nights that include the business date, as far as days are known. */
export function arrivingStays(group: Group, businessDate: string): GroupStay[] {
  return staysOf(group, ({ status, arrivesOn = "", leavesOn = "9999" }) => {
    const isExpected = status === "Reserved" || status === "Confirmed";
    return isExpected && arrivesOn <= businessDate && businessDate < leavesOn;
  });
}

/** The stays whose guests are in the house. */
export function inHouseStays(group: Group): GroupStay[] {
  return staysOf(group, ({ status }) => status === "Checked-in");
}

/** As many as one request takes. */
function staysOf({ blocks }: Group, isWanted: (booking: Booked) => boolean): GroupStay[] {
  const stays = blocks.flatMap(({ entries }) =>
    entries.flatMap(({ guestName, booking }) =>
      booking && isWanted(booking)
        ? [{ id: booking.id, guestName, roomNumber: booking.roomNumber }]
        : [],
    ),
  );
  return stays.slice(0, MAX_ROOMS_AT_ONCE);
}
