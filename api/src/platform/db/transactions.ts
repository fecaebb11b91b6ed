import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { wrapClient } from "./driver-client.ts";
import { sqlState } from "./refusals.ts";

type Drizzle = PostgresJsDatabase<Record<string, never>>;

/** An open transaction. Its scope was set when it began: one hotel, or the whole system. */
export type Tx = Parameters<Parameters<Drizzle["transaction"]>[0]>[0];
export type HotelTx = Tx;
export type SystemTx = Tx;

/** Anything that answers queries: a transaction, or the system's handle. */
export type Db = Pick<Tx, "select" | "selectDistinct" | "execute" | "$count">;

/** Serialization failure and deadlock: the transaction was rolled back and may be retried. */
const RETRIED = new Set(["40001", "40P01"]);
const MOST_ATTEMPTS = 5;

export type { Drizzle };

export const openDrizzle = (client: postgres.Sql): Drizzle => drizzle(wrapClient(client));

export type Transaction<T> = {
  /** The settings that it begins with: its scope, and limits of its own. */
  settings: readonly SQL[];
  work: (tx: HotelTx) => Promise<T>;
  /** Aborted when the caller has been answered "busy": the transaction is rolled back then. */
  signal: AbortSignal;
};

/**
 * Runs the work in one transaction, and again after a serialization failure or a deadlock.
 *
 * Never `reserve()`: only `begin` knows that its connection died.
 */
export async function inTransaction<T>(db: Drizzle, transaction: Transaction<T>): Promise<T> {
  const { signal } = transaction;
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await runOnce(db, transaction);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !RETRIED.has(sqlState(error) ?? "")) throw error;
      await pause(5 * 2 ** attempt * (1 + Math.random()));
    }
  }
}

function runOnce<T>(db: Drizzle, { settings, work, signal }: Transaction<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // Each setting is a statement of its own, as Citus requires. They are pipelined with the first query.
    const sent = settings.map((setting) => tx.execute(setting).execute());
    const [result] = await Promise.all([work(tx), ...sent]);
    signal.throwIfAborted();
    return result;
  });
}

/**
 * Runs SQL that builds JSON in a column named `json` (json_agg, json_build_object). This is the fastest
 * way to read nested data. Dates and amounts have the same form as in any query.
 */
export async function selectJson<T>(db: Pick<HotelTx, "execute">, query: SQL): Promise<T> {
  const [row] = await db.execute<{ json: T }>(query);
  if (!row) throw new Error("a query for JSON answered without a row");
  return row.json;
}

/**
 * Runs a query across hotels inside the transaction of one hotel. The transaction may write only before and
 * after it. When the query fails, the whole transaction fails.
 */
export async function inSystemScope<T>(tx: HotelTx, query: () => Promise<T>): Promise<T> {
  await tx.execute(systemScope);
  const answer = await query();
  await tx.execute(sql.raw("set local app.scope = ''"));
  return answer;
}

export const hotelScope = (hotelId: string) => sql.raw(`set local app.hotel_id = '${hotelId}'`);
export const systemScope = sql.raw("set local app.scope = 'system'");
