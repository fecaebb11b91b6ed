import { createHash } from "node:crypto";
import { ROOM_DEPARTMENT } from "@funduq/shared-types/rules/folio-nights";
import { calendarDate } from "@funduq/shared-types/values/calendar-date";
import {
  type BookingId,
  hotelIdSchema,
  roomIdSchema,
  roomTypeIdSchema,
} from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { changeNightsQuery, freeRoomsQuery } from "../modules/availability/availability.queries.ts";
import { entriesQuery } from "../modules/changes/audit-trail.queries.ts";
import { houseFactsQuery, stayFactsQuery } from "../modules/folios/night-facts.queries.ts";
import { lastRoomChangeQuery } from "../modules/housekeeping/housekeeping.queries.ts";
import { BEFORE_ALL_DAYS, closingQuery } from "../modules/night-audit/closing.queries.ts";
import { dayStatisticsQuery } from "../modules/night-audit/day-statistics.queries.ts";
import { dayBookQuery } from "../modules/reports/day-book.queries.ts";
import { managerReportQuery } from "../modules/reports/manager-report.queries.ts";
import { paymentsReportQuery } from "../modules/reports/payments-report.queries.ts";
import { trialBalanceQuery } from "../modules/reports/trial-balance.queries.ts";
import { dayGridQuery } from "../modules/rooms/day-grid.queries.ts";
import { searchDesk } from "../modules/search/search.service.ts";
import { fillNameWords } from "../testing/name-words.ts";
import { explain, explainWork } from "../testing/query-plan.ts";
import { openTestDatabase } from "../testing/test-db.ts";

const { database, owner } = await openTestDatabase();
const hotelId = hotelIdSchema.parse(uuid());
const roomTypeId = roomTypeIdSchema.parse(uuid());
const roomId = roomIdSchema.parse(uuid());
const [today, yesterday] = [calendarDate("2026-11-21"), calendarDate("2026-11-20")];
const ROOMS = 250;
/** Of three nights each; the last 30 are not over. */
const STAYS_OF_ROOM = 400;

/** One hotel's years: 100 000 bookings, 20 000 guests, 370 000 postings, 100 000 changes. */
beforeAll(async () => {
  const series = (last: number, name: string) => `generate_series(0, ${last}) ${name}`;
  const booking = `md5('booking.' || (r.at * ${STAYS_OF_ROOM} + k))::uuid`;
  await owner.unsafe(`
    set session_replication_role = replica;
    insert into hotels (id, name, business_date) values ('${hotelId}', 'Large', '${today}');
    insert into floors (hotel_id, id, name, position) values ('${hotelId}', gen_random_uuid(), '1', 0);
    insert into room_types (hotel_id, id, name, bed_configuration)
      values ('${hotelId}', '${roomTypeId}', 'Double', 'Double');
    insert into rooms (hotel_id, id, floor_id, room_type_id, number)
      select f.hotel_id, case when n = 1 then '${roomId}' else gen_random_uuid() end, f.id,
        '${roomTypeId}', n::text
      from floors f, generate_series(1, ${ROOMS}) n;
    insert into guests (hotel_id, id, full_name, name_search, phone_digits)
      select '${hotelId}', md5('guest.' || n)::uuid, s, s, '05' || lpad(n::text, 8, '0')
      from (select n, (array['amine', 'karim', 'nadia', 'sofiane', 'yasmine', 'hocine', 'lyes', 'meriem',
        'rabah', 'fatima', 'mohamed', 'samir', 'leila', 'omar', 'djamel', 'kenza'])[1 + n % 16] || ' '
        || (array['ben', 'ait', 'ould', 'si'])[1 + (n / 16) % 4] || ' '
        || chr(97 + (n / 64) % 26) || chr(97 + (n / 1664) % 26) || chr(97 + n % 23) || 'ri' as s
        from ${series(19_999, "n")}) named;
    insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date,
        adults, rate_centimes, rate_plan, checked_in_at, checked_in_on)
      select r.hotel_id, ${booking},
        case when k < 370 then 'Checked-out' when k = 370 then 'Checked-in' else 'Confirmed' end,
        r.id, r.room_type_id, arrival, arrival + 3, 1, 900000, 'base',
        case when k <= 370 then arrival end, case when k <= 370 then arrival end
      from (select *, row_number() over (order by id) - 1 as at from rooms) r,
        ${series(STAYS_OF_ROOM - 1, "k")}, lateral (select date '${yesterday}' + (k - 370) * 3 as arrival) a;
    insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select '${hotelId}', md5('booking.' || n)::uuid, md5('guest.' || n * 7919::bigint % 20000)::uuid, true
      from ${series(ROOMS * STAYS_OF_ROOM - 1, "n")};
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
      select '${hotelId}', '${roomTypeId}', date '${today}' + n, ${ROOMS} from ${series(1_000, "n")};
    insert into changes (hotel_id, seq, action, tags, entity_id, by_user_id, at, hash)
      select '${hotelId}', n, 'bookings.check-out', '{Booking,Room}', md5('booking.' || n)::uuid::text,
        md5('user.' || n % 50)::uuid, timestamptz '2026-11-21' - (100000 - n) * interval '10 minutes', sha256('')
      from generate_series(1, 100000) n;
    insert into business_days (hotel_id, date, statistics)
      select '${hotelId}', date '${yesterday}' - n, '{"rooms": 250, "paymentsCentimes": {"Cash": 100}}'
      from ${series(1_460, "n")};
    set session_replication_role = default;`);
  await owner.unsafe(fillNameWords);
  await owner.unsafe("vacuum analyze");
  const [frozen] = await database.withHotel(hotelId, (tx) =>
    tx.execute<{ json: Parameters<typeof owner.json>[0] }>(
      closingQuery(hotelId, { since: BEFORE_ALL_DAYS, to: yesterday }),
    ),
  );
  await owner`update business_days set closing = ${owner.json(frozen?.json ?? null)}
    where hotel_id = ${hotelId} and date = ${yesterday}`;
}, 180_000);

