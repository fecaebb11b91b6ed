import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { preparing } from "./preparing.ts";
import { quickSql } from "./quick-sql.ts";
import { sqlState } from "./refusals.ts";
import { allSent, sentAhead } from "./sent-ahead.ts";

type Drizzle = PostgresJsDatabase<Record<string, never>>;

/** An open transaction. What it sees was set when it was opened: one hotel, or the whole system. */
export type Tx = Parameters<Parameters<Drizzle["transaction"]>[0]>[0];
export type HotelTx = Tx;
export type SystemTx = Tx;

/** Anything that answers queries: a transaction, or the system's handle. */
export type Db = Pick<Tx, "select" | "selectDistinct" | "execute" | "$count">;

/**
 * Queues final statements that are pipelined with COMMIT, in their order: their locks are released without
 * another round trip. When one fails, nothing is committed.
 */
export type Lastly = (...statements: SQL[]) => void;

/** Serialization failure and deadlock: the work did not happen, and may be tried again. */
const RETRIED = new Set(["40001", "40P01"]);
const MOST_ATTEMPTS = 5;

export type { Drizzle };

export function openDrizzle(client: postgres.Sql): Drizzle {
  const db = drizzle(preparing(client));
  quickSql(Reflect.get(db, "dialect"));
  return db;
}

export type Transaction<T> = {
  /** The settings that it begins with: its scope, and limits of its own. */
  settings: readonly SQL[];
  work: (tx: HotelTx, lastly: Lastly) => Promise<T>;
  /** Aborted once the caller has been answered without it: then it must not commit any more. */
  signal: AbortSignal;
};

/**
 * Runs the work in one transaction, again when it lost a race.
 *
 * Each setting is a message of its own (Citus needs that) and isn't awaited, so it travels with the
 * first query. Never `reserve()`: only `begin` knows that its connection died.
 */
export async function inTransaction<T>(db: Drizzle, transaction: Transaction<T>): Promise<T> {
  const { signal } = transaction;
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await commitTogether(db, transaction);
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !RETRIED.has(sqlState(error) ?? "")) throw error;
      await pause(5 * 2 ** attempt * (1 + Math.random()));
    }
  }
}

/** After a last statement that failed PostgreSQL answers the commit with a rollback, and no error. */
async function commitTogether<T>(
  db: Drizzle,
  { settings, work, signal }: Transaction<T>,
): Promise<T> {
  let last: Promise<unknown> | undefined;
  const result = await db.transaction(async (tx) => {
    let closing: SQL[] = [];
    const result = await withSettings(tx, settings, () =>
      work(tx, (...statements) => {
        closing = statements;
      }),
    );
    // Rolls back what the caller does not wait for any more. From the next statement on it may still commit.
    signal.throwIfAborted();
    if (closing.length === 0) return result;
    last = sentAhead(allSent(closing.map((statement) => tx.execute(statement).execute())));
    // The driver must have the statement before it hears of the commit.
    await turn();
    return result;
  });
  await last;
  return result;
}

async function withSettings<T>(
  tx: HotelTx,
  settings: readonly SQL[],
  work: () => Promise<T>,
): Promise<T> {
  const set = settings.map((setting) => sentAhead(tx.execute(setting).execute()));
  const result = await work();
  await Promise.all(set);
  return result;
}

/**
 * Runs SQL that builds its own JSON in a column named `json` (json_agg, json_build_object): the
 * quickest way for the screens that are read all day. Dates and amounts arrive as in any query.
 */
export async function selectJson<T>(db: Pick<HotelTx, "execute">, query: SQL): Promise<T> {
  const [row] = await db.execute<{ json: T }>(query);
  if (!row) throw new Error("a query for JSON answered without a row");
  return row.json;
}

/**
 * Asks one question across hotels inside a hotel's transaction, which writes its own hotel's rows only
 * before and after it. Where the question fails the transaction has failed with it.
 */
export async function acrossHotels<T>(tx: HotelTx, ask: () => Promise<T>): Promise<T> {
  await tx.execute(systemScope);
  const answer = await ask();
  await tx.execute(sql.raw("set local app.scope = ''"));
  return answer;
}

export const hotelScope = (hotelId: string) => sql.raw(`set local app.hotel_id = '${hotelId}'`);
export const systemScope = sql.raw("set local app.scope = 'system'");
