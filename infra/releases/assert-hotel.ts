import type postgres from "postgres";
import { ReleaseRefused } from "./release.ts";

/** Refuses a hotel that does not exist. As the database's owner, who sees hotels in a scope only. */
export async function assertHotel(sql: postgres.Sql, hotelId: string | undefined): Promise<void> {
  if (hotelId === undefined) return;
  const [found] = await sql.begin(async (tx) => {
    await tx`select set_config('app.scope', 'system', true)`;
    return tx`select from hotels where id = ${hotelId}`;
  });
  if (!found) throw new ReleaseRefused(`There is no hotel ${hotelId}.`);
}
