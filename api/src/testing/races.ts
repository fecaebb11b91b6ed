import type postgres from "postgres";
import { expect } from "vitest";
import { type Database, openDatabase } from "../platform/db/database.ts";
import { eventually } from "./eventually.ts";
import { slowLine } from "./slow-line.ts";
import { appOver, type TestApp } from "./test-app.ts";

/** A generator of numbers below `limit` that repeats with its seed. */
export function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export type Outcome = { status: number; code: string | undefined };

export async function outcomeOf(response: Response): Promise<Outcome & { body: unknown }> {
  const body = (await response.json()) as { code?: string };
  return { status: response.status, code: response.status < 400 ? undefined : body.code, body };
}

/** Pairs of active bookings that hold the same room on the same night. There must be none, ever. */
export function doubleBookings({ owner }: Pick<TestApp, "owner">, hotelId: string) {
  return owner`
    select a.id, b.id from bookings a join bookings b
      on b.hotel_id = a.hotel_id and b.room_id = a.room_id and b.id > a.id
      and a.check_in_date < b.check_out_date and b.check_in_date < a.check_out_date
    where a.hotel_id = ${hotelId} and a.status in ('Reserved', 'Confirmed', 'Checked-in')
      and b.status in ('Reserved', 'Confirmed', 'Checked-in')`;
}

/** How often each answer was given: `{ "201": 12, "409 booking.room-taken": 30 }`. */
export function tally(outcomes: readonly Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of outcomes) {
    const answer = code === undefined ? String(status) : `${status} ${code}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

/**
 * Runs `work` and returns how many deadlocks PostgreSQL resolved meanwhile. The services retry after a deadlock, so
 * the answers alone would hide them.
 */
export async function deadlocksDuring(
  api: TestApp,
  work: (processes: readonly [TestApp, TestApp]) => Promise<void>,
  /** The maximum delay of each packet to the database. */
  { delayMs = 0 } = {},
): Promise<number> {
  const before = await deadlocks(api);
  const line = delayMs > 0 ? await slowLine(api.appUrl, delayMs) : undefined;
  const url = withLongLimits(line?.url ?? api.appUrl);
  const limits = { waitMs: RACE_LIMIT_MS, limitMs: RACE_LIMIT_MS };
  const databases = await Promise.all([1, 2].map(() => openDatabase(url, limits)));
  const [one, two] = databases.map((database) => appOver({ ...api, database }));
  const others = await backends(api);
  if (!one || !two) throw new Error("two processes");
  await work([one, two]);
  await Promise.all(databases.map((database: Database) => database.close()));
  line?.close();
  // A backend reports its deadlocks to the statistics when it ends.
  await eventually(async () => expect(await backends(api)).toBeLessThanOrEqual(others));
  return (await deadlocks(api)) - before;
}

/**
 * An arranged race: one transaction takes a lock (`holds`), the other requests wait for it, then the transaction
 * changes the data (`changes`) and commits, and the others go on. Code that decides before it waits for the lock
 * decides on outdated data, and fails the test.
 */
export async function arrangeRace(
  { owner }: Pick<TestApp, "owner">,
  holds: (tx: postgres.TransactionSql) => Promise<unknown>,
  others: () => readonly Promise<Response>[],
  changes: (tx: postgres.TransactionSql) => Promise<unknown> = async () => {},
): Promise<(Outcome & { body: unknown })[]> {
  const { coming } = await owner.begin(async (tx) => {
    await holds(tx);
    const inLine = others();
    await eventually(async () => expect(await waiting(owner)).toBe(inLine.length));
    await changes(tx);
    return { coming: inLine };
  });
  return Promise.all(coming.map(async (response) => outcomeOf(await response)));
}

/** How many backends of this database wait for a lock. */
export async function waiting(owner: TestApp["owner"]): Promise<number> {
  const rows = await owner`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return rows.length;
}

/** How many backends wait for a lock of `holder`'s transaction. */
export async function waitingFor(
  owner: TestApp["owner"],
  holder: postgres.ReservedSql,
): Promise<number> {
  const [held] = await holder<{ pid: number }[]>`select pg_backend_pid() as pid`;
  const rows = await owner`select from pg_stat_activity
    where datname = current_database() and ${held?.pid ?? 0} = any(pg_blocking_pids(pid))`;
  return rows.length;
}

/**
 * On a busy machine sixteen writers may wait for a lock longer than the product allows, and "busy" would be the
 * correct answer. These tests check who wins, so the writers may wait longer; a lock that is never released ends
 * by the test's own time limit.
 */
const RACE_LIMIT_MS = 25_000;

function withLongLimits(url: string): string {
  const address = new URL(url);
  for (const limit of ["lock_timeout", "statement_timeout"])
    address.searchParams.set(limit, String(RACE_LIMIT_MS));
  return address.href;
}

async function deadlocks({ owner }: TestApp): Promise<number> {
  const [row] = await owner<{ deadlocks: number }[]>`
    select deadlocks from pg_stat_database where datname = current_database()`;
  return row?.deadlocks ?? 0;
}

async function backends({ owner }: TestApp): Promise<number> {
  const [row] = await owner<{ count: number }[]>`
    select count(*) from pg_stat_activity
    where datname = current_database() and usename = 'funduq_app'`;
  return row?.count ?? 0;
}
