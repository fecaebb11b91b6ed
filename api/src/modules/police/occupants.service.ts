import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { AddOccupant, Occupant } from "@funduq/shared-types/contracts/police";
import { occupantVerdict } from "@funduq/shared-types/rules/police";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { HotelTx } from "../../platform/db/database.ts";
import { getBooking, lockBooking, recordHistory } from "../bookings/bookings.service.ts";
import { nameOccupant } from "../bookings/stay-guests.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";

/**
 * Adds one occupant to a stay by name, so that there is a form for them (POL-02). A stay has at most as many
 * guests as booked: the lock on the booking prevents two users from adding the last one twice.
 */
export async function addOccupant(
  tx: HotelTx,
  ref: BookingRef,
  { guest }: AddOccupant,
  context: WriteContext,
): Promise<Occupant> {
  await lockBusinessDateShared(tx, ref.hotelId);
  const { status, adults, children } = await lockBooking(tx, ref);
  const named = (await getBooking(tx, ref)).guests.length;
  assertAllowed(occupantVerdict({ status, adults, children, named }));
  const guestId = await nameOccupant(tx, ref, guest);
  const after = await getBooking(tx, ref);
  const added = after.guests.filter((each) => each.guestId === guestId);
  const details = { guestsAdded: added.map(({ fullName }) => fullName) };
  await recordHistory(tx, ref, { action: "details-changed", details }, context);
  return { guestId };
}
