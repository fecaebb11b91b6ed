import type { NightFacts, NightFolio } from "@funduq/shared-types/rules/folio-nights";
import { ROOM_DEPARTMENT } from "@funduq/shared-types/rules/folio-nights";
import type { NightTaxes } from "@funduq/shared-types/rules/tax";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { selectJson } from "../../platform/db/transactions.ts";
import { nightTaxPairs } from "../hotels/tax-rates.tables.ts";

/** A night of the whole house, as the night audit charges it. */
export type HouseNight = { hotelId: HotelId; night: CalendarDate };

/** The folio that takes a line, as screens name it. */
export type NamedFolio = NightFolio & { name: string };

export type StayFacts = NightFacts<NamedFolio> & { bookingId: BookingId };
type HouseFacts = NightTaxes & { stays: StayFacts[] };

/** What decides one night of every stay in the house, in one statement. */
export async function selectHouseFacts(tx: HotelTx, night: HouseNight): Promise<HouseFacts> {
  return selectJson(tx, houseFactsQuery(night));
}

export function houseFactsQuery({ hotelId, night }: HouseNight): SQL {
  // No night is charged on an earlier business date: the day's postings are all there is to look at.
  // Of stays whose rate changed after this night, the prices of the nights before the change depend on each other.
  return factsQuery(
    hotelId,
    sql`true`,
    sql`
    select p.* from placed_postings p
    where p.hotel_id = ${hotelId} and p.business_date >= ${night}::date and p.night = ${night}::date
    union all
    select p.* from stay s join placed_postings p on p.hotel_id = ${hotelId} and p.owner_id = s.id
    where ${night}::date - s.check_in_date < s.earlier_nights and p.night <> ${night}::date`,
  );
}

/** What decides the nights of one stay; nothing while its guest is not in the house. */
export async function selectStayFacts(
  tx: HotelTx,
  hotelId: HotelId,
  bookingId: BookingId,
): Promise<HouseFacts> {
  return selectJson(tx, stayFactsQuery(hotelId, bookingId));
}

export function stayFactsQuery(hotelId: HotelId, bookingId: BookingId): SQL {
  return factsQuery(
    hotelId,
    sql`b.id = ${bookingId}`,
    sql`
    select p.* from placed_postings p
    where p.hotel_id = ${hotelId} and p.owner_id = ${bookingId} and p.night is not null`,
  );
}

/** The stays in the order of their rooms. Reversals are read as what they took back. */
function factsQuery(hotelId: HotelId, ofStays: SQL, nightPostings: SQL): SQL {
  return sql`
  with stay as materialized (
    select b.id, b.check_in_date, b.checked_in_on, b.rate_centimes, b.earlier_nights, b.earlier_centimes,
      b.adults, r.number
    from bookings b join rooms r on r.hotel_id = b.hotel_id and r.id = b.room_id
    where b.hotel_id = ${hotelId} and b.status = 'Checked-in' and ${ofStays}
  ),
  line as (
    select p.owner_id, json_agg(json_build_object('id', p.id, 'item', p.item, 'night', p.night,
        'folioId', p.current_folio_id, 'amountCentimes', p.amount_centimes, 'reversesPostingId', null,
        'reversedByPostingId', r.id, 'splitOfPostingId', p.split_of_posting_id,
        'rechargesPostingId', p.recharges_posting_id)) as postings
    from (${nightPostings}) p
    left join postings r on r.hotel_id = ${hotelId} and r.owner_id = p.owner_id
      and r.reverses_posting_id = p.id
    where p.reverses_posting_id is null group by p.owner_id
  ),
  ${folios(hotelId)}
  select json_build_object(
    ${nightTaxPairs(sql`${hotelId}`)},
    'stays', coalesce(json_agg(json_build_object('bookingId', s.id,
      'stay', json_build_object('checkInDate', s.check_in_date, 'checkedInOn', s.checked_in_on,
        'rateCentimes', s.rate_centimes, 'earlierNights', s.earlier_nights,
        'earlierCentimes', s.earlier_centimes, 'adults', s.adults),
      'postings', coalesce(l.postings, '[]'), 'folios', coalesce(f.folios, '[]')) order by length(s.number), s.number, s.id), '[]')
  ) as json
  from stay s left join line l on l.owner_id = s.id left join folio f on f.booking_id = s.id`;
}

/**
 * `folio`: the folios of each stay. A company's has its rule for rooms, where there is one, and the sum of its room
 * postings, which a limit per stay is compared with.
 */
function folios(hotelId: HotelId): SQL {
  return sql`
  payer as (
    select s.id as booking_id, f.id as folio_id, f.key, f.payer, f.created_at, coalesce(c.name, f.name) as name,
      u.department, u.limit_centimes, u.frequency,
      u.frequency = 'perStay' and u.limit_centimes > 0 as is_counted
    from stay s join folios f on f.hotel_id = ${hotelId} and f.owner_id = s.id
    left join companies c on c.hotel_id = f.hotel_id and c.id = f.company_id
    left join folio_rules u on u.hotel_id = f.hotel_id and u.folio_id = f.id
      and u.department = ${ROOM_DEPARTMENT} and f.payer = 'Company'
  ),
  counted as (
    select y.folio_id, sum(p.signed_centimes)::bigint as charged
    from payer y
    join placed_postings p on p.hotel_id = ${hotelId} and p.owner_id = y.booking_id
      and p.department = ${ROOM_DEPARTMENT} and p.current_folio_id = y.folio_id
    where y.is_counted
    group by y.folio_id
  ),
  folio as (
    select y.booking_id, json_agg(json_build_object('id', y.folio_id, 'key', y.key, 'name', y.name,
        'payer', y.payer, 'rules', case when y.department is null then '[]' else
          json_build_array(json_build_object('department', y.department,
            'limitCentimes', y.limit_centimes, 'frequency', y.frequency,
            'chargedCentimes', coalesce(n.charged, 0))) end
      ) order by y.payer <> 'Guest', y.created_at, y.folio_id) as folios
    from payer y left join counted n on n.folio_id = y.folio_id
    group by y.booking_id
  )`;
}
