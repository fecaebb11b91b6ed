import { hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { Runtime } from "./app-env.ts";
import { startDataCheck } from "./data-check.ts";

const EVERY_MS = 15 * 60_000;

/** Now and then removes what has had its time (sessions, sign-in attempts, kept answers) and checks the data. Returns the end of it. */
export function startUpkeep(runtime: Runtime, tidyAccounts: () => Promise<void>): () => void {
  const timer = setInterval(() => void tidy(runtime, tidyAccounts), EVERY_MS).unref();
  const endDataCheck = startDataCheck(runtime);
  return () => {
    endDataCheck();
    clearInterval(timer);
  };
}

/** Two processes may do this at once: each deletes what is left. */
export async function tidy(
  { database, log }: Runtime,
  tidyAccounts: () => Promise<void>,
): Promise<void> {
  try {
    await tidyAccounts();
    const hotels = await database.system.execute<{ id: string }>(sql`select id from hotels`);
    for (const { id } of hotels) await forgetAnswers(database, id);
  } catch (err) {
    log.warn({ err }, "upkeep failed; it is tried again later");
  }
}

/** A key is kept for seven days: longer than a weekend without a connection. */
async function forgetAnswers({ withHotel }: Runtime["database"], id: string): Promise<void> {
  const hotelId = hotelIdSchema.parse(id);
  await withHotel(hotelId, async (tx) => {
    await tx.execute(sql`
      delete from idempotency_keys
      where hotel_id = ${hotelId} and created_at < now() - interval '7 days'`);
  });
}
