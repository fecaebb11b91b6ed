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
  /** Prefixes of the stored words of matching names: `nameBeginnings`. */
  beginnings: NameBeginnings;
};

const summary = {
  id: guests.id,
  fullName: guests.fullName,
  phone: guests.phone,
  nationality: guests.nationality,
  isVip: guests.isVip,
};

/** Whether one of a stay's guests is a VIP. Not by EXISTS, which PostgreSQL may hash: it would read every VIP's every stay. */
export const hasVip = (hotelId: SQL, bookingId: SQL) => sql`
  coalesce((select bool_or(g.is_vip) from booking_guests bg
    join guests g on g.hotel_id = bg.hotel_id and g.id = bg.guest_id
    where bg.hotel_id = ${hotelId} and bg.booking_id = ${bookingId}), false)`;

/**
 * Guests whose folded name begins with `prefix`, then those with a later word that does, then those
 * that `pattern` fits or all of `words` (rank 0, 1, 2); the name in the other script counts alike.
 */
export function namesQuery(search: NameSearch): SQL {
  return sql`
    with ${namesFound(search)}
    select id, full_name as "fullName", phone, nationality, is_vip as "isVip", rank from best_names
    order by rank, name_search collate "C", id limit ${search.limit}`;
}

/**
 * The parts of a statement that end in `best_names`: each guest that was found, with its rank. All are
 * found through indexes, on `beginnings`; the patterns are tried on what was found. A rank is looked for
 * only while those before it have less than `limit`. Nobody was left out unless `is_frequent.it`.
 */
export function namesFound({ hotelId, ...search }: NameSearch): SQL {
  const { prefix, pattern, words, beginnings, limit } = search;
  const fits = nameFits(sql`g.name_search`, { pattern, words });
  const fitsEither = sql`(${fits} or ${nameFits(sql`g.other_search`, { pattern, words })})`;
  return sql`
    ${beginnings.also ? alsoNamed(hotelId, beginnings.also, limit) : sql``}
    by_beginning as materialized (
      select ${SUMMARY} from guests g
      where g.hotel_id = ${hotelId} and g.name_search collate "C" >= ${prefix}
        and g.name_search collate "C" < ${endOf(prefix)}
      order by g.name_search collate "C" limit ${limit}),
    by_spelling as materialized (
      ${ofWords("spelling", beginnings, { hotelId, fits: fitsEither, limit })}),
    by_consonants as materialized (
      ${ofWords("consonants", beginnings, { hotelId, fits, limit })}),
    as_spelled as materialized (
      select count(distinct id) as people from (
        select id from by_beginning
        union all
        select id from by_spelling where (select count(*) from by_beginning) < ${limit}) f),
    names_found as (
      select *, 0 as rank from by_beginning
      union all
      select *, case when strpos(name_search, ${` ${prefix}`}) > 0
        or strpos(' ' || other_search, ${` ${prefix}`}) > 0 then 1 else 2 end from by_spelling
        where (select count(*) from by_beginning) < ${limit}
      union all
      select *, 2 from by_consonants where (select people from as_spelled) < ${limit}),
    is_frequent as (
      select people >= ${limit} or (select count(*) from by_spelling) >= ${limit}
        or (select count(*) from by_consonants) >= ${limit} as it
      from as_spelled),
    best_names as (select distinct on (id) * from names_found order by id, rank)`;
}

/** The pattern of the whole input, or one per word in any order. */
export function nameFits(
  column: SQL,
  { pattern, words }: Pick<NameSearch, "pattern" | "words">,
): SQL {
  if (words.length < 2) return sql`(${column} ~ ${pattern})`;
  return sql`(${column} ~ ${pattern} or ${column} ~ all(${sql.param(words)}::text[]))`;
}

const SUMMARY = sql.raw(
  "g.id, g.full_name, g.phone, g.nationality, g.is_vip, g.name_search, g.other_search",
);

/**
 * The first matching guests of each prefix, in word order. The inner limit makes the planner look guests up
 * by key: a join would test the patterns on every guest of the hotel.
 */
