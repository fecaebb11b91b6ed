import type postgres from "postgres";
import { ReleaseRefused } from "./release.ts";

/** Throws `ReleaseRefused` for an unknown hotel. The database owner needs a scope to read hotels. */
export async function assertHotel(sql: postgres.Sql, hotelId: string | undefined): Promise<void> {
  if (hotelId === undefined) return;
  const [found] = await sql.begin(async (tx) => {
    await tx`select set_config('app.scope', 'system', true)`;
    return tx`select from hotels where id = ${hotelId}`;
  });
  if (!found) throw new ReleaseRefused(`There is no hotel ${hotelId}.`);
}
