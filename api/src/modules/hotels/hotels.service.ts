import type {
  FoundHotels,
  HotelList,
  HotelListQuery,
  SavedHotel,
} from "@funduq/shared-types/contracts/hotel";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { nameMatcher } from "@funduq/shared-types/rules/name-pattern";
import { nameSearch } from "@funduq/shared-types/rules/name-search";
import { extendedExpiry } from "@funduq/shared-types/rules/subscription";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type { Database, HotelTx } from "../../platform/db/database.ts";
import type { HotelActor } from "../../platform/identity.ts";
import {
  listHotelNames,
  listHotelsAfter,
  lockHotelExclusively,
  lockHotelShared,
  setBusinessDate,
  setExpiry,
} from "./hotels.queries.ts";

/** The user and the time of a write in a hotel. */
export type WriteContext = { by: HotelActor; now: Date };

const PAGE = 200;

/** One page of the installation's hotels, by name (SYS-01). */
export async function listHotels(
  database: Pick<Database, "withSystem">,
  query: HotelListQuery,
): Promise<HotelList> {
  const found = await database.withSystem((tx) => listHotelsAfter(tx, query, PAGE + 1));
  const hotels = found.slice(0, PAGE);
  const last = found.length > PAGE ? hotels.at(-1) : undefined;
  return { hotels, next: last ? { name: last.name, id: last.id } : null };
}

const MOST_FOUND = 20;

/**
 * The first hotels whose name or city contains the search text, in any script and spelling. An installation has
 * at most some thousands of hotels, so their names are compared here, as in the super admin's list.
 */
export async function searchHotels(
  database: Pick<Database, "withSystem">,
  query: string,
): Promise<FoundHotels> {
  // Nothing but signs was typed: that is in no name, while an empty text would be in all.
  if (query !== "" && nameSearch(query) === "") return { hotels: [] };
  const all = await database.withSystem(listHotelNames);
  const fits = nameMatcher(query);
  const hotels: FoundHotels["hotels"] = [];
  for (const hotel of all) {
    if (hotels.length === MOST_FOUND) break;
    if (query === "" || fits(`${hotel.name} ${hotel.city}`)) hotels.push(hotel);
  }
  return { hotels };
}

type Extended = { saved: SavedHotel; before: string | null; after: string };

/** Adds 30 days to the subscription's remaining time, or to today when it has expired (SYS-04). */
export async function extendSubscription(
  tx: HotelTx,
  hotelId: HotelId,
  now: Date,
): Promise<Extended> {
  const hotel = await lockHotelExclusively(tx, hotelId);
  if (!hotel) throw new AppError("hotel.not-found");
  const expiresAt = extendedExpiry(hotel.expiresAt, now).toISOString();
  const saved = await setExpiry(tx, hotelId, expiresAt);
  if (!saved) throw new AppError("hotel.not-found");
  return { saved, before: hotel.expiresAt, after: expiresAt };
}

/**
 * The hotel's business date, locked until the transaction ends: the night audit locks the hotel's row for
 * update, and so waits for every write that is dated with it. Taken before any other lock.
 */
export async function lockBusinessDateShared(tx: HotelTx, hotelId: HotelId): Promise<CalendarDate> {
  const hotel = await lockHotelShared(tx, hotelId);
  if (!hotel) throw new AppError("hotel.not-found");
  return hotel.businessDate;
}

/**
 * The hotel's business date for the night audit, locked exclusively: no dated write runs until its
 * transaction ends.
 */
export async function lockBusinessDateExclusively(
  tx: HotelTx,
  hotelId: HotelId,
): Promise<CalendarDate> {
  const hotel = await lockHotelExclusively(tx, hotelId);
  if (!hotel) throw new AppError("hotel.not-found");
  return hotel.businessDate;
}

/** Sets the next business date. The caller has locked the current one. */
export async function beginBusinessDate(
  tx: HotelTx,
  hotelId: HotelId,
  businessDate: CalendarDate,
): Promise<void> {
  await setBusinessDate(tx, hotelId, businessDate);
}
