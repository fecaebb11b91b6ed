import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { type BookingOwnRow, ownRow } from "./bookings.queries.ts";
import type { BookingAction } from "./bookings.service.ts";
import { bookings } from "./bookings.tables.ts";

/** Expected stays that begin on the date, locked until the transaction ends. */
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

/** Marks locked stays as no-show in one statement, each with a history entry. */
export async function updateNoShows(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly BookingId[],
  { businessDate, context }: { businessDate: CalendarDate; context: WriteContext },
): Promise<void> {
  await tx.execute(sql`
    with stepped as (
      update bookings b set status = 'no-show', version = b.version + 1
      where b.hotel_id = ${hotelId}
        and b.id in (select id::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as listed (id))
      returning b.id, b.room_id
    )
    ${noted(hotelId, { action: "no-show", details: { businessDate } }, context)}`);
}

/** Makes the stays that begin by the new business date due in; returns their number. */
export async function updateDueIn(
  tx: HotelTx,
  hotelId: HotelId,
  newDate: CalendarDate,
  context: WriteContext,
): Promise<number> {
  const due = await tx.execute(sql`
    with stepped as (
      update bookings b set status = 'Reserved', version = b.version + 1
      where b.hotel_id = ${hotelId} and b.status = 'Confirmed' and b.check_in_date <= ${newDate}::date
      returning b.id, b.room_id
    )
    ${noted(hotelId, { action: "due-in", details: {} }, context)} returning booking_id`);
  return due.length;
}

/** Inserts a history entry for every stay in `stepped` (BK-18). Ids are UUIDv7, as `newId` makes them. */
function noted(
  hotelId: HotelId,
  { action, details }: { action: BookingAction; details: Record<string, string> },
  { by, now }: WriteContext,
): SQL {
  const moment = now.getTime().toString(16).padStart(12, "0");
  return sql`
    insert into booking_history (hotel_id, id, booking_id, at, by_user_id, action, details)
    select ${hotelId}::uuid,
      (${moment} || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid,
      s.id, ${now.toISOString()}::timestamptz, ${by.userId}::uuid, ${action},
      jsonb_build_object('room', r.number) || ${JSON.stringify(details)}::jsonb
    from stepped s join rooms r on r.hotel_id = ${hotelId}::uuid and r.id = s.room_id`;
}
