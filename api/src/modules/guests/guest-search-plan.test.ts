import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { fillNameWords } from "../../testing/name-words.ts";
import { explain } from "../../testing/query-plan.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { guestStaysQuery } from "./cardex.queries.ts";
import { namesQuery, ONE_PLAN } from "./guests.queries.ts";
import { nameSearchOf } from "./guests.service.ts";

const { database, owner } = await openTestDatabase();
const hotelId = hotelIdSchema.parse("01900000-0000-7000-8000-000000000002");
const GUESTS = 4_000;

const given = ["karim", "mohamed", "nadia", "yasmine", "محمد", "كريم", "abdelkader", "walid"];
const family = ["haddad", "ben ali", "benali", "khelifi", "خليفي", "بن علي", "ziani", "touati"];

beforeAll(async () => {
  for (const hotel of [1, 2, 3]) {
    const id = `01900000-0000-7000-8000-00000000000${hotel}`;
    await owner`insert into hotels (id, name, business_date) values (${id}, 'Hotel', '2026-11-21')`;
    const names = Array.from({ length: GUESTS }, (_, n) => {
      const [first, last] = [given[n % 8], family[Math.floor(n / 8) % 8]];
      return `${first} ${last} ${(n * 7919).toString(36)}`;
    });
    const others = names.map((_, n) => (n % 10 === 0 ? `тарас шевченко ${n.toString(36)}` : null));
    await owner`insert into guests (hotel_id, id, full_name, name_search, other_search)
      select ${id}, gen_random_uuid(), n, n, o
      from unnest(${names}::text[], ${others}::text[]) as t (n, o)`;
  }
  await owner.unsafe(fillNameWords);
  await owner.unsafe("vacuum analyze guests, guest_name_words");
}, 60_000);

async function reads(query: SQL, table: string, of: HotelId) {
  const plan = await database.withHotel(of, async (tx) => {
    await tx.execute(ONE_PLAN);
    return explain(tx, query);
  });
  return plan.reads(table);
}

it.each([
  ["the first word", "moham", 15],
  ["a later word", "khel", 60],
  ["another spelling", "mouhamed", 300],
  ["the other script", "خليفي", 300],
  ["the name as the document gives it in another script", "шевч", 60],
  ["two words in any order", "haddad karim", 600],
  ["nobody's name", "xavier", 0],
  ["one letter again and again", "zzzz", 0],
])("GST-05 a name is found by %s through indexes alone", async (_, typed, most) => {
  const query = namesQuery({
    hotelId,
    prefix: nameSearch(typed),
    limit: 15,
    ...nameSearchOf(typed),
  });
  const { scans, rows } = await reads(query, "guests", hotelId);
  expect(scans).toEqual(["Index Scan"]);
  expect(rows).toBeLessThanOrEqual(most);
});

it("GST-03 the stays of a guest are read by index, each table once", async () => {
  const [guest] = await owner`select id from guests where hotel_id = ${hotelId} limit 1`;
  const query = guestStaysQuery({ hotelId, guestId: guest?.id });
  for (const table of ["booking_guests", "bookings"]) {
    const { scans } = await reads(query, table, hotelId);
    expect(scans).not.toContain("Seq Scan");
  }
});
