import { KEPT_NIGHTS } from "@funduq/shared-types/contracts/report-forecast";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import type { HouseNight } from "../folios/night-plan.service.ts";
import { netOf } from "../folios/postings.tables.ts";
import { isTaken } from "../groups/unassigned.service.ts";
import { includedTaxPeriods } from "../hotels/tax-rates.tables.ts";
import { isSoldOn } from "../rooms/rooms.tables.ts";

/** The nights of a hotel's books. `from` is the open business date. */
export type BookNights = { hotelId: HotelId; from: CalendarDate; nights: number };

/**
 * Common table expressions that end with `books (date, rooms, out_of_order, reserved, in_house, held,
 * revenue_centimes)`, a row for each night. A stay is on the books from its arrival, or from `from`, to the day before
 * its departure. Nights from the business date on cost the stay's present rate (BK-05): only slept nights keep a former
 * one. Where tonight's room was charged already, what was charged counts. Revenue is without the taxes that prices
 * contain (ADR 0035), rounded room by room and night by night as `taxesIn` and `splitIncluded` do for a posting.
 *
 * Each stay adds a step up on its first night and a step down on its departure; the running sum of the steps gives
 * every night without listing the nights of every stay. Where the rates of tax change, a stay has a step in each period.
 */
export function booksQuery({ hotelId, from, nights }: BookNights): SQL {
  return sql`
    taken as (
      select greatest(b.check_in_date, ${from}::date) as first, b.check_out_date as gone, b.id,
        case when b.status = 'Checked-in' then 0 else 1 end as reserved,
        case when b.status = 'Checked-in' then 1 else 0 end as in_house,
        0 as held, b.adults, b.rate_centimes
      from bookings b
      where b.hotel_id = ${hotelId} and b.status in ('Reserved', 'Confirmed', 'Checked-in')
        and b.check_out_date > ${from}::date
      union all
      select greatest(b.check_in_date, ${from}::date), u.gone, null, 0, 0, u.rooms, b.persons, b.rate_centimes
      from group_blocks b
      join groups g on g.hotel_id = b.hotel_id and g.id = b.group_id and g.status = 'Confirmed'
      cross join lateral (
        select coalesce(b.released_from, b.check_out_date) as gone, b.quantity - count(k.id)::int as rooms
        from rooming_entries e join bookings k on k.hotel_id = e.hotel_id and k.id = e.booking_id
        where e.hotel_id = b.hotel_id and e.group_id = b.group_id and e.block_id = b.id and ${isTaken}
      ) u
      where b.hotel_id = ${hotelId} and b.check_out_date > ${from}::date
        and u.gone > ${from}::date and u.rooms > 0
    ),
    tax_periods as materialized (${includedTaxPeriods(sql`${hotelId}::uuid`)}),
    priced as materialized (
      select greatest(t.first, x.valid_from) as first, least(t.gone, x.valid_to) as gone, t.id, t.reserved,
        t.in_house, t.held,
        (t.reserved + t.in_house + t.held) * ${netOf(sql`c`)} as centimes
      from taken t
      join tax_periods x on x.valid_from < t.gone and (x.valid_to is null or x.valid_to > t.first)
      cross join lateral (
        select 'room' as item, t.rate_centimes as amount_centimes, x.tva_bp,
          least(t.adults * x.stay_tax_centimes, t.rate_centimes) as stay_tax_centimes
      ) c
    ),
    charged as (
      select p.owner_id, sum(sign(p.signed_centimes::numeric) * ${netOf(sql`p`)}) as centimes from postings p
      where p.hotel_id = ${hotelId} and p.business_date = ${from}::date and p.night = ${from}::date
        and p.item = 'room'
      group by p.owner_id having sum(p.signed_centimes) > 0
    ),
    steps as (
      select date, sum(rooms) as rooms, sum(reserved) as reserved, sum(in_house) as in_house,
        sum(held) as held, sum(centimes) as centimes
      from (
        select first as date, 0 as rooms, reserved, in_house, held, centimes from priced
        union all
        select gone, 0, -reserved, -in_house, -held, -centimes from priced
        union all
        select ${from}::date, count(*), 0, 0, 0, 0 from rooms r
        where r.hotel_id = ${hotelId} and ${isSoldOn(sql`${from}::date`)}
        union all
        select r.retired_from, -1, 0, 0, 0, 0 from rooms r
        where r.hotel_id = ${hotelId} and r.retired_from > ${from}::date
      ) s group by date
    ),
    closed as (
      select d.date, count(*) as rooms
      from rooms r
      cross join lateral (
        select n::date as date from generate_series(greatest(r.out_of_order_from, ${from}::date)::timestamp,
          least(r.out_of_order_to, ${from}::date + ${nights}::int)::timestamp
            - interval '1 day', interval '1 day') n
      ) d
      where r.hotel_id = ${hotelId} and r.out_of_order_to > ${from}::date and not exists (
        select from bookings b where b.hotel_id = r.hotel_id and b.room_id = r.id
          and b.status in ('Reserved', 'Confirmed', 'Checked-in')
          and b.check_in_date <= d.date and d.date < b.check_out_date)
      group by d.date
    ),
    books as (
      select n.date, (sum(s.rooms) over up_to)::int as rooms, coalesce(c.rooms, 0)::int as out_of_order,
        (sum(s.reserved) over up_to)::int as reserved, (sum(s.in_house) over up_to)::int as in_house,
        (sum(s.held) over up_to)::int as held,
        (sum(s.centimes) over up_to)::bigint + case when n.date = ${from}::date then coalesce((
          select sum(h.centimes - t.centimes) from charged h
          join priced t on t.id = h.owner_id and t.first = ${from}::date), 0)::bigint else 0
        end as revenue_centimes
      from (
        select d::date as date from generate_series(${from}::date::timestamp,
          (${from}::date + ${nights}::int - 1)::timestamp, interval '1 day') d
      ) n
      left join steps s on s.date = n.date
      left join closed c on c.date = n.date
      window up_to as (order by n.date)
    )`;
}

/** Keeps the books as a day's closing leaves them: of the nights after it. */
export async function insertBooks(
  tx: HotelTx,
  { hotelId, night }: HouseNight,
  from: CalendarDate,
): Promise<void> {
  await tx.execute(insertBooksQuery({ hotelId, night }, from));
}

export function insertBooksQuery({ hotelId, night }: HouseNight, from: CalendarDate): SQL {
  return sql`
    with ${booksQuery({ hotelId, from, nights: KEPT_NIGHTS })}
    insert into books_on_day (hotel_id, business_date, stay_date, booked, held, revenue_centimes)
    select ${hotelId}::uuid, ${night}::date, b.date, b.reserved + b.in_house, b.held, b.revenue_centimes
    from books b`;
}
