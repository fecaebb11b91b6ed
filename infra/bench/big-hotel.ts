import assert from "node:assert/strict";
import { daysQuery } from "@funduq/api/modules/availability/availability-days.queries";
import { nameSearchOf, ONE_PLAN } from "@funduq/api/modules/guests/guests.service";
import { staysByNameQuery } from "@funduq/api/modules/search/search.queries";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { addDays, calendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import postgres from "postgres";
import { planGuest } from "../seeds/names.ts";
import { seededRandom } from "../seeds/random.ts";

export const BIG_HOTEL = { rooms: 500, types: 10, guests: 50_000, bookings: 200_000 } as const;
const ROUNDS = 60;
const businessDate = calendarDate("2026-11-21");
const hotelId = "00000000-0000-7000-8001-0000eeeeeeee" as HotelId;
const typed = ["kar", "benal", "haddad yas", "محمد", "mouhamed", "xavier"];

type Shares = { p50Ms: number; p99Ms: number };
export type BigHotelFigures = { availability: Shares; search: Shares };

/** What the calendar and the desk's search ask the database of a big hotel with years behind it. */
export async function measureBigHotel(ownerUrl: string, appUrl: string): Promise<BigHotelFigures> {
  await writeBigHotel(ownerUrl);
  const client = postgres(appUrl, { max: 1, onnotice: () => undefined });
  try {
    return await client.begin(async (tx) => {
      await tx.unsafe(`set local app.hotel_id = '${hotelId}'`);
      const availability = await measureDays(tx);
      await tx.unsafe(new PgDialect().sqlToQuery(ONE_PLAN).sql);
      return { availability, search: await measureSearch(tx) };
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}

/** A month as the calendar shows it, at a time: every type, half of the nights with counters. */
async function measureDays(tx: postgres.TransactionSql): Promise<Shares> {
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
}

async function measureSearch(tx: postgres.TransactionSql): Promise<Shares> {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const text of typed) {
      const wanted = { prefix: nameSearch(text), ...nameSearchOf(text) };
      const { answer, ms } = await ask(tx, staysByNameQuery(hotelId, wanted));
      assert.equal((answer as unknown[]).length > 0, text !== "xavier", text);
      times.push(ms);
    }
  return sharesOf(times);
}

async function ask(tx: postgres.TransactionSql, query: SQL) {
  const { sql, params } = new PgDialect().sqlToQuery(query);
  const begun = performance.now();
  const [row] = await tx.unsafe(sql, params as never[], { prepare: true });
  return { answer: row?.json as unknown, ms: performance.now() - begun };
}

function sharesOf(times: readonly number[]): Shares {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99) };
}

/** 400 bookings in each room one after the other, the last six of them to come; written by the owner. */
async function writeBigHotel(ownerUrl: string): Promise<void> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  const random = seededRandom(11);
  const { rooms, types, guests, bookings } = BIG_HOTEL;
  const [perRoom, perType] = [bookings / rooms, rooms / types];
  const names = Array.from({ length: guests }, () => planGuest(random).fullName);
  try {
    await owner`set session_replication_role = replica`;
    await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Big', ${businessDate})`;
    await owner`insert into floors (hotel_id, id, name, position)
      values (${hotelId}, md5('bench.floor')::uuid, '1', 0)`;
    await owner`insert into room_types (hotel_id, id, name, bed_configuration)
      select ${hotelId}, md5('bench.type.' || n)::uuid, 'Type ' || n, 'Double'
      from generate_series(0, ${types - 1}::int) n`;
    await owner`insert into rooms (hotel_id, id, floor_id, room_type_id, number)
      select ${hotelId}, md5('bench.room.' || n)::uuid, md5('bench.floor')::uuid,
        md5('bench.type.' || n % ${types}::int)::uuid, n::text
      from generate_series(0, ${rooms - 1}::int) n`;
    await owner`insert into guests (hotel_id, id, full_name, name_search)
      select ${hotelId}, md5('bench.guest.' || at)::uuid, n, s
      from unnest(${names}::text[], ${names.map(nameSearch)}::text[]) with ordinality as t (n, s, at)`;
    await owner`insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date,
        check_out_date, adults, rate_centimes, rate_plan)
      select ${hotelId}, md5('bench.booking.' || room * ${perRoom}::int + stay)::uuid,
        case when stay < ${perRoom - 6}::int then 'Checked-out'
          when stay = ${perRoom - 6}::int then 'Checked-in' else 'Confirmed' end,
        md5('bench.room.' || room)::uuid, md5('bench.type.' || room % ${types}::int)::uuid,
        ${businessDate}::date - 1 + (stay - ${perRoom - 6}::int) * 3,
        ${businessDate}::date + 1 + (stay - ${perRoom - 6}::int) * 3, 1, 900000, 'base'
      from generate_series(0, ${rooms - 1}::int) room, generate_series(0, ${perRoom - 1}::int) stay`;
    await owner`insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select ${hotelId}, md5('bench.booking.' || n)::uuid,
        md5('bench.guest.' || 1 + n % ${guests}::int)::uuid, true
      from generate_series(0, ${bookings - 1}::int) n`;
    await owner`insert into night_inventory (hotel_id, room_type_id, night, rooms, sold)
      select ${hotelId}, md5('bench.type.' || t)::uuid, ${businessDate}::date + n, ${perType}::int, n % 40
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
