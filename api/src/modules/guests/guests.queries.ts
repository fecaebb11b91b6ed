import type { BookingGuestInput, GuestSummary } from "@funduq/shared-types/contracts/guest";
import { nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, inArray, sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { guests } from "./guests.tables.ts";

type GuestSearch = { hotelId: HotelId; prefix: string; limit: number };
type NameSearch = GuestSearch & {
  /** Other spellings and the other script: `namePattern`. */
  pattern: string;
  /** The words in any order: `wordPatterns`. */
  words: readonly string[];
};

const summary = {
  id: guests.id,
  fullName: guests.fullName,
  phone: guests.phone,
  nationality: guests.nationality,
};

/**
 * Guests whose folded name begins with `prefix`, then those with a later word that does, then those
 * that `pattern` fits or all of `words`. The first come from the index, in its order; the hotel is read for the
 * others only while the list is short.
 */
export async function listByName(
  tx: HotelTx,
  { hotelId, prefix, pattern, words, limit }: NameSearch,
): Promise<GuestSummary[]> {
  const found = await tx.execute<GuestSummary>(sql`
    (select id, full_name as "fullName", phone, nationality from guests
      where hotel_id = ${hotelId} and starts_with(name_search, ${prefix})
      order by name_search collate "C" limit ${limit})
    union all
    (select id, full_name, phone, nationality from guests
      where hotel_id = ${hotelId} and strpos(name_search, ${` ${prefix}`}) > 0
        and not starts_with(name_search, ${prefix})
      order by name_search collate "C" limit ${limit})
    union all
    (select id, full_name, phone, nationality from guests
      where hotel_id = ${hotelId}
        and (name_search ~ ${pattern} or name_search ~ all(${sql.param(words)}::text[]))
        and strpos(' ' || name_search, ${` ${prefix}`}) = 0
      order by name_search collate "C" limit ${limit})
    limit ${limit}`);
  return [...found];
}

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

/** How many of these guests the hotel has. */
export async function countGuests(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly GuestId[],
): Promise<number> {
  if (ids.length === 0) return 0;
  return tx.$count(guests, and(eq(guests.hotelId, hotelId), inArray(guests.id, [...ids])));
}

type NewGuest = Extract<BookingGuestInput, { fullName: string }>;

export async function insertGuest(
  tx: HotelTx,
  hotelId: HotelId,
  { fullName, phone, nationality }: NewGuest,
): Promise<GuestId> {
  const id = uuidv7() as GuestId;
  await tx.insert(guests).values({
    hotelId,
    id,
    fullName,
    nameSearch: nameSearch(fullName),
    phone: phone || null,
    phoneDigits: phoneDigits(phone ?? "") || null,
    nationality: nationality || null,
  });
  return id;
}
