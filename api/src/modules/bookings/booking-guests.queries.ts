import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { BookingId, GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { guests } from "../guests/guests.tables.ts";
import { bookingGuests } from "./bookings.tables.ts";

export type StayingGuest = {
  guestId: GuestId;
  fullName: string;
  isPrimary: boolean;
  /** When the guest's police report was marked as sent. */
  reportedAt: string | null;
};

const ofBooking = ({ hotelId, bookingId }: BookingRef) =>
  and(eq(bookingGuests.hotelId, hotelId), eq(bookingGuests.bookingId, bookingId));

/** The guests of the stay, the primary guest first. */
export async function listStayingGuests(tx: HotelTx, ref: BookingRef): Promise<StayingGuest[]> {
  const { guestId, isPrimary, addedAt, policeReportSentAt: reportedAt } = bookingGuests;
  return tx
    .select({ guestId, isPrimary, reportedAt, fullName: guests.fullName })
    .from(bookingGuests)
    .innerJoin(
      guests,
      and(eq(guests.hotelId, bookingGuests.hotelId), eq(guests.id, bookingGuests.guestId)),
    )
    .where(ofBooking(ref))
    .orderBy(sql`${isPrimary} desc`, addedAt, guestId);
}

/** The primary guests' names of many bookings, by booking. */
export async function listPrimaryGuestNames(
  tx: HotelTx,
  hotelId: HotelId,
  bookingIds: readonly BookingId[],
): Promise<Map<BookingId, string>> {
  const rows = await tx.execute<{ bookingId: BookingId; guestName: string }>(sql`
    select booking_id as "bookingId", guest_name as "guestName" from primary_guests
    where hotel_id = ${hotelId} and booking_id = any(${sql.param(bookingIds)}::uuid[])`);
  return new Map(rows.map(({ bookingId, guestName }) => [bookingId, guestName]));
}

export async function deleteBookingGuests(
  tx: HotelTx,
  ref: BookingRef,
  guestIds: readonly GuestId[],
): Promise<void> {
  if (guestIds.length === 0) return;
  await tx
    .delete(bookingGuests)
    .where(and(ofBooking(ref), inArray(bookingGuests.guestId, [...guestIds])));
}

/** Changes the primary guest. Clears the flag first: the unique index allows only one. */
export async function setPrimaryGuest(
  tx: HotelTx,
  ref: BookingRef,
  guestId: GuestId,
): Promise<void> {
  await tx
    .update(bookingGuests)
    .set({ isPrimary: false })
    .where(and(ofBooking(ref), eq(bookingGuests.isPrimary, true)));
  await tx
    .update(bookingGuests)
    .set({ isPrimary: true })
    .where(and(ofBooking(ref), eq(bookingGuests.guestId, guestId)));
}
