import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { exchangeNights } from "../availability/availability.service.ts";
import type { Deed } from "../hotels/hotels.service.ts";
import type { LockedBooking } from "./bookings.service.ts";
import { noteNoShow } from "./call-off.service.ts";
import { lockExpected, updateDueIn, updateNoShows } from "./day-end.queries.ts";
import { nightChanges } from "./stay-nights.service.ts";

/** Who was to come on the business date and has not: `endExpected` makes them no-shows. */
export async function lockNoShows(
  tx: HotelTx,
  hotelId: HotelId,
  businessDate: CalendarDate,
): Promise<LockedBooking[]> {
  return lockExpected(tx, hotelId, businessDate);
}

/**
 * Makes no-shows of locked stays and gives their nights back for sale (NA-03). A group's unit goes back
 * to its group one by one: each may be the last that the block has room for.
 */
export async function endExpected(
  tx: HotelTx,
  hotelId: HotelId,
  expected: readonly LockedBooking[],
  step: { businessDate: CalendarDate; deed: Deed },
): Promise<void> {
  const alone = expected.filter(({ groupId }) => groupId === null);
  const ids = alone.map(({ id }) => id);
  if (ids.length > 0) await updateNoShows(tx, hotelId, ids, step);
  for (const booking of expected) if (booking.groupId !== null) await noteNoShow(tx, booking, step);
  const nights = alone.flatMap((booking) =>
    nightChanges(booking.roomTypeId, booking, step.businessDate, -1),
  );
  await exchangeNights(tx, hotelId, nights);
}

/** Has whoever is to come on the business date that begins be due in (BK-20). */
export async function beginArrivals(
  tx: HotelTx,
  hotelId: HotelId,
  newDate: CalendarDate,
  deed: Deed,
): Promise<number> {
  return updateDueIn(tx, hotelId, newDate, deed);
}