const growing = [
  ...["bookings", "booking_guests", "booking_history", "guests", "guest_name_words"],
  ...["folios", "postings", "posting_moves", "changes", "night_inventory"],
];

const period = { from: today, to: today };
const openDay = { date: today, since: yesterday, isFrozen: false };
const [checkIn, checkOut] = [calendarDate("2027-01-10"), calendarDate("2027-01-12")];
const night = yesterday;
/** The fixture's ids are hashes. */
const stayInHouse = createHash("md5")
  .update("booking.370")
  .digest("hex")
  .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-") as BookingId;
const trail = { hotelId, timeZone: "Africa/Algiers" };
const someone = "00000000-0000-7000-8000-0000000000aa" as never;

/** What each touches at most, in pages: a bound for the rooms of a house, its guests of a day, a list's length. */
it.each<[string, SQL, number]>([
  ["free rooms", freeRoomsQuery({ hotelId, checkIn, checkOut }), 12 * ROOMS],
  ["the day grid of today", dayGridQuery(hotelId, null), 20 * ROOMS],
  ["the day grid of a day to come", dayGridQuery(hotelId, checkIn), 20 * ROOMS],
  [
    "the nights of a booking",
    changeNightsQuery(hotelId, [
      { roomTypeId, from: checkIn, to: checkOut, sold: 1, outOfOrder: 0 },
    ]),
    200,
  ],
  ["the day statistics", dayStatisticsQuery({ hotelId, night: yesterday }), 4_000],
  ["the day book", dayBookQuery(hotelId, openDay), 40 * ROOMS],
  ["the trial balance", trialBalanceQuery(hotelId, { ...period, since: yesterday }), 40 * ROOMS],
  ["the closing of a day", closingQuery(hotelId, { since: yesterday, to: today }), 40 * ROOMS],
  ["NA-04 what decides a night of the house", houseFactsQuery({ hotelId, night }), 60 * ROOMS],
  ["BK-13 what decides the nights of a stay", stayFactsQuery(hotelId, stayInHouse), 500],
  ["the payments report", paymentsReportQuery(hotelId, period), 40 * ROOMS],
  ["the manager report", managerReportQuery(hotelId, today, null), 4_000],
  ["who last changed a room", lastRoomChangeQuery({ hotelId, roomId }), 8_000],
  ["AUTH-17 what somebody changed", entriesQuery({ ...trail, by: someone }, 51), 500],
])("%s reads a bounded range by index, however long the hotel exists", async (_, query, most) => {
  const plan = await database.withHotel(hotelId, (tx) => explain(tx, query));
  expect(plan.readWhole.filter((table) => growing.includes(table))).toEqual([]);
  expect(plan.buffers).toBeLessThanOrEqual(most);
});

it.each<[string, string, number]>([
  ["a first name that many have", "nadia", 4_000],
  ["a beginning that very many have", "so", 4_000],
  ["a family name", "abari", 1_000],
  ["two words", "amine ben a", 5_000],
  ["two words in another order", "abari amine", 500],
  ["a name in the other script", "نادية", 5_000],
  ["nobody's name", "zzyzx", 200],
  ["a phone number", "050000123", 1_000],
  ["the beginning of very many phone numbers", "05", 2_000],
])("FO-12 the desk's search by %s reads a bounded range by index", async (_, text, most) => {
  const plan = await database.withHotel(hotelId, (tx) =>
    explainWork(tx, (explained) => searchDesk(explained, hotelId, text)),
  );
  expect(plan.readWhole.filter((table) => growing.includes(table))).toEqual([]);
  expect(plan.buffers).toBeLessThanOrEqual(most);
});
