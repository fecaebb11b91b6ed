import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { GroupId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { releaseAllBookedNights } from "../groups/units.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import type { LockedBooking } from "./bookings.service.ts";
import { markLockedNoShow } from "./cancel-booking.service.ts";
import { lockExpected, updateDueIn, updateNoShows } from "./day-end.queries.ts";
import { nightChanges } from "./stay-nights.service.ts";

/** Expected stays of the business date without check-in; `endExpected` marks them as no-shows. */
export async function lockNoShows(
  tx: HotelTx,
  hotelId: HotelId,
  businessDate: CalendarDate,
): Promise<LockedBooking[]> {
  return lockExpected(tx, hotelId, businessDate);
}

type Step = { businessDate: CalendarDate; context: WriteContext };

/**
 * Marks locked stays as no-shows and releases their nights (NA-03), in one statement. Where a group's unit
 * needs a night that has been sold meanwhile, the units are returned one by one, and some are given up.
 */
export async function endExpected(
  tx: HotelTx,
  hotelId: HotelId,
  expected: readonly LockedBooking[],
  step: Step,
): Promise<void> {
  const grouped = expected.filter(isOfGroup);
  const atOnce = await giveUnitsBack(tx, hotelId, grouped, step.businessDate);
  if (!atOnce) for (const booking of grouped) await markLockedNoShow(tx, booking, step);

  const alone = expected.filter(({ groupId }) => groupId === null);
  const ids = (atOnce ? expected : alone).map(({ id }) => id);
  if (ids.length > 0) await updateNoShows(tx, hotelId, ids, step);
  await applyNightChanges(tx, hotelId, nightsOf(alone, step.businessDate));
}

type OfGroup = LockedBooking & { groupId: GroupId };

const isOfGroup = (booking: LockedBooking): booking is OfGroup => booking.groupId !== null;

async function giveUnitsBack(
  tx: HotelTx,
  hotelId: HotelId,
  leaving: readonly OfGroup[],
  businessDate: CalendarDate,
): Promise<boolean> {
  if (leaving.length === 0) return true;
  const nights = nightsOf(leaving, businessDate);
  return releaseAllBookedNights(tx, hotelId, nights, { leaving, businessDate });
}

const nightsOf = (bookings: readonly LockedBooking[], businessDate: CalendarDate) =>
  bookings.flatMap((booking) => nightChanges(booking.roomTypeId, booking, businessDate, -1));

/** Makes the arrivals of the new business date due in (BK-20). */
export async function beginArrivals(
  tx: HotelTx,
  hotelId: HotelId,
  newDate: CalendarDate,
  context: WriteContext,
): Promise<number> {
  return updateDueIn(tx, hotelId, newDate, context);
}
