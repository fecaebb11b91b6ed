import type { HotelId } from "@funduq/shared-types/values/ids";
import { type SQL, sql } from "drizzle-orm";

/**
 * A hotel's business day, which the night audit locks exclusively; the hotel, which its removal locks; its list of
 * companies, which an import locks; or its recipients of reports, which an addition locks.
 */
const seeds = { day: 0, hotel: 1, companies: 2, recipients: 3 } as const;

/**
 * A condition that is always true and takes an advisory lock of the hotel until the transaction ends.
 * Advisory locks are granted in the order of the requests. Row locks are not: new shared locks overtake a
 * waiting exclusive one, so the night audit would starve beside busy tills.
 *
 * Every write takes the shared lock of the hotel before it refers to the hotel's row. So a removal that
 * waits for the row never blocks a write that already holds the row's key.
 */
export function acquireHotelLock(
  what: keyof typeof seeds,
  hotelId: HotelId,
  mode: "shared" | "exclusive",
): SQL<boolean> {
  const take = sql.raw(
    mode === "shared" ? "pg_advisory_xact_lock_shared" : "pg_advisory_xact_lock",
  );
  return sql<boolean>`(select ${take}(hashtextextended(${hotelId}, ${sql.raw(String(seeds[what]))}))) is not null`;
}
