import type { EndedStayList } from "@funduq/shared-types/contracts/day-grid";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";

/** The limit of the index range: a guest who leaves today was due to leave at most this many days ago. */
const LONGEST_DELAY_DAYS = 31;
const MOST = 200;

export async function selectEndedStays(tx: HotelTx, hotelId: HotelId): Promise<EndedStayList> {
  return selectJson(tx, endedStaysQuery(hotelId));
}

/** The ended stays that can be reopened on the business date; no other ended stay can be (BK-15, BK-20). */
export function endedStaysQuery(hotelId: HotelId): SQL {
  return sql`
    with day as (select business_date from hotels where id = ${hotelId}),
    ended as (
      select b.* from bookings b
      where b.hotel_id = ${hotelId} and b.status in ('Checked-out', 'Cancelled', 'no-show')
        and b.check_out_date >= (select business_date - ${LONGEST_DELAY_DAYS}::int from day)
        and case b.status
          when 'Checked-out' then b.checked_out_on = (select business_date from day)
          when 'Cancelled' then b.cancelled_on = (select business_date from day)
          else b.check_out_date > (select business_date from day) end
      order by coalesce(b.checked_out_at, b.cancelled_at) desc nulls last, b.check_in_date, b.id
      limit ${MOST}
    )
    select json_build_object('stays', coalesce(json_agg(json_build_object(
      'id', e.id, 'reference', e.reference, 'status', e.status, 'roomId', e.room_id, 'roomNumber', r.number,
      'guestName', coalesce((
        select pg.guest_name from primary_guests pg
          where pg.hotel_id = ${hotelId} and pg.booking_id = e.id), ''),
      'checkInDate', e.check_in_date, 'checkOutDate', e.check_out_date
    ) order by coalesce(e.checked_out_at, e.cancelled_at) desc nulls last, e.check_in_date, e.id), '[]')) as json
    from ended e join rooms r on r.hotel_id = e.hotel_id and r.id = e.room_id`;
}
