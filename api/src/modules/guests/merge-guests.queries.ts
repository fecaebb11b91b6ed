import type { GuestRef } from "@funduq/shared-types/contracts/guest";
import type { BookingId, GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { guestMerges, guests } from "./guests.tables.ts";

/** The removed record and the record it is merged into. */
export type Merge = { hotelId: HotelId; from: GuestId; into: GuestId };

/**
 * Every reference to a guest, which a merge moves to the kept record. A test compares this with the database
 * catalogue: a new reference needs an entry here and in `moveReferences`.
 */
export const referencesToGuests = [
  "booking_guests.guest_id",
  "guest_merges.guest_id",
  "guest_notes.guest_id",
] as const;

/** The bookings of a guest, in lock order. */
export async function listBookingsOf(
  tx: HotelTx,
  { hotelId, guestId }: GuestRef,
): Promise<BookingId[]> {
  const rows = await tx.execute<{ id: BookingId }>(sql`
    select booking_id as id from booking_guests
    where hotel_id = ${hotelId} and guest_id = ${guestId} order by booking_id`);
  return rows.map(({ id }) => id);
}

/** Locks bookings ordered by id. */
export async function lockBookings(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly BookingId[],
): Promise<void> {
  await tx.execute(sql`
    select id from bookings where hotel_id = ${hotelId} and id = any(${sql.param(ids)}::uuid[])
    order by id for no key update`);
}

/** Locks both records, ordered by id, so that no concurrent write can reference either. */
export async function lockForMerge(tx: HotelTx, { hotelId, from, into }: Merge): Promise<void> {
  await tx.execute(sql`
    select id from guests where hotel_id = ${hotelId} and id = any(${sql.param([from, into])}::uuid[])
    order by id for update`);
}

/** Sets a savepoint, so that locks can be released without ending the transaction. */
export async function setLockSavepoint(tx: HotelTx): Promise<void> {
  await tx.execute(sql`savepoint unlocked`);
}

/** Rolls back to the savepoint, which releases every lock taken since `setLockSavepoint`. */
export async function rollbackToLockSavepoint(tx: HotelTx): Promise<void> {
  await tx.execute(sql`rollback to savepoint unlocked`);
}

/** Moves every reference from the removed record to the kept one. */
export async function moveReferences(tx: HotelTx, merge: Merge): Promise<void> {
  const { hotelId, from, into } = merge;
  await joinInOneStay(tx, merge);
  for (const table of ["booking_guests", "guest_notes", "guest_merges"])
    await tx.execute(sql`
      update ${sql.identifier(table)} set guest_id = ${into}
      where hotel_id = ${hotelId} and guest_id = ${from}`);
}

/**
 * For stays with both guests: keeps one row, the one with a sent police report, and makes it primary where
 * either was.
 */
async function joinInOneStay(tx: HotelTx, { hotelId, from, into }: Merge): Promise<void> {
  const both = await tx.execute<{ booking_id: BookingId; gone: GuestId; primary: boolean }>(sql`
    select booking_id, lost.is_primary or kept.is_primary as primary,
      case when lost.police_report_sent_at is not null and kept.police_report_sent_at is null
        then kept.guest_id else lost.guest_id end as gone
    from booking_guests lost join booking_guests kept using (hotel_id, booking_id)
    where hotel_id = ${hotelId} and lost.guest_id = ${from} and kept.guest_id = ${into}`);
  for (const { booking_id, gone, primary } of both) {
    const left = gone === from ? into : from;
    await tx.execute(sql`delete from booking_guests
      where hotel_id = ${hotelId} and booking_id = ${booking_id} and guest_id = ${gone}`);
    if (primary)
      await tx.execute(sql`update booking_guests set is_primary = true
        where hotel_id = ${hotelId} and booking_id = ${booking_id} and guest_id = ${left}`);
  }
}

/** Stores the values of the removed record, and deletes it. Who was a VIP in either record stays one. */
export async function closeRecord(
  tx: HotelTx,
  { hotelId, from, into }: Merge,
  { by, now }: WriteContext,
): Promise<void> {
  await tx.execute(sql`
    insert into guest_merges (hotel_id, merged_guest_id, guest_id, merged_name, facts, merged_by, merged_at)
    select hotel_id, id, ${into}, full_name,
      jsonb_strip_nulls(to_jsonb(g) - 'hotel_id' - 'name_search' - 'phone_digits' - 'id_number_hash'
        - 'other_search'),
      ${by.userId}, ${now.toISOString()}
    from guests g where hotel_id = ${hotelId} and id = ${from}`);
  await tx.execute(sql`
    update guests kept set is_vip = true from guests lost
    where kept.hotel_id = ${hotelId} and kept.id = ${into}
      and lost.hotel_id = ${hotelId} and lost.id = ${from} and lost.is_vip`);
  await tx.delete(guests).where(and(eq(guests.hotelId, hotelId), eq(guests.id, from)));
}

/** Resolves ids to current records, following merges. */
export async function followMerges(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly GuestId[],
): Promise<ReadonlyMap<GuestId, GuestId>> {
  if (ids.length === 0) return new Map();
  const { mergedGuestId, guestId } = guestMerges;
  const rows = await tx
    .select({ mergedGuestId, guestId })
    .from(guestMerges)
    .where(
      and(eq(guestMerges.hotelId, hotelId), sql`${mergedGuestId} = any(${sql.param(ids)}::uuid[])`),
    );
  return new Map(rows.map((row) => [row.mergedGuestId, row.guestId]));
}
