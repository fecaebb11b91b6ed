import { ROOM_DEPARTMENT } from "@funduq/shared-types/rules/folio-nights";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import { hotelIdSchema, roomIdSchema, roomTypeIdSchema } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import { fillNameWords } from "./name-words.ts";
import { numberedReference } from "./numbered-reference.ts";

/** Of each room's stays. */
const STAYS_TO_COME = 30;

export const LARGE_HOTEL = {
  hotelId: hotelIdSchema.parse("01900000-0000-7000-8000-00000000a001"),
  roomTypeId: roomTypeIdSchema.parse("01900000-0000-7000-8000-00000000a002"),
  roomId: roomIdSchema.parse("01900000-0000-7000-8000-00000000a003"),
  rooms: 250,
  today: calendarDate("2026-11-21"),
  yesterday: calendarDate("2026-11-20"),
};

/**
 * One hotel with years behind it, by the owner's SQL: stays of three nights one after the other in each
 * room, and for 100 000 of them 20 000 guests, 370 000 postings and 100 000 changes.
 */
export async function writeLargeHotel(owner: postgres.Sql, bookings: number): Promise<void> {
  const { hotelId, roomTypeId, roomId, rooms, today, yesterday } = LARGE_HOTEL;
  const staysOfRoom = bookings / rooms;
  const inHouse = staysOfRoom - STAYS_TO_COME;
  const guests = bookings / 5;
  const series = (last: number, name: string) => `generate_series(0, ${last}) ${name}`;
  const booking = `md5('booking.' || (r.at * ${staysOfRoom} + k))::uuid`;
  await owner.unsafe(`
    set session_replication_role = replica;
    insert into hotels (id, name, business_date) values ('${hotelId}', 'Large', '${today}');
    insert into floors (hotel_id, id, name, position) values ('${hotelId}', gen_random_uuid(), '1', 0);
    insert into room_types (hotel_id, id, name, bed_configuration)
      values ('${hotelId}', '${roomTypeId}', 'Double', 'Double');
    insert into rooms (hotel_id, id, floor_id, room_type_id, number)
      select f.hotel_id, case when n = 1 then '${roomId}' else gen_random_uuid() end, f.id,
        '${roomTypeId}', n::text
      from floors f, generate_series(1, ${rooms}) n;
    insert into guests (hotel_id, id, full_name, name_search, phone_digits)
      select '${hotelId}', md5('guest.' || n)::uuid, s, s, '05' || lpad(n::text, 8, '0')
      from (select n, (array['amine', 'karim', 'nadia', 'sofiane', 'yasmine', 'hocine', 'lyes', 'meriem',
        'rabah', 'fatima', 'mohamed', 'samir', 'leila', 'omar', 'djamel', 'kenza'])[1 + n % 16] || ' '
        || (array['ben', 'ait', 'ould', 'si'])[1 + (n / 16) % 4] || ' '
        || chr(97 + (n / 64) % 26) || chr(97 + (n / 1664) % 26) || chr(97 + n % 23) || 'ri' as s
        from ${series(guests - 1, "n")}) named;
    insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date,
        adults, rate_centimes, rate_plan, reference, checked_in_at, checked_in_on)
      select r.hotel_id, ${booking},
        case when k < ${inHouse} then 'Checked-out' when k = ${inHouse} then 'Checked-in' else 'Confirmed' end,
        r.id, r.room_type_id, arrival, arrival + 3, 1, 900000, 'base',
        ${numberedReference(`r.at * ${staysOfRoom} + k`)},
        case when k <= ${inHouse} then arrival end, case when k <= ${inHouse} then arrival end
      from (select *, row_number() over (order by id) - 1 as at from rooms) r,
        ${series(staysOfRoom - 1, "k")}, lateral (select date '${yesterday}' + (k - ${inHouse}) * 3 as arrival) a;
    insert into booking_guests (hotel_id, booking_id, guest_id, is_primary, police_report_sent_at)
      select hotel_id, id, md5('guest.' || (row_number() over (order by id) * 7919) % ${guests})::uuid, true,
        case when status = 'Checked-out' then check_in_date + 1 end
      from bookings;
    insert into booking_history (hotel_id, id, booking_id, action)
      select hotel_id, gen_random_uuid(), id, 'created' from bookings;
    insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer)
      select hotel_id, md5('folio.' || id)::uuid, 'stay', id, 'folio_guest_personal', 'Personal', 'Guest' from bookings;
    insert into postings (hotel_id, id, owner_kind, owner_id, folio_id, kind, item, department, method,
        description, amount_centimes, business_date)
      select hotel_id, gen_random_uuid(), 'stay', id, md5('folio.' || id)::uuid,
        case when n % 2 = 0 then 'charge' else 'payment' end,
        case when n % 2 = 0 then 'service' end, case n when 0 then 'Spa' when 2 then '${ROOM_DEPARTMENT}' end,
        case when n % 2 = 1 then 'Cash' end, 'Line', 900000, check_in_date + n / 2
      from bookings, ${series(3, "n")} where status <> 'Confirmed';
    insert into folios (hotel_id, id, owner_kind, owner_id, key, name, payer, company_id)
      select hotel_id, md5('company.' || id)::uuid, 'stay', id, 'folio_company', 'Sonatrach', 'Company',
        md5('sonatrach')::uuid from bookings
      where status = 'Checked-in';
    insert into folio_rules (hotel_id, folio_id, department, limit_centimes, frequency)
      select hotel_id, md5('company.' || id)::uuid, '${ROOM_DEPARTMENT}', 1000000, 'perStay' from bookings
      where status = 'Checked-in';
    insert into posting_moves (hotel_id, posting_id, seq, owner_id, from_folio_id, to_folio_id)
      select hotel_id, id, 1, owner_id, folio_id, md5('company.' || owner_id)::uuid from postings
      where kind = 'charge';
    insert into night_inventory (hotel_id, room_type_id, night, rooms)
      select '${hotelId}', '${roomTypeId}', date '${today}' + n, ${rooms}
      from generate_series(${-3 * inHouse}, 1000) n;
    insert into changes (hotel_id, seq, action, tags, entity_id, by_user_id, at, hash)
      select '${hotelId}', n, 'bookings.check-out', '{Booking,Room}', md5('booking.' || n)::uuid::text,
        md5('user.' || n % 50)::uuid, timestamptz '2026-11-21' - (${bookings} - n) * interval '10 minutes', sha256('')
      from generate_series(1, ${bookings}) n;
    insert into business_days (hotel_id, date, statistics)
      select '${hotelId}', date '${yesterday}' - n, '{"rooms": 250, "paymentsCentimes": {"Cash": 100}}'
      from ${series(inHouse * 3, "n")};
    set session_replication_role = default;`);
  await owner.unsafe(fillNameWords);
  await owner.unsafe("vacuum analyze");
}
