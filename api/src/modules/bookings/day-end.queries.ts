import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import type { Deed } from "../hotels/hotels.service.ts";
import { type BookingOwnRow, ownRow } from "./bookings.queries.ts";
import { bookings } from "./bookings.tables.ts";

/** The stays that were to begin on the date and have not, held until the transaction ends. */
export async function lockExpected(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate,
): Promise<BookingOwnRow[]> {
  return tx
    .select(ownRow)
    .from(bookings)
    .where(
      and(
        eq(bookings.hotelId, hotelId),
        eq(bookings.checkInDate, date),
        inArray(bookings.status, ["Reserved", "Confirmed"]),
      ),
    )
    .orderBy(asc(bookings.id))
    .for("no key update");
}

/** Makes no-shows of locked stays, all of them at once, each with a line in its history. */
export async function updateNoShows(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly BookingId[],
  { by, now }: Deed,
): Promise<void> {
  const moment = now.getTime().toString(16).padStart(12, "0");
  await tx.execute(sql`
    with gone as (
      update bookings b set status = 'no-show', version = b.version + 1
      where b.hotel_id = ${hotelId}
        and b.id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as listed (id))
      returning b.id, b.room_id
    )
    insert into booking_history (hotel_id, id, booking_id, at, by_user_id, action, details)
    select ${hotelId}::uuid,
      (${moment} || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid,
      g.id, ${now.toISOString()}::timestamptz, ${by.userId}::uuid, 'no-show',
      jsonb_build_object('room', r.number)
    from gone g join rooms r on r.hotel_id = ${hotelId} and r.id = g.room_id`);
}

/** Has the stays that begin by the new business date be due in; answers how many they were. */
export async function updateDueIn(
  tx: HotelTx,
  hotelId: HotelId,
  newDate: CalendarDate,
): Promise<number> {
  const due = await tx
    .update(bookings)
    .set({ status: "Reserved", version: sql`${bookings.version} + 1` })
    .where(
      and(
        eq(bookings.hotelId, hotelId),
        eq(bookings.status, "Confirmed"),
        lte(bookings.checkInDate, newDate),
      ),
    )
    .returning({ id: bookings.id });
  return due.length;
}
