import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";

/** A night of the whole house, as the night audit charges it. */
export type HouseNight = { hotelId: HotelId; night: CalendarDate };

/**
 * The with-clauses of what every stay in the house is still to be charged with for a night: `charges`,
 * a row for each line. It is `plannedCharges` of one night as SQL, for all stays at once; a test
 * draws stays at random and has both say the same.
 */
export function nightCharges(night: HouseNight): SQL {
  return sql`recursive ${stays(night)}, ${charged(night)}, ${prices(night)}, ${dues(night)}, ${routes(night)},
  charges as (
    select d.booking_id, 'room' as line, d.room_round as round, d.room as amount_centimes,
      coalesce(r.folio_id, d.personal_id) as folio_id
    from due d left join room_route r using (booking_id) where d.room_is_due
    union all
    select d.booking_id, 'tds', d.tds_round, d.tds, coalesce(r.folio_id, d.personal_id)
    from due d left join tds_route r using (booking_id) where d.tds_is_due
  )`;
}

/** What the charges come to, as one short text: other charges, another text. */
export const chargesDigest = sql`md5(coalesce(string_agg(
  concat_ws(' ', c.booking_id, c.line, c.round, c.folio_id, c.amount_centimes), ','
  order by c.booking_id, c.line), ''))`;

/** `place` is the night's place in the stay, from 0. */
function stays({ hotelId, night }: HouseNight): SQL {
  return sql`
  stay as (
    select b.id, b.check_in_date, b.rate_centimes, b.earlier_nights, b.earlier_centimes,
      greatest(${night}::date - b.check_in_date, 0) as place
    from bookings b where b.hotel_id = ${hotelId} and b.status = 'Checked-in'
  )`;
}

/**
 * `charged`: what the desk has charged for this night, and of stays whose rate changed after it, for
 * every night. A charge that was only divided stands as long as one of its parts does.
 */
function charged({ hotelId, night }: HouseNight): SQL {
  const isReversed = sql`exists (select from postings r
    where r.hotel_id = ${hotelId} and r.reverses_posting_id = p.id)`;
  const columns = sql`p.id, p.booking_id, split_part(p.cause, ':', 2)::date as night,
    split_part(p.cause, ':', 4) as line, p.amount_centimes, ${isReversed} as is_reversed`;
  // No night is charged on an earlier business date: the day's postings are all there is to look at.
  return sql`
  once as (
    select ${columns} from postings p
    where p.hotel_id = ${hotelId} and p.business_date >= ${night}::date
      and starts_with(p.cause, ${`audit:${night}:`})
    union all
    select ${columns} from stay s
    join postings p on p.hotel_id = ${hotelId} and p.booking_id = s.id
    where s.place < s.earlier_nights and starts_with(p.cause, 'audit:')
      and not starts_with(p.cause, ${`audit:${night}:`})
  ),
  part as (
    select o.id as whole_id, o.id, o.is_reversed from once o where o.is_reversed
    union all
    select w.whole_id, p.id, ${isReversed} from part w
    join postings p on p.hotel_id = ${hotelId}
      and p.cause in ('split:' || w.id || ':part', 'split:' || w.id || ':rest')
    where w.is_reversed
  ),
  charged as (
    select o.*, not o.is_reversed or exists (
      select from part w where w.whole_id = o.id and not w.is_reversed) as stands
    from once o
  ),
  tonight as (
    select booking_id,
      count(*) filter (where line = 'room') as rooms, count(*) filter (where line = 'tds') as taxes,
      max(amount_centimes) filter (where line = 'room' and stands) as room,
      bool_or(line = 'tds' and stands) as tds_stands
    from charged where night = ${night}::date group by booking_id
  )`;
}

