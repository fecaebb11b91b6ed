import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";

/** What is queued for: a hotel's open day, or the hotel itself, which who removes it takes alone. */
const lines = { day: 0, hotel: 1 } as const;

/**
 * A place in a hotel's line until the transaction ends, first come, first served; always true. Row
 * locks alone are not fair: who shares a row goes ahead of who waits to have it alone, and beside
 * busy tills the night audit never had its turn.
 *
 * Every write of a hotel takes its place in the line of the hotel before it refers to it, and
 * so nobody who holds the row's key waits behind a removal that waits for the row.
 */
export function inLine(
  what: keyof typeof lines,
  hotelId: HotelId,
  wanted: "shared" | "alone",
): SQL<boolean> {
  const take = sql.raw(
    wanted === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock",
  );
  return sql<boolean>`(select ${take}(hashtextextended(${hotelId}, ${sql.raw(String(lines[what]))}))) is not null`;
}
