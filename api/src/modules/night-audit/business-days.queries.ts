import type { DayStatistics } from "@funduq/shared-types/contracts/night-audit";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import type { HouseNight } from "../folios/night-plan.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import { closingQuery } from "./closing.queries.ts";

export async function countOpenBills(tx: HotelTx, hotelId: HotelId): Promise<number> {
  return selectJson(
    tx,
    sql`select to_json(count(*)) as json from open_bills where hotel_id = ${hotelId}`,
  );
}

type ClosedDay = {
  businessDate: CalendarDate;
  /** The name or email of the user who closed it; null where it is unknown. */
  closedBy: string | null;
  /** By the hotel's own clock, to the minute. */
  closedAt: string;
};

export async function findClosedDay(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate,
): Promise<ClosedDay | null> {
  return selectJson(
    tx,
    sql`select (
      select json_build_object('businessDate', d.date,
        'closedBy', coalesce(nullif(u.display_name, ''), u.email),
        'closedAt', to_char(d.closed_at at time zone h.time_zone, 'HH24:MI'))
      from business_days d
      join hotels h on h.id = d.hotel_id
      left join users u on u.id = d.closed_by
      where d.hotel_id = ${hotelId} and d.date = ${date}::date) as json`,
  );
}

/**
 * `closed_at` is not before the day's last posting, as clocks of several machines differ. The closing adds
 * what was posted after the day `since`, the last one with a closing. The row also keeps number and hash of the
 * last line of the audit trail. Both are read from one row, so they match whatever is written at the same time.
 */
export async function insertClosedDay(
  tx: HotelTx,
  { hotelId, night, since }: HouseNight & { since: CalendarDate },
  statistics: DayStatistics,
  { by, now }: WriteContext,
): Promise<void> {
  await tx.execute(sql`
    insert into business_days (hotel_id, date, closed_at, closed_by, statistics, closing, trail_seq, trail_hash)
    select ${hotelId}::uuid, ${night}::date,
      greatest(${now.toISOString()}::timestamptz,
        (select max(p.posted_at) from postings p
          where p.hotel_id = ${hotelId} and p.business_date = ${night}::date)),
      ${by.userId}::uuid, ${JSON.stringify(statistics)}::jsonb,
      (select c.json from (${closingQuery(hotelId, { since, to: night })}) c),
      t.seq, t.last_hash
    from (select) day left join change_counters t on t.hotel_id = ${hotelId}`);
}
