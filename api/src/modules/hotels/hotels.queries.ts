import type { HotelSummary } from "@funduq/shared-types/contracts/hotel";
import type { Letterhead } from "@funduq/shared-types/contracts/letterhead";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { and, eq, sql } from "drizzle-orm";
import type { HotelTx, SystemTx } from "../../platform/db/database.ts";
import { hotels } from "./hotels.tables.ts";

const summary = {
  id: hotels.id,
  name: hotels.name,
  city: hotels.city,
  businessDate: hotels.businessDate,
  expiresAt: hotels.expiresAt,
};

/** Every hotel, by name: a question of the system's scope. */
export async function listAllHotels(tx: SystemTx): Promise<HotelSummary[]> {
  const rows = await tx.select(summary).from(hotels).orderBy(sql`lower(${hotels.name})`, hotels.id);
  return rows.map(presentExpiry);
}

/**
 * The way to a hotel's row, first come, first served. Row locks alone are not: who shares a row goes
 * ahead of who waits to have it alone, and beside busy tills the night audit never had its turn.
 */
const inLine = (hotelId: HotelId, wanted: "shared" | "alone") => {
  const take = sql.raw(
    wanted === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock",
  );
  return sql`(select ${take}(hashtextextended(${hotelId}, 0))) is not null`;
};

export async function lockHotel(tx: HotelTx, hotelId: HotelId): Promise<HotelSummary | undefined> {
  const [hotel] = await tx
    .select(summary)
    .from(hotels)
    .where(and(eq(hotels.id, hotelId), inLine(hotelId, "alone")))
    .for("no key update");
  return hotel && presentExpiry(hotel);
}

/** Keeps the hotel's row from changing until the transaction ends; any number may hold it at once. */
export async function holdHotel(
  tx: HotelTx,
  hotelId: HotelId,
): Promise<{ businessDate: CalendarDate } | undefined> {
  const [hotel] = await tx
    .select({ businessDate: hotels.businessDate })
    .from(hotels)
    .where(and(eq(hotels.id, hotelId), inLine(hotelId, "shared")))
    .for("share");
  return hotel;
}

/** The hotel's row as the night audit takes it: who holds it is waited for, who comes later waits. */
export async function lockBusinessDateRow(
  tx: HotelTx,
  hotelId: HotelId,
): Promise<{ businessDate: CalendarDate } | undefined> {
  const [hotel] = await tx
    .select({ businessDate: hotels.businessDate })
    .from(hotels)
    .where(and(eq(hotels.id, hotelId), inLine(hotelId, "alone")))
    .for("no key update");
  return hotel;
}

/** The row's version stays: it counts the changes of the settings. */
export async function setBusinessDate(
  tx: HotelTx,
  hotelId: HotelId,
  businessDate: CalendarDate,
): Promise<void> {
  await tx.update(hotels).set({ businessDate }).where(eq(hotels.id, hotelId));
}

export async function setExpiry(tx: HotelTx, hotelId: HotelId, expiresAt: string): Promise<void> {
  await tx
    .update(hotels)
    .set({ expiresAt, version: sql`${hotels.version} + 1` })
    .where(eq(hotels.id, hotelId));
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

/** PostgreSQL's own notation of an instant is not the one that contracts and browsers read. */
function presentExpiry(hotel: HotelSummary): HotelSummary {
  const { expiresAt } = hotel;
  return { ...hotel, expiresAt: expiresAt && new Date(expiresAt).toISOString() };
}
