import type { BookingGuestInput, GuestList } from "@funduq/shared-types/contracts/guest";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { nameBeginnings } from "@funduq/shared-types/rules/name-beginnings";
import { namePattern, wordPatterns } from "@funduq/shared-types/rules/name-pattern";
import { isPhoneSearch, nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import {
  insertGuest,
  listByName,
  listByPhone,
  lockGuestsShared,
  type NewGuest,
} from "./guests.queries.ts";
import { followMerges } from "./merge-guests.queries.ts";

export { hasVip, nameFits, namesFound, sendOnePlan } from "./guests.queries.ts";

const MOST_SUGGESTIONS = 15;

/**
 * Guests whose phone number, or any part of whose name, begins with what was typed (GST-05), the
 * name in either script.
 */
export async function searchGuests(
  tx: HotelTx,
  hotelId: HotelId,
  query: string,
): Promise<GuestList> {
  const byPhone = isPhoneSearch(query);
  const prefix = byPhone ? phoneDigits(query) : nameSearch(query);
  if (prefix === "") return { guests: [] };
  const search = { hotelId, prefix, limit: MOST_SUGGESTIONS };
  const guests = byPhone
    ? await listByPhone(tx, search)
    : await listByName(tx, { ...search, ...nameSearchOf(query) });
  return { guests };
}

/** The patterns that names are tested against, and the prefixes for the index. */
export function nameSearchOf(query: string) {
  const [pattern, words] = [namePattern(query), wordPatterns(query)];
  return { pattern, words, beginnings: nameBeginnings(query) };
}

/** The ids of a booking's guests, in order. Guests given by name are created. */
export async function registerGuests(
  tx: HotelTx,
  hotelId: HotelId,
  guests: readonly BookingGuestInput[],
): Promise<GuestId[]> {
  const asked = guests.flatMap((guest) => ("guestId" in guest ? [guest.guestId] : []));
  const current = await holdCurrent(tx, hotelId, asked);
  const ids: GuestId[] = [];
  for (const guest of guests)
    if ("guestId" in guest) ids.push(current.get(guest.guestId) ?? guest.guestId);
    else ids.push(await createGuest(tx, hotelId, guest));
  return ids;
}

async function createGuest(tx: HotelTx, hotelId: HotelId, guest: NewGuest): Promise<GuestId> {
  const guestId = uuidv7() as GuestId;
  await insertGuest(tx, { hotelId, guestId }, guest);
  return guestId;
}

/**
 * Resolves ids to current records and locks them: a record may have been merged since the client read it, or
 * while this transaction waits for its lock.
 */
async function holdCurrent(
  tx: HotelTx,
  hotelId: HotelId,
  ids: readonly GuestId[],
): Promise<ReadonlyMap<GuestId, GuestId>> {
  const held = await lockGuestsShared(tx, hotelId, ids);
  const missing = ids.filter((id) => !held.has(id));
  if (missing.length === 0) return new Map();
  const merged = await followMerges(tx, hotelId, missing);
  const kept = await lockGuestsShared(tx, hotelId, [...merged.values()]);
  if (missing.some((id) => !kept.has(merged.get(id) ?? id))) throw new AppError("guest.not-found");
  return merged;
}
