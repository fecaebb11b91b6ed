import assert from "node:assert/strict";
import { daysQuery } from "@funduq/api/modules/availability/availability-days.queries";
import { nameSearchOf } from "@funduq/api/modules/guests/guests.service";
import { staysByName } from "@funduq/api/modules/search/search.service";
import { type Database, openDatabase } from "@funduq/api/platform/db/database";
import { numberedReference } from "@funduq/api/testing/numbered-reference";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import postgres from "postgres";
import { planGuest } from "../seeds/names.ts";
import { seededRandom } from "../seeds/random.ts";

export const BIG_HOTEL = {
  rooms: 500,
  types: 10,
  guests: 50_000,
  bookings: 200_000,
  /** Future stays per room. */
  staysToCome: 6,
};
type Size = typeof BIG_HOTEL;
const ROUNDS = 60;
const businessDate = calendarDate("2026-11-21");
const hotelId = "00000000-0000-7000-8001-0000eeeeeeee" as HotelId;
const typed = ["kar", "benal", "haddad yas", "محمد", "mouhamed", "xavier"];

type Shares = { p50Ms: number; p99Ms: number };
export type BigHotelFigures = { availability: Shares; search: Shares };

/** Measures the queries of the calendar and of the desk's search in a large hotel with years of bookings. */
export async function measureBigHotel(ownerUrl: string, appUrl: string): Promise<BigHotelFigures> {
  await writeBigHotel(ownerUrl, BIG_HOTEL);
  const database = await openDatabase(appUrl, { connections: 1 });
  try {
    return { availability: await measureDays(appUrl), search: await measureSearch(database) };
  } finally {
    await database.close();
  }
}

/** One month of availability per query, as in the calendar: all room types, half of the nights with counters. */
async function measureDays(appUrl: string): Promise<Shares> {
  const client = postgres(appUrl, { max: 1, onnotice: () => undefined });
  try {
    return await client.begin(async (tx) => {
      await tx.unsafe(`set local app.hotel_id = '${hotelId}'`);
      const times = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const from = addDays(businessDate, round * 3);
        const { answer, ms } = await ask(tx, daysQuery(hotelId, { from, to: addDays(from, 30) }));
        const { days, roomTypes } = answer as { days: { free: number[] }[]; roomTypes: unknown[] };
        assert.equal(roomTypes.length, BIG_HOTEL.types);
        assert.equal(days.length, 31);
        assert.ok(days.every(({ free }) => free.length === BIG_HOTEL.types));
        times.push(ms);
      }
      return sharesOf(times);
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function ask(tx: postgres.TransactionSql, query: SQL) {
  const { sql, params } = new PgDialect().sqlToQuery(query);
  const begun = performance.now();
  const [row] = await tx.unsafe(sql, params as never[], { prepare: true });
  return { answer: row?.json as unknown, ms: performance.now() - begun };
}

/** All statements of a search, one transaction per search. */
async function measureSearch(database: Database): Promise<Shares> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const text of typed)
      await database.withHotel(hotelId, async (tx) => {
        const wanted = { prefix: nameSearch(text), ...nameSearchOf(text) };
        const begun = performance.now();
        const found = await staysByName(tx, hotelId, wanted);
        times.push(performance.now() - begun);
        assert.equal(found.length > 0, text !== "xavier", text);
      });
  return sharesOf(times);
}

function sharesOf(times: readonly number[]): Shares {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

/**
 * Inserts consecutive stays for each room, the last ones in the future. Ids and rows are ordered by arrival, as
 * with UUIDv7; one stay in four is that of a new guest. Runs as the database's owner.
 */
export async function writeBigHotel(ownerUrl: string, size: Size): Promise<void> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  const random = seededRandom(11);
  const { rooms, types, guests, bookings, staysToCome } = size;
  const perRoom = bookings / rooms;
  const inHouse = perRoom - staysToCome;
  const names = Array.from({ length: guests }, () => planGuest(random).fullName);
  const id = (kind: string, n: string) =>
    owner.unsafe(`('0190000${kind}-0000-7000-8001-' || lpad(to_hex(${n}), 12, '0'))::uuid`);
  const stay = owner.unsafe(`n / ${rooms}`);
  const arrival = owner`${businessDate}::date - 1 + (${stay} - ${inHouse}::int) * 3`;
  try {
    await owner`set session_replication_role = replica`;
    await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Big', ${businessDate})`;
    await owner`insert into floors (hotel_id, id, name, position)
      values (${hotelId}, md5('bench.floor')::uuid, '1', 0)`;
    await owner`insert into room_types (hotel_id, id, name, bed_configuration)
      select ${hotelId}, ${id("1", "n")}, 'Type ' || n, 'Double' from generate_series(0, ${types - 1}::int) n`;
    await owner`insert into rooms (hotel_id, id, floor_id, room_type_id, number)
      select ${hotelId}, ${id("2", "n")}, md5('bench.floor')::uuid, ${id("1", `n % ${types}`)}, n::text
      from generate_series(0, ${rooms - 1}::int) n`;
    await owner`insert into guests (hotel_id, id, full_name, name_search)
      select ${hotelId}, ${id("3", "at - 1")}, n, s
      from unnest(${names}::text[], ${names.map(nameSearch)}::text[]) with ordinality as t (n, s, at)`;
    await owner`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
        check_out_date, adults, rate_centimes, rate_plan, reference)
      select ${hotelId}, ${id("4", "n")},
        case when ${stay} < ${inHouse}::int then 'Checked-out'
          when ${stay} = ${inHouse}::int then 'Checked-in' else 'Confirmed' end,
        ${id("2", `n % ${rooms}`)}, ${id("1", `n % ${rooms} % ${types}`)}, ${arrival}, ${arrival} + 2, 1,
        900000, 'base', ${owner.unsafe(numberedReference("n"))}
      from generate_series(0, ${bookings - 1}::int) n`;
    await owner`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select ${hotelId}, ${id("4", "n")},
        ${id("3", `case when n % 4 = 0 then n / 4 else n * 7919::bigint % (n / 4 + 1) end % ${guests}`)}, true
      from generate_series(0, ${bookings - 1}::int) n`;
    await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, sold)
      select ${hotelId}, ${id("1", "t")}, ${businessDate}::date + n, ${rooms / types}::int, n % 40
      from generate_series(0, ${types - 1}::int) t, generate_series(0, 119) n`;
    await owner`insert into guest_name_words (hotel_id, guest_id, kind, word)
      select distinct g.hotel_id, g.id, w.kind, w.word
      from guests g, name_words(g.name_search, g.other_search) w where g.hotel_id = ${hotelId}`;
    await owner`set session_replication_role = default`;
    await owner`vacuum analyze guests, guest_name_words, bookings, booking_guests, rooms, night_inventory`;
  } finally {
    await owner.end({ timeout: 5 });
  }
}
