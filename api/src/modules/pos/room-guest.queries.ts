import type { RoomGuest } from "@funduq/shared-types/contracts/pos-sale";
import type { HotelId, RoomId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

/** Who is checked in to a room, by its number as it was typed; null where nobody is. */
export async function findRoomGuest(
  tx: HotelTx,
  hotelId: HotelId,
  room: string,
): Promise<RoomGuest | null> {
  return selectJson(
    tx,
    sql`
    select (select json_build_object('bookingId', b.id, 'reference', b.reference, 'roomNumber', r.number,
        'guestName', coalesce((select pg.guest_name from primary_guests pg
          where pg.hotel_id = b.hotel_id and pg.booking_id = b.id), ''),
        'companyName', (select c.name from folios f
          join companies c on c.hotel_id = f.hotel_id and c.id = f.company_id
          where f.hotel_id = b.hotel_id and f.owner_id = b.id and exists (select from folio_rules k
            where k.hotel_id = f.hotel_id and k.folio_id = f.id and k.department = 'Restaurant')
          limit 1))
      from rooms r
      join bookings b on b.hotel_id = r.hotel_id and b.room_id = r.id and b.status = 'Checked-in'
      where r.hotel_id = ${hotelId} and lower(r.number) = lower(${room})
      order by r.number = ${room} desc limit 1) as json`,
  );
}

export async function selectRoomNumber(
  tx: HotelTx,
  hotelId: HotelId,
  roomId: RoomId,
): Promise<string> {
  return selectJson(
    tx,
    sql`select to_json(number) as json from rooms where hotel_id = ${hotelId} and id = ${roomId}`,
  );
}