/** `price`: what the night's room costs. Nights before a change of the rate share what is left of their sum. */
function prices({ hotelId }: HouseNight): SQL {
  return sql`
  house as materialized (select tds_bp from hotels where id = ${hotelId}),
  before_change as (
    select s.id, s.place, e.taken, e.open_nights, e.first_open,
      greatest(s.earlier_centimes - e.taken, 0) as left_over
    from stay s, lateral (
      select coalesce(sum(c.amount_centimes), 0)::bigint as taken,
        count(*) filter (where c.id is null) as open_nights,
        min(n.place) filter (where c.id is null) as first_open
      from generate_series(0, s.earlier_nights - 1) as n (place)
      left join charged c on c.booking_id = s.id and c.line = 'room' and c.stands
        and c.night - s.check_in_date = n.place
    ) e
    where s.place < s.earlier_nights
  ),
  price as (
    select s.id as booking_id, coalesce(t.room, case
      when e.id is null then s.rate_centimes
      when e.place = e.first_open
        then e.left_over - e.left_over / e.open_nights * (e.open_nights - 1)
      else e.left_over / e.open_nights end) as room
    from stay s
    left join tonight t on t.booking_id = s.id
    left join before_change e on e.id = s.id
  )`;
}

/** `due`: the two lines of each stay, which of them are open, and which charge of theirs it is. */
function dues({ hotelId }: HouseNight): SQL {
  return sql`
  due as (
    select p.booking_id, p.room, tax.tds, f.id as personal_id,
      coalesce(t.rooms, 0) + 1 as room_round, coalesce(t.taxes, 0) + 1 as tds_round,
      p.room > 0 and t.room is null as room_is_due,
      tax.tds > 0 and not coalesce(t.tds_stands, false) as tds_is_due
    from price p
    cross join lateral (
      select (p.room * (select tds_bp from house) + 5000) / 10000 as tds) tax
    left join tonight t on t.booking_id = p.booking_id
    left join folios f on f.hotel_id = ${hotelId} and f.booking_id = p.booking_id
      and f.key = 'folio_guest_personal'
  )`;
}

/**
 * `room_route`, `tds_route`: the company's folio that takes the line, where a rule covers it (FOL-07);
 * without a row there it is the guest's own. A limit per stay counts what stands on the folio in the
 * department, and for the tax the room that this night puts there.
 */
function routes({ hotelId }: HouseNight): SQL {
  const covers = (amount: SQL, tonight: SQL) => sql`(c.limit_centimes = 0
    or ${amount} + case when c.frequency = 'perStay' then c.stands + ${tonight} else 0 end
      <= c.limit_centimes)`;
  const roomTonight = sql`case when r.folio_id = c.folio_id then d.room else 0 end`;
  return sql`
  payer as (
    select f.booking_id, f.id as folio_id, f.created_at, u.limit_centimes, u.frequency,
      u.frequency = 'perStay' and u.limit_centimes > 0 as is_counted
    from stay s
    join folios f on f.hotel_id = ${hotelId} and f.booking_id = s.id and f.payer = 'Company'
    join folio_rules u on u.hotel_id = ${hotelId} and u.folio_id = f.id and u.department = 'Room'
  ),
  moved as materialized (
    select distinct on (m.posting_id) m.posting_id, m.to_folio_id from posting_moves m
    where m.hotel_id = ${hotelId} order by m.posting_id, m.seq desc
  ),
  counted as (
    select y.folio_id, sum(p.signed_centimes)::bigint as stands
    from payer y
    join postings p on p.hotel_id = ${hotelId} and p.booking_id = y.booking_id and p.department = 'Room'
    left join moved m on m.posting_id = p.id
    where y.is_counted and coalesce(m.to_folio_id, p.folio_id) = y.folio_id
    group by y.folio_id
  ),
  company as (
    select y.*, coalesce(n.stands, 0) as stands from payer y left join counted n using (folio_id)
  ),
  room_route as (
    select distinct on (c.booking_id) c.booking_id, c.folio_id
    from due d join company c using (booking_id)
    where d.room_is_due and ${covers(sql`d.room`, sql`0`)}
    order by c.booking_id, c.created_at, c.folio_id
  ),
  tds_route as (
    select distinct on (c.booking_id) c.booking_id, c.folio_id
    from due d join company c using (booking_id) left join room_route r using (booking_id)
    where d.tds_is_due and ${covers(sql`d.tds`, roomTonight)}
    order by c.booking_id, c.created_at, c.folio_id
  )`;
}
