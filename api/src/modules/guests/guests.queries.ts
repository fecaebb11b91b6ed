import type {
  BookingGuestInput,
  GuestRef,
  GuestSummary,
} from "@funduq/shared-types/contracts/guest";
import { endOf, type NameBeginnings } from "@funduq/shared-types/rules/name-beginnings";
import { nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { guests } from "./guests.tables.ts";

type GuestSearch = { hotelId: HotelId; prefix: string; limit: number };
type NameSearch = GuestSearch & {
  /** Other spellings and the other script: `namePattern`. */
  pattern: string;
  /** The words in any order: `wordPatterns`. */
  words: readonly string[];
  /** What the stored forms of names that fit begin with: `nameBeginnings`. */
  beginnings: NameBeginnings;
};

const summary = {
  id: guests.id,
  fullName: guests.fullName,
  phone: guests.phone,
  nationality: guests.nationality,
};

/**
 * Guests whose folded name begins with `prefix`, then those with a later word that does, then those
 * that `pattern` fits or all of `words` (rank 0, 1, 2); the name in the other script counts alike. All
 * are found through indexes, on `beginnings`; the patterns are tried on what was found, and the others
 * are looked for only while the list is short.
 */
export function namesQuery({ hotelId, ...search }: NameSearch): SQL {
  const { prefix, pattern, words, beginnings, limit } = search;
  const fits = sql`(name_search ~ ${pattern} or name_search ~ all(${sql.param(words)}::text[]))`;
  const tight = WORDS.map((word) =>
    ofBeginnings(`tight_${word}`, beginnings.tight, sql`hotel_id = ${hotelId} and ${fits}`, limit),
  );
  const fitsOther = sql`(other_search ~ ${pattern} or other_search ~ all(${sql.param(words)}::text[]))`;
  const other = WORDS.map((word) =>
    ofBeginnings(
      `other_${word}`,
      beginnings.tight,
      sql`hotel_id = ${hotelId} and ${fitsOther}`,
      limit,
    ),
  );
  const bones = WORDS.map((word) =>
    ofBeginnings(`bones_${word}`, beginnings.bones, sql`hotel_id = ${hotelId} and ${fits}`, limit),
  );
  return sql`
    with first as materialized (
      select ${SUMMARY} from guests
      where hotel_id = ${hotelId} and name_search collate "C" >= ${prefix}
        and name_search collate "C" < ${endOf(prefix)}
      order by name_search collate "C" limit ${limit}),
    later as materialized (
      ${sql.join([...tight, ...other, ofManyWords(hotelId, fits, limit)], sql` union all `)}),
    alike as materialized (${sql.join(bones, sql` union all `)}),
    found as (
      select *, 0 as rank from first
      union all
      select *, case when strpos(name_search, ${` ${prefix}`}) > 0
        or strpos(' ' || other_search, ${` ${prefix}`}) > 0 then 1 else 2 end from later
        where (select count(*) from first) < ${limit}
      union all
      select *, 2 from alike
        where case when (select count(*) from first) >= ${limit} then false else
          (select count(*) from first) + (select count(distinct id) from later) < ${limit} end),
    best as (select distinct on (id) * from found order by id, rank)
    select id, full_name as "fullName", phone, nationality, rank from best
    order by rank, name_search collate "C", id limit ${limit}`;
}

/** The words of a name that have an index of their own; longer names are read for the rest. */
const WORDS = [1, 2, 3, 4, 5] as const;
const SUMMARY = sql.raw("id, full_name, phone, nationality, name_search, other_search");

/** The first of each beginning in the order of the column's index. */
function ofBeginnings(
  column: string,
  beginnings: readonly string[],
  where: SQL,
  limit: number,
): SQL {
  const name = sql.identifier(column);
  return sql`select g.* from
    unnest(${sql.param(beginnings)}::text[], ${sql.param(beginnings.map(endOf))}::text[]) as asked (low, high)
    cross join lateral (select ${SUMMARY} from guests
      where ${where} and ${name} >= asked.low collate "C" and ${name} < asked.high collate "C"
      order by ${name} limit ${limit}) g`;
}

function ofManyWords(hotelId: HotelId, fits: SQL, limit: number): SQL {
  return sql`(select ${SUMMARY} from guests
    where hotel_id = ${hotelId} and tight_6 >= '' and ${fits} limit ${limit})`;
}

export async function listByName(tx: HotelTx, search: NameSearch): Promise<GuestSummary[]> {
  const [, found] = await Promise.all([
    tx.execute(ONE_PLAN),
    tx.execute<GuestSummary & { rank: number }>(namesQuery(search)),
  ]);
  return found.map(({ rank: _, ...guest }) => guest);
}

/** The plan is the same whatever is typed, and making it anew takes longer than the search. */
export const ONE_PLAN = sql.raw("set local plan_cache_mode = force_generic_plan");

export async function listByPhone(
  tx: HotelTx,
  { hotelId, prefix, limit }: GuestSearch,
): Promise<GuestSummary[]> {
  return tx
    .select(summary)
    .from(guests)
    .where(and(eq(guests.hotelId, hotelId), sql`starts_with(${guests.phoneDigits}, ${prefix})`))
    .orderBy(sql`${guests.phoneDigits} collate "C"`)
    .limit(limit);
}

/** Keeps guests from being merged away until the transaction ends; answers those that the hotel has. */
export async function holdGuests(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly GuestId[],
): Promise<ReadonlySet<GuestId>> {
  if (ids.length === 0) return new Set();
  const held = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.hotelId, hotelId), inArray(guests.id, [...ids])))
    .orderBy(guests.id)
    .for("key share");
  return new Set(held.map(({ id }) => id));
}

export type NewGuest = Extract<BookingGuestInput, { fullName: string }>;

export async function insertGuest(
  tx: HotelTx,
  { hotelId, guestId }: GuestRef,
  { fullName, phone, nationality }: NewGuest,
): Promise<void> {
  await tx.execute(sql`
    insert into guests (hotel_id, id, full_name, name_search, phone, phone_digits, nationality)
    values (${hotelId}, ${guestId}, ${fullName}, ${nameSearch(fullName)}, ${phone || null},
      ${phoneDigits(phone ?? "") || null}, ${nationality || null})`);
}
