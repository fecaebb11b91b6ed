import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { numberedReference } from "../../testing/numbered-reference.ts";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { boardQuery, lastRoomChangeQuery } from "../housekeeping/housekeeping.queries.ts";
import { dayGridQuery } from "./day-grid.queries.ts";
import { endedStaysQuery } from "./ended-stays.queries.ts";

const { database, owner } = await openTestDatabase();

const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000002");
const HOTELS = 20;
const ROOMS = 40;
/** Ten stays of each room: five ended, one in-house, four in the future. */
const STAYS_OF_ROOM = 10;

const id = (kind: string, ...parts: string[]) =>
  `md5('${kind}.' || ${parts.join(" || '.' || ")})::uuid`;
const hotel = "('01900000-0000-7000-8000-0000000000' || lpad(h::text, 2, '0'))::uuid";
const series = (name: string, from: number, to: number) =>
  `generate_series(${from}, ${to}) as ${name}`;
const hotelSeries = series("h", 1, HOTELS);
const roomSeries = series("r", 1, ROOMS);
const staySeries = series("k", 0, STAYS_OF_ROOM - 1);

beforeAll(async () => {
  await owner.unsafe(`
    insert into hotels (id, name, business_date)
      select ${hotel}, 'Hotel ' || h, '2026-11-21' from ${hotelSeries};
    insert into floors (hotel_id, id, name, position)
      select ${hotel}, ${id("floor", "h")}, 'Ground', 0 from ${hotelSeries};
    insert into room_types (hotel_id, id, name, bed_configuration)
      select ${hotel}, ${id("type", "h")}, 'Double', 'Double' from ${hotelSeries};
    insert into rooms (hotel_id, id, floor_id, room_type_id, number)
      select ${hotel}, ${id("room", "h", "r")}, ${id("floor", "h")}, ${id("type", "h")}, r::text
      from ${hotelSeries}, ${roomSeries};
    insert into guests (hotel_id, id, full_name, name_search)
      select ${hotel}, ${id("guest", "h", "r", "k")}, 'Guest', 'guest'
      from ${hotelSeries}, ${roomSeries}, ${staySeries};
    insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
        check_out_date, adults, rate_centimes, rate_plan, reference)
      select ${hotel}, ${id("booking", "h", "r", "k")},
        case when k < 5 then 'Checked-out' when k = 5 then 'Checked-in' else 'Confirmed' end,
        ${id("room", "h", "r")}, ${id("type", "h")},
        date '2026-11-20' + (k - 5) * 4, date '2026-11-23' + (k - 5) * 4, 1, 900000, 'base',
        ${numberedReference(`r * ${STAYS_OF_ROOM} + k`)}
      from ${hotelSeries}, ${roomSeries}, ${staySeries};
    insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select ${hotel}, ${id("booking", "h", "r", "k")}, ${id("guest", "h", "r", "k")}, true
      from ${hotelSeries}, ${roomSeries}, ${staySeries};`);
  await owner.unsafe("vacuum analyze");
}, 60_000);

const reads = async (query: SQL, table: string, of: HotelId) =>
  (await database.withHotel(of, (tx) => explain(tx, query))).reads(table);

const toCome = ROOMS * (STAYS_OF_ROOM - 5);

it("the day grid is read by index, without bookings that ended before the day", async () => {
  const query = dayGridQuery(hotelId, null);
  const bookings = await reads(query, "bookings", hotelId);
  expect(bookings.scans).not.toContain("Seq Scan");
  expect(bookings.rows).toBeLessThanOrEqual(toCome + ROOMS);
  for (const table of ["booking_guests", "guests"]) {
    const { scans, rows } = await reads(query, table, hotelId);
    expect(scans).not.toContain("Seq Scan");
    expect(rows).toBe(ROOMS);
  }
});

it("BK-20 the stays that ended today are read by index, without those that ended long ago", async () => {
  const { scans, rows } = await reads(endedStaysQuery(hotelId), "bookings", hotelId);
  expect(scans).not.toContain("Seq Scan");
  expect(rows).toBeLessThanOrEqual(ROOMS * STAYS_OF_ROOM);
});

it("the housekeeping board is read by index, without ended bookings", async () => {
  const bookings = await reads(boardQuery(hotelId), "bookings", hotelId);
  expect(bookings.scans).not.toContain("Seq Scan");
  expect(bookings.rows).toBeLessThanOrEqual(toCome + ROOMS);
});

it("the last change of a room is found without reading the whole log or other bookings", async () => {
  await owner.unsafe(`
    insert into changes (hotel_id, seq, action, tags, entity_id, hash)
      select '${hotelId}', n, 'bookings.check-out', '{Booking,Room}', ${id("booking", "2", "n")}, sha256('')
      from ${series("n", 1, 5_000)}`);
  await owner.unsafe("vacuum analyze changes");
  const [room] = await owner`select id from rooms where hotel_id = ${hotelId} limit 1`;
  const query = lastRoomChangeQuery({ hotelId, roomId: room?.id });
  expect((await reads(query, "changes", hotelId)).rows).toBeLessThanOrEqual(1_000);
  const bookings = await reads(query, "bookings", hotelId);
  expect(bookings.scans).not.toContain("Seq Scan");
  expect(bookings.rows).toBeLessThanOrEqual(1_000);
});
