import { setTimeout as pause } from "node:timers/promises";
import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import postgres from "postgres";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, expect, it } from "vitest";
import { silentHost } from "../../testing/silent-host.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import type { HotelTx } from "./database.ts";

const WORKERS = 12;
const KILLS = 60;

const { database, owner } = await openTestDatabase({ connections: 4, waitMs: 10_000 });
const hotels = Array.from({ length: WORKERS }, () => hotelIdSchema.parse(uuid()));
for (const id of hotels)
  await owner`insert into hotels (id, name, business_date) values (${id}, ${id}, '2026-03-01')`;

const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);
beforeAll(() => {
  process.on("uncaughtException", note);
  process.on("unhandledRejection", note);
});
afterAll(() => {
  process.off("uncaughtException", note);
  process.off("unhandledRejection", note);
});

type Tally = { done: string[]; failed: number; crossed: number };

/** A few statements as a request has them; answers the names of the hotels that it saw. */
async function writeFloor(tx: HotelTx, hotelId: HotelId, floorId: string): Promise<string[]> {
  const before = await tx.execute<{ id: string }>(sql`select id from hotels`);
  await tx.execute(
    sql`insert into floors (hotel_id, id, name, position) values (${hotelId}, ${floorId}, 'Floor', 1)`,
  );
  const after = await tx.execute<{ id: string }>(
    sql`select distinct hotel_id as id from floors where ${hotelId}::uuid is not null`,
  );
  return [...before, ...after].map((row) => row.id);
}

async function work(hotelId: HotelId, tally: Tally, ended: () => boolean): Promise<void> {
  while (!ended()) {
    const floorId = uuid();
    try {
      const seen = await database.withHotel(hotelId, (tx) => writeFloor(tx, hotelId, floorId));
      if (seen.some((id) => id !== hotelId)) tally.crossed++;
      tally.done.push(floorId);
    } catch {
      tally.failed++;
    }
  }
}

/** Ends one connection of the application, as often as there are kills, most of them in a transaction. */
async function kill(tally: Tally): Promise<number> {
  let killed = 0;
  const until = Date.now() + 12_000;
  while (killed < KILLS && Date.now() < until) {
    const rows = await owner`
      select pg_terminate_backend(pid) from pg_stat_activity
      where usename = 'funduq_app' and datname = current_database() and xact_start is not null
      order by random() limit 1`;
    killed += rows.length;
    // Between two kills something is written, also on a machine that does much else.
    const done = tally.done.length;
    do await pause(20);
    while (tally.done.length === done && Date.now() < until);
  }
  return killed;
}

it("X-07 a dying connection hangs nobody, crosses no hotel and loses no acknowledged write", async () => {
  const tally: Tally = { done: [], failed: 0, crossed: 0 };
  let over = false;
  const workers = hotels.map((hotelId) => work(hotelId, tally, () => over));

  const killed = await kill(tally);
  over = true;
  const hung = await Promise.race([Promise.all(workers).then(() => 0), pause(5_000, WORKERS)]);

  const stored = await owner<{ id: string; hotelId: string }[]>`
    select f.id, f.hotel_id as "hotelId" from floors f`;
  const storedIds = new Set(stored.map((floor) => floor.id));
  const lost = tally.done.filter((floorId) => !storedIds.has(floorId));
  expect({ hung, crossed: tally.crossed, lost: lost.length, uncaught }).toEqual({
    hung: 0,
    crossed: 0,
    lost: 0,
    uncaught: [],
  });
  expect(killed).toBeGreaterThan(KILLS / 2);
  expect(tally.failed).toBeGreaterThan(KILLS / 8);
}, 30_000);

it.each([true, false])(
  "X-02 a connection that breaks off in a query ends, and leaves no error that nobody hears (types asked first: %s)",
  async (fetch_types) => {
    const { url } = await silentHost({ greets: true, resets: true });
    const client = postgres(url, { max: 1, fetch_types });

    await expect(client.unsafe("select 1")).rejects.toMatchObject({ code: "ECONNRESET" });

    const ended = client.end().then(() => "ended");
    expect(await Promise.race([ended, pause(2_000, "hangs")])).toBe("ended");
    expect(uncaught).toEqual([]);
  },
);
