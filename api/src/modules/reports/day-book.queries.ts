import { MAX_STAY_NIGHTS } from "@funduq/shared-types/contracts/booking";
import type { DayBook } from "@funduq/shared-types/contracts/report";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { arrivedOn, departmentOf, leftOn } from "./report-parts.queries.ts";

export async function selectDayBook(
  tx: HotelTx,
  hotelId: HotelId,
  date: CalendarDate | null,
): Promise<DayBook> {
  return selectJson(tx, dayBookQuery(hotelId, date));
}

/** A day's charges or payments, a row each, as a list of names and amounts. */
const namedAmounts = (direction: "charge" | "payment", of: SQL): SQL => sql`
  (select coalesce(json_agg(json_build_object('name', n.name, 'amountCentimes', n.amount)
      order by n.name), '[]')
    from (select m.name, sum(m.amount)::bigint as amount from moved m
      where m.direction = ${direction} and ${of} group by m.name) n)`;

/** A line for each stay; the day's postings are read by their date, and balances summed from the start. */
export function dayBookQuery(hotelId: HotelId, date: CalendarDate | null): SQL {
  return sql`
    with day as (
      select business_date, coalesce(${date}::date, business_date) as date
      from hotels where id = ${hotelId}
    ),
    moved as (
      select p.booking_id, p.direction,
        case when p.direction = 'charge' then ${departmentOf} else p.method end as name,
        sum(case when p.direction = 'charge' then p.signed_centimes else -p.signed_centimes end)
          ::bigint as amount
      from postings p
      where p.hotel_id = ${hotelId} and p.business_date = (select date from day)
      group by 1, 2, 3
    ),
    balances as (
      select p.booking_id, sum(p.signed_centimes)::bigint as now,
        coalesce(sum(p.signed_centimes) filter (where p.business_date < (select date from day)), 0)
          ::bigint as before
      from postings p
      where p.hotel_id = ${hotelId} and p.business_date <= (select date from day)
      group by p.booking_id
    ),
    shown as (
      select booking_id from balances where now <> 0 or before <> 0
      union select booking_id from moved
      union select b.id from bookings b
        where b.hotel_id = ${hotelId} and b.status = 'Checked-in'
          and ${arrivedOn} <= (select date from day)
      union select b.id from bookings b
        where b.hotel_id = ${hotelId} and b.status = 'Checked-out'
          and b.check_in_date between (select date from day) - ${MAX_STAY_NIGHTS}::int
            and (select date from day)
          and ${arrivedOn} <= (select date from day) and ${leftOn} > (select date from day)
    ),
    lines as (
      select b.id, b.company_id, r.number,
        case when ${arrivedOn} <= (select date from day) then 'guest' else 'deposit' end as ledger,
        coalesce(s.before, 0)::bigint as before, coalesce(s.now, 0)::bigint as now
      from shown h
      join bookings b on b.hotel_id = ${hotelId} and b.id = h.booking_id
      join rooms r on r.hotel_id = ${hotelId} and r.id = b.room_id
      left join balances s on s.booking_id = h.booking_id
    )
    select json_build_object(
      'businessDate', d.business_date, 'date', d.date,
      'lines', (select coalesce(json_agg(json_build_object(
          'bookingId', l.id, 'roomNumber', l.number, 'ledger', l.ledger,
          'guestName', coalesce((select g.full_name from booking_guests bg
            join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
            where bg.hotel_id = ${hotelId} and bg.booking_id = l.id and bg.is_primary), ''),
          'companyName', (select c.name from companies c
            where c.hotel_id = ${hotelId} and c.id = l.company_id),
          'previousCentimes', l.before, 'newCentimes', l.now,
          'charges', ${namedAmounts("charge", sql`m.booking_id = l.id`)},
          'payments', ${namedAmounts("payment", sql`m.booking_id = l.id`)}
        ) order by l.ledger desc, length(l.number), l.number, l.id), '[]') from lines l),
      'totals', (select json_build_object(
          'previousCentimes', coalesce(sum(l.before), 0)::bigint,
          'newCentimes', coalesce(sum(l.now), 0)::bigint,
          'guestCentimes', coalesce(sum(l.now) filter (where l.ledger = 'guest'), 0)::bigint,
          'depositCentimes', coalesce(sum(l.now) filter (where l.ledger = 'deposit'), 0)::bigint,
          'charges', ${namedAmounts("charge", sql`true`)},
          'payments', ${namedAmounts("payment", sql`true`)}
        ) from lines l)
    ) as json
    from day d`;
}
