import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import { isSoldOn } from "../rooms/rooms.tables.ts";

/** The rooms that can be sold on a night, and which of them are out of order: closed on that night, with nobody in it. */
export const roomsOfNight = (hotelId: HotelId, night: SQL): SQL => sql`
  select r.number, coalesce(r.out_of_order_from <= ${night} and ${night} < r.out_of_order_to
      and not exists (select from bookings b where b.hotel_id = ${hotelId} and b.room_id = r.id
        and b.status = 'Checked-in'), false) as is_out_of_order
  from rooms r where r.hotel_id = ${hotelId} and ${isSoldOn(night)}`;
