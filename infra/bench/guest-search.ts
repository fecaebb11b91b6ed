import assert from "node:assert/strict";
import { namesQuery, ONE_PLAN } from "@funduq/api/modules/guests/guests.queries";
import { nameSearchOf } from "@funduq/api/modules/guests/guests.service";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { PgDialect } from "drizzle-orm/pg-core";
import postgres from "postgres";
import { planGuest } from "../seeds/names.ts";
import { seededRandom } from "../seeds/random.ts";

export const GUESTS = 50_000;
const ROUNDS = 40;
const MOST = 15;

/** Search terms: first words, later words, two words, the other script, another spelling, no match. */
const typed = [
  ["the first word", ["kar", "moham", "nad", "عبد", "ياس"]],
  ["a later word", ["benal", "haddad", "meziane", "بوزيد", "ahmed"]],
  ["two words", ["karim ben", "haddad yasmine", "fatima zohra mez", "محمد بن"]],
  ["the other script or spelling", ["mouhamed", "خليفي ن", "abdelkader ziani", "زينالدين"]],
  ["another spelling of a sound", ["khadija", "yassine", "jamel ben", "sherif"]],
  ["the name in the other script of the document", ["шевч", "тарас", "شارل ديغ"]],
  ["nobody", ["xavier", "qwertz", "zzzz", "غغغ"]],
] as const;

export type SearchFigures = {
  kinds: { kind: string; p50Ms: number; p99Ms: number }[];
  p50Ms: number;
  p99Ms: number;
  /** The time to read a guest by id in the same transaction: the minimum for a query. */
  floorMs: number;
};

/** Measures the API's guest search, with the application's role and row-level security. */
export async function measureGuestSearch(ownerUrl: string, appUrl: string): Promise<SearchFigures> {
  const hotelId = "00000000-0000-7000-8001-0000ffffffff" as HotelId;
  await writeGuests(ownerUrl, hotelId);
  const client = postgres(appUrl, { max: 1, onnotice: () => undefined });
  try {
    return await client.begin(async (tx) => {
      await tx.unsafe(`set local app.hotel_id = '${hotelId}'`);
      await tx.unsafe(new PgDialect().sqlToQuery(ONE_PLAN).sql);
      return measure(tx, hotelId);
    });
  } finally {
    await client.end({ timeout: 5 });
  }
}

async function measure(tx: postgres.TransactionSql, hotelId: HotelId): Promise<SearchFigures> {
  const [someone] = await tx`select id from guests where hotel_id = ${hotelId} limit 1`;
  const floor: number[] = [];
  const kinds: { kind: string; times: number[] }[] = [];
  for (const [kind, texts] of typed) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const text of texts) {
        const { found, ms } = await search(tx, hotelId, text);
        assert.equal(found > 0, kind !== "nobody", text);
        times.push(ms);
        const begun = performance.now();
        await tx`select full_name from guests where hotel_id = ${hotelId} and id = ${someone?.id}`;
        floor.push(performance.now() - begun);
      }
    kinds.push({ kind, times });
  }
  const all = kinds.flatMap(({ times }) => times);
  return {
    kinds: kinds.map(({ kind, times }) => ({
      kind,
      p50Ms: at(times, 0.5),
      p99Ms: at(times, 0.99),
    })),
    p50Ms: at(all, 0.5),
    p99Ms: at(all, 0.99),
    floorMs: at(floor, 0.5),
  };
}

async function search(tx: postgres.TransactionSql, hotelId: HotelId, text: string) {
  const query = namesQuery({
    hotelId,
    prefix: nameSearch(text),
    limit: MOST,
    ...nameSearchOf(text),
  });
  const { sql, params } = new PgDialect().sqlToQuery(query);
  const begun = performance.now();
  const rows = await tx.unsafe(sql, params as never[], { prepare: true });
  return { found: rows.length, ms: performance.now() - begun };
}

function at(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

const inAnotherScript = ["тарас шевченко", "شارل ديغول", "لويس باستور دي لا كروا", "张伟"];

/** Inserts guests with names of two to five words, a quarter in Arabic script; a fifth have a second name in the other script. */
async function writeGuests(ownerUrl: string, hotelId: HotelId): Promise<void> {
  const owner = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  const random = seededRandom(7);
  try {
    await owner`insert into hotels (id, name, business_date) values (${hotelId}, 'Guests', '2026-11-21')`;
    const names = Array.from({ length: GUESTS }, () => {
      const { fullName } = planGuest(random);
      const second = planGuest(random).fullName;
      const isSame = /\p{Script=Arabic}/u.test(fullName) === /\p{Script=Arabic}/u.test(second);
      return isSame && random.chance(0.4) ? `${fullName} ${second.split(" ")[0]}` : fullName;
    });
    const others = names.map(() => (random.chance(0.2) ? random.pick(inAnotherScript) : null));
    await owner`insert into guests (hotel_id, id, full_name, name_search, other_search)
      select ${hotelId}, gen_random_uuid(), n, s, o
      from unnest(${names}::text[], ${names.map(nameSearch)}::text[], ${others}::text[]) as t (n, s, o)`;
    await owner`insert into guest_name_words (hotel_id, guest_id, kind, word)
      select distinct g.hotel_id, g.id, w.kind, w.word
      from guests g, name_words(g.name_search, g.other_search) w where g.hotel_id = ${hotelId}`;
    await owner`vacuum analyze guests, guest_name_words`;
  } finally {
    await owner.end({ timeout: 5 });
  }
}
