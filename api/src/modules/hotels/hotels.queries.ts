import type {
  FoundHotel,
  HotelListQuery,
  HotelSummary,
  SavedHotel,
} from "@funduq/shared-types/contracts/hotel";
import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { eq, sql } from "drizzle-orm";
import type { HotelTx, SystemTx } from "../../platform/db/database.ts";
import { acquireHotelLock } from "../../platform/db/hotel-lock.ts";
import { isoInstant } from "../../platform/iso-instant.ts";
import { hotels } from "./hotels.tables.ts";

const summary = {
  id: hotels.id,
  name: hotels.name,
  city: hotels.city,
  businessDate: hotels.businessDate,
  expiresAt: hotels.expiresAt,
  timeZone: hotels.timeZone,
};

/** Hotels by name, from the end of the page before. Runs in the system's scope. */
export async function listHotelsAfter(
  tx: SystemTx,
  { afterName, afterId }: HotelListQuery,
  limit: number,
): Promise<HotelSummary[]> {
  const byName = sql`lower(${hotels.name})`;
  const isAfter = sql`(${byName}, ${hotels.id}) > (lower(${afterName}), ${afterId}::uuid)`;
  const rows = await tx
    .select(summary)
    .from(hotels)
    .where(afterName !== undefined && afterId ? isAfter : undefined)
    .orderBy(byName, hotels.id)
    .limit(limit);
  return rows.map(presentExpiry);
}

/** Name and city of every hotel, by name, for the search. */
export async function listHotelNames(tx: SystemTx): Promise<FoundHotel[]> {
  return tx
    .select({ id: hotels.id, name: hotels.name, city: hotels.city })
    .from(hotels)
    .orderBy(sql`lower(${hotels.name})`, hotels.id);
}

/** Locks the hotel's business day and then its row. */
async function selectLockedHotel(tx: HotelTx, hotelId: HotelId, mode: "shared" | "exclusive") {
  const [hotel] = await tx.execute<HotelSummary>(sql`
    select id, name, city, business_date as "businessDate", expires_at as "expiresAt",
      time_zone as "timeZone"
    from hotels where id = ${hotelId} and ${acquireHotelLock("day", hotelId, mode)}
    ${mode === "shared" ? sql`for share` : sql`for no key update`}`);
  return hotel && presentExpiry(hotel);
}

/** Keeps the hotel's row from changing until the transaction ends. Any number of transactions may share it. */
export const lockHotelShared = (tx: HotelTx, hotelId: HotelId) =>
  selectLockedHotel(tx, hotelId, "shared");

/** Locks the hotel's row to change it or to close its day: no other transaction holds or locks it meanwhile. */
export const lockHotelExclusively = (tx: HotelTx, hotelId: HotelId) =>
  selectLockedHotel(tx, hotelId, "exclusive");

/** The row's version stays: it counts the changes of the settings. */
export async function setBusinessDate(
  tx: HotelTx,
  hotelId: HotelId,
  businessDate: CalendarDate,
): Promise<void> {
  await tx.update(hotels).set({ businessDate }).where(eq(hotels.id, hotelId));
}

/** Returns the id and version that the hotel has now. */
export async function setExpiry(
  tx: HotelTx,
  hotelId: HotelId,
  expiresAt: string,
): Promise<SavedHotel | undefined> {
  const [saved] = await tx
    .update(hotels)
    .set({ expiresAt, version: sql`${hotels.version} + 1` })
    .where(eq(hotels.id, hotelId))
    .returning({ id: hotels.id, version: hotels.version });
  return saved;
}

const letterhead = {
  address: hotels.address,
  city: hotels.city,
  phone: hotels.phone,
  nif: hotels.nif,
  rc: hotels.rc,
  nis: hotels.nis,
};

export async function findLetterhead(
  tx: HotelTx,
  hotelId: HotelId,
): Promise<Letterhead | undefined> {
  const [found] = await tx.select(letterhead).from(hotels).where(eq(hotels.id, hotelId));
  return found;
}

function presentExpiry(hotel: HotelSummary): HotelSummary {
  const { expiresAt } = hotel;
  return { ...hotel, expiresAt: expiresAt && isoInstant(expiresAt) };
}