function ofWords(
  kind: "spelling" | "consonants",
  { spellings, consonants, also }: NameBeginnings,
  { hotelId, fits, limit }: { hotelId: HotelId; fits: SQL; limit: number },
): SQL {
  const low = kind === "spelling" ? spellings : consonants;
  const isAlsoNamed = sql`((select count(*) from also_named) >= ${mostAlsoNamed(limit)}
    or w.guest_id in (select guest_id from also_named))`;
  return sql`
    select g.* from
      unnest(${sql.param(low)}::text[], ${sql.param(low.map(endOf))}::text[]) as asked (low, high)
      cross join lateral (
        select g.* from guest_name_words w
        cross join lateral (
          select ${SUMMARY} from guests g
          where g.hotel_id = ${hotelId} and g.id = w.guest_id and ${fits} limit 1) g
        where w.hotel_id = ${hotelId} and w.kind = ${kind}
          and w.word >= asked.low collate "C" and w.word < asked.high collate "C"
          ${also ? sql`and ${isAlsoNamed}` : sql``}
        order by w.word limit ${limit}) g`;
}

/** Where more have the other word, `limit` guests are found sooner without. */
const mostAlsoNamed = (limit: number) => 100 * limit;

/**
 * The guests with the other word of the input. The index alone answers this, so that few guests are looked up
 * for two words that are each frequent.
 */
function alsoNamed(
  hotelId: HotelId,
  { spellings, consonants }: NonNullable<NameBeginnings["also"]>,
  limit: number,
): SQL {
  const kinds = [...spellings.map(() => "spelling"), ...consonants.map(() => "consonants")];
  const low = [...spellings, ...consonants];
  return sql`
    also_named as materialized (
      select w.guest_id from
        unnest(${sql.param(kinds)}::text[], ${sql.param(low)}::text[], ${sql.param(low.map(endOf))}::text[])
          as asked (kind, low, high)
        cross join lateral (
          select w.guest_id from guest_name_words w
          where w.hotel_id = ${hotelId} and w.kind = asked.kind
            and w.word >= asked.low collate "C" and w.word < asked.high collate "C"
          limit ${mostAlsoNamed(limit)}) w
      limit ${mostAlsoNamed(limit)}),`;
}

export async function listByName(tx: HotelTx, search: NameSearch): Promise<GuestSummary[]> {
  const [, found] = await Promise.all([
    sendOnePlan(tx),
    tx.execute<GuestSummary & { rank: number }>(namesQuery(search)),
  ]);
  return found.map(({ rank: _, ...guest }) => guest);
}

/** A prepared statement: the plan does not depend on the input, and planning takes longer than the search. */
export const ONE_PLAN = sql.raw("set local plan_cache_mode = force_generic_plan");

/** Sends it at once, and so before the statement that is issued next. */
export const sendOnePlan = (tx: HotelTx) => tx.execute(ONE_PLAN).execute();

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

/** Locks guests against a concurrent merge until the transaction ends; returns those that exist. */
export async function lockGuestsShared(
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
  await tx.execute(sql`
    insert into guest_name_words (hotel_id, guest_id, kind, word)
    select distinct ${hotelId}::uuid, ${guestId}::uuid, kind, word
    from name_words(${nameSearch(fullName)}, null)`);
}

/** Replaces the stored words of a guest's names. */
export async function setNameWords(tx: HotelTx, { hotelId, guestId }: GuestRef): Promise<void> {
  await tx.execute(sql`
    with named as materialized (
      select distinct w.kind, w.word from guests g, name_words(g.name_search, g.other_search) w
      where g.hotel_id = ${hotelId} and g.id = ${guestId}
    ),
    gone as (
      delete from guest_name_words
      where hotel_id = ${hotelId} and guest_id = ${guestId}
        and (kind, word) not in (select kind, word from named)
    )
    insert into guest_name_words (hotel_id, guest_id, kind, word)
    select ${hotelId}::uuid, ${guestId}::uuid, kind, word from named
    on conflict do nothing`);
}
