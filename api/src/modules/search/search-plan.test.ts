import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeAll, expect, it } from "vitest";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { nameSearchOf } from "../guests/guests.service.ts";
import { staysByNameQuery, staysByPhoneQuery } from "./search.queries.ts";

const { database, owner } = await openTestDatabase();
const hotelId = hotelIdSchema.parse(uuid());

/** A big hotel's years: 200 rooms, 20 000 guests, 40 000 bookings, 1 200 of them not over. */
beforeAll(async () => {
  await owner.unsafe(`
    set session_replication_role = replica;
    insert into hotels (id, name, business_date) values ('${hotelId}', 'Big', '2026-11-21');
    insert into floors (hotel_id, id, name, position) values ('${hotelId}', gen_random_uuid(), '1', 0);
    insert into room_types (hotel_id, id, name, bed_configuration)
      values ('${hotelId}', gen_random_uuid(), 'Double', 'Double');
    insert into rooms (hotel_id, id, floor_id, room_type_id, number)
      select f.hotel_id, gen_random_uuid(), f.id, t.id, n::text
      from floors f, room_types t, generate_series(1, 200) n;
    insert into guests (hotel_id, id, full_name, name_search, phone_digits)
      select '${hotelId}', md5('guest.' || n)::uuid, s, s, '05' || lpad(n::text, 8, '0')
      from (select n, (array['amine', 'karim', 'nadia', 'sofiane', 'yasmine', 'hocine', 'lyes', 'meriem',
        'rabah', 'fatima', 'mohamed', 'samir', 'leila', 'omar', 'djamel', 'kenza'])[1 + n % 16] || ' '
        || (array['ben', 'ait', 'ould', 'si'])[1 + (n / 16) % 4] || ' '
        || chr(97 + (n / 64) % 26) || chr(97 + (n / 1664) % 26) || chr(97 + n % 23) || 'ri' as s
        from generate_series(1, 20000) n) named;
    insert into bookings (hotel_id, id, status, room_id, room_type_id, check_in_date, check_out_date,
        adults, rate_centimes, rate_plan)
      select r.hotel_id, md5('booking.' || (r.at * 200 + k))::uuid,
        case when k < 194 then 'Checked-out' when k = 194 then 'Checked-in' else 'Confirmed' end,
        r.id, r.room_type_id, date '2026-11-20' + (k - 194) * 3, date '2026-11-22' + (k - 194) * 3,
        1, 900000, 'base'
      from (select *, row_number() over (order by id) - 1 as at from rooms) r, generate_series(0, 199) k;
    insert into booking_guests (hotel_id, booking_id, guest_id, is_primary)
      select '${hotelId}', md5('booking.' || n)::uuid, md5('guest.' || 1 + n % 20000)::uuid, true
      from generate_series(0, 39999) n;
    set session_replication_role = default;`);
  await owner.unsafe("vacuum analyze bookings, booking_guests, guests, rooms");
}, 120_000);

const planOf = (query: SQL) => database.withHotel(hotelId, (tx) => explain(tx, query));

const byName = (text: string) =>
  staysByNameQuery(hotelId, { prefix: nameSearch(text), ...nameSearchOf(text) });

it.each([
  ["a first name", byName("nadia")],
  ["a beginning", byName("so")],
  ["a family name", byName("abari")],
  ["two words", byName("amine ben a")],
  ["two words in another order", byName("abari amine")],
  ["the other script", byName("نادية")],
  ["nobody", byName("zzyzx")],
  ["a phone number", staysByPhoneQuery(hotelId, "050000123")],
])("FO-12 %s is found by index alone, whoever ever stayed", async (_what, query) => {
  const { readWhole } = await planOf(query);
  expect(readWhole.filter((table) => /^(booking|guest)/.test(table))).toEqual([]);
});

it("FO-12 of the 1 200 stays that are not over no more are read than fill the list", async () => {
  const { reads } = await planOf(byName("sofiane"));
  const { loops } = reads("booking_guests");
  expect(loops).toBeGreaterThan(0);
  expect(loops).toBeLessThan(600);
});
