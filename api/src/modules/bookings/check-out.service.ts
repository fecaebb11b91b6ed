import type { BookingRef, CheckOut } from "@funduq/shared-types/contracts/booking";
import { fact } from "@funduq/shared-types/rules/audit-facts";
import { checkOutVerdict, isInVerdict } from "@funduq/shared-types/rules/check-out";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { listFolios } from "../folios/folios.service.ts";
import { type WaivedNights, waiveOpenNights } from "../folios/nights.service.ts";
import { payInFull } from "../folios/postings.service.ts";
import { transferToCompanyAccount } from "../folios/transfers.service.ts";
import { transferToGroupAccount } from "../groups/take-over.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRoom, markDirty } from "../rooms/rooms.service.ts";
import type { WrittenBooking } from "./booking-facts.service.ts";
import { changeBooking } from "./bookings.queries.ts";
import { type LockedBooking, lockBookingAt, recordHistory } from "./bookings.service.ts";
import { releaseFutureNights } from "./stay-nights.service.ts";

/**
 * Checks out a stay whose folios are all at zero, and marks the room Dirty (BK-13). Every write to a
 * booking's folios takes the same lock, so a concurrent charge is either part of the balance or refused
 * because the stay has ended. The open balance of a company's folio can be transferred to the company's
 * account in the same transaction (BK-14), that of a guest's folio to the account of the stay's group, and what
 * is left can be paid: all of it is done, or none.
 * An early departure releases the remaining nights. Nights that are not charged are waived, or it is refused.
 */
export async function checkOut(
  tx: HotelTx,
  ref: BookingRef,
  { version, toCompanyAccount = [], toGroupAccount = [], payments = [], waive }: CheckOut,
  context: WriteContext,
): Promise<WrittenBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const booking = await lockBookingAt(tx, ref, version);
  assertAllowed(isInVerdict(booking));
  for (const transfer of toCompanyAccount)
    await transferToCompanyAccount(tx, booking, transfer, businessDate, context);
  await transferToGroupAccount(tx, booking, toGroupAccount, { businessDate, context });
  await payInFull(tx, ref, { businessDate, payments }, context);
  const folios = await listFolios(tx, ref);
  assertAllowed(checkOutVerdict({ status: booking.status, folios }));

  const waived = await waiveOpenNights(tx, ref, { businessDate, waive }, context);
  const room = await lockRoom(tx, { hotelId: ref.hotelId, roomId: booking.roomId });
  const lastDate = departureDate(booking, businessDate);
  const saved = await changeBooking(tx, ref, {
    status: "Checked-out",
    checkOutDate: lastDate,
    checkedOutAt: context.now.toISOString(),
    checkedOutOn: businessDate,
    bookedUntil: booking.checkOutDate,
    roomStatusAtCheckOut: room.housekeepingStatus,
  });
  await markDirty(tx, room);
  const details = {
    room: room.number,
    checkOutDate: lastDate,
    bookedUntil: booking.checkOutDate,
    ...(waived && {
      nightsLetGo: waived.nights,
      reason: waived.reason,
      amountCentimes: waived.amountCentimes,
    }),
  };
  await recordHistory(tx, ref, { action: "checked-out", details }, context);
  await releaseFutureNights(tx, booking, businessDate);
  const tags = toCompanyAccount.length > 0 ? (["Company"] as const) : [];
  return { ...saved, facts: waived ? waivedFacts(waived) : [], tags };
}

const waivedFacts = ({ amountCentimes, reason }: WaivedNights) => [
  fact("waived", "money", { after: amountCentimes }),
  fact("reason", "text", { after: reason }),
];

/**
 * The check-out date stored for an ended stay: the business date after an early departure, but at least one
 * night; otherwise the agreed date.
 */
export function departureDate(
  { checkInDate, checkOutDate }: Pick<LockedBooking, "checkInDate" | "checkOutDate">,
  businessDate: CalendarDate,
): CalendarDate {
  if (businessDate >= checkOutDate) return checkOutDate;
  const firstMorning = addDays(checkInDate, 1);
  return businessDate > firstMorning ? businessDate : firstMorning;
}
