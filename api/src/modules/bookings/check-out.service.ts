import type { BookingRef, CheckOut, SavedBooking } from "@funduq/shared-types/contracts/booking";
import { checkOutVerdict, isInVerdict } from "@funduq/shared-types/rules/check-out";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { listFolios } from "../folios/folios.service.ts";
import { countOpenNights } from "../folios/nights.service.ts";
import { transferToCompanyAccount } from "../folios/transfers.service.ts";
import { transferToGroupAccount } from "../groups/take-over.service.ts";
import { type Deed, holdBusinessDate } from "../hotels/hotels.service.ts";
import { lockRoom, markDirty } from "../rooms/rooms.service.ts";
import { changeBooking } from "./bookings.queries.ts";
import { type LockedBooking, lockBookingAt, noteHistory } from "./bookings.service.ts";
import { releaseNights } from "./stay-nights.service.ts";

/**
 * Ends a stay whose folios are all at zero, and hands the room to housekeeping (BK-13).
 *
 * Every write to a booking's folios takes the same lock, so a charge posted at this moment either
 * lands before the balance is read or meets a booking already closed. What is open on a company's
 * folio goes to its account in the same breath (BK-14), and what is open on a guest's to the account of
 * the stay's group. A guest who leaves early gives the remaining nights back for sale.
 */
export async function checkOut(
  tx: HotelTx,
  ref: BookingRef,
  { version, toCompanyAccount = [], toGroupAccount = [] }: CheckOut,
  deed: Deed,
): Promise<SavedBooking> {
  const businessDate = await holdBusinessDate(tx, ref.hotelId);
  const booking = await lockBookingAt(tx, ref, version);
  assertAllowed(isInVerdict(booking));
  for (const transfer of toCompanyAccount)
    await transferToCompanyAccount(tx, booking, transfer, businessDate, deed);
  await transferToGroupAccount(tx, booking, toGroupAccount, { businessDate, deed });
  const folios = await listFolios(tx, ref);
  assertAllowed(checkOutVerdict({ status: booking.status, folios }));

  const nightsLetGo = await countOpenNights(tx, ref, businessDate);
  const room = await lockRoom(tx, { hotelId: ref.hotelId, roomId: booking.roomId });
  const lastDate = departureDate(booking, businessDate);
  const saved = await changeBooking(tx, ref, {
    status: "Checked-out",
    checkOutDate: lastDate,
    checkedOutAt: deed.now.toISOString(),
    checkedOutOn: businessDate,
    bookedUntil: booking.checkOutDate,
    roomStatusAtCheckOut: room.housekeepingStatus,
  });
  await markDirty(tx, room);
  const details = {
    ...{ room: room.number, checkOutDate: lastDate, bookedUntil: booking.checkOutDate },
    ...(nightsLetGo > 0 && { nightsLetGo }),
  };
  await noteHistory(tx, ref, { action: "checked-out", details }, deed);
  await releaseNights(tx, booking, businessDate);
  return saved;
}

/**
 * The check-out date that an ended stay is kept with: the business date when the guest leaves
 * early, but never less than one night; the agreed date when the guest leaves on time or late.
 */
export function departureDate(
  { checkInDate, checkOutDate }: Pick<LockedBooking, "checkInDate" | "checkOutDate">,
  businessDate: CalendarDate,
): CalendarDate {
  if (businessDate >= checkOutDate) return checkOutDate;
  const firstMorning = addDays(checkInDate, 1);
  return businessDate > firstMorning ? businessDate : firstMorning;
}
