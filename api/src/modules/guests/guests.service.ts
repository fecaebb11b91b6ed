import type { BookingGuestInput, GuestList } from "@funduq/shared-types/contracts/guest";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { namePattern, wordPatterns } from "@funduq/shared-types/rules/name-pattern";
import { isPhoneSearch, nameSearch, phoneDigits } from "@funduq/shared-types/rules/name-search";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { countGuests, insertGuest, listByName, listByPhone } from "./guests.queries.ts";

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
    : await listByName(tx, { ...search, pattern: namePattern(query), words: wordPatterns(query) });
  return { guests };
}

/** The ids of a booking's guests in order. Those given by name become new guests of the hotel. */
export async function registerGuests(
  tx: HotelTx,
  hotelId: HotelId,
  guests: readonly BookingGuestInput[],
): Promise<GuestId[]> {
  const known = guests.flatMap((guest) => ("guestId" in guest ? [guest.guestId] : []));
  if ((await countGuests(tx, hotelId, known)) !== new Set(known).size)
    throw new AppError("guest.not-found");
  const ids: GuestId[] = [];
  for (const guest of guests)
    ids.push("guestId" in guest ? guest.guestId : await insertGuest(tx, hotelId, guest));
  return ids;
}
