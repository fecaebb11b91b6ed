import type { RoomRef } from "@funduq/shared-types/contracts/room";
import type { Clash } from "@funduq/shared-types/errors/entry";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import type { BookingId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

/** Of stay `b`. A join would read every guest of a hotel that is newer than the statistics. */
const guestName = sql`coalesce((
  select pg.guest_name from primary_guests pg
  where pg.hotel_id = b.hotel_id and pg.booking_id = b.id), '')`;

/**
 * The active bookings of the room that share a night with `stay`, ordered by arrival (BK-07). A booking does
 * not conflict with itself.
 */
export async function listClashes(
  tx: HotelTx,
  { hotelId, roomId }: RoomRef,
  stay: NightSpan,
  own: BookingId | null = null,
): Promise<Clash[]> {
  return selectJson(
    tx,
    sql`
    select coalesce(json_agg(json_build_object(
      'bookingId', b.id, 'guestName', ${guestName}, 'status', b.status,
      'checkInDate', b.check_in_date, 'checkOutDate', b.check_out_date
    ) order by b.check_in_date, b.id), '[]') as json
    from bookings b
    where b.hotel_id = ${hotelId} and b.room_id = ${roomId}
      and b.status in ('Reserved', 'Confirmed', 'Checked-in')
      and b.check_in_date < ${stay.to}::date and b.check_out_date > ${stay.from}::date
      and b.id is distinct from ${own}::uuid`,
  );
}

/** The primary guest of the checked-in booking of the room. */
export async function findGuestInRoom(
  tx: HotelTx,
  { hotelId, roomId }: RoomRef,
): Promise<string | null> {
  return selectJson(
    tx,
    sql`
    select (select ${guestName}
      from bookings b
      where b.hotel_id = ${hotelId} and b.room_id = ${roomId} and b.status = 'Checked-in') as json`,
  );
}
