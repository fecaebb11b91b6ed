import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { drizzle, type PostgresJsDatabase } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { preparing } from "./preparing.ts";
import { quickSql } from "./quick-sql.ts";
import { sqlState } from "./refusals.ts";
import { sentAhead } from "./sent-ahead.ts";

type Drizzle = PostgresJsDatabase<Record<string, never>>;

/** An open transaction. What it sees was set when it was opened: one hotel, or the whole system. */
export type Tx = Parameters<Parameters<Drizzle["transaction"]>[0]>[0];
export type HotelTx = Tx;
export type SystemTx = Tx;

/** Anything that answers queries: a transaction, or the system's handle. */
export type Db = Pick<Tx, "select" | "selectDistinct" | "execute" | "$count">;

/**
 * Has one statement be the last of the transaction and travel with its commit: what it locks is free
 * again without a round trip in between. Where it fails nothing is committed.
 */
export type Lastly = (statement: SQL) => void;

/** Serialization failure and deadlock: the work did not happen, and may be tried again. */
const RETRIED = new Set(["40001", "40P01"]);
const MOST_ATTEMPTS = 5;

export type { Drizzle };

export function openDrizzle(client: postgres.Sql): Drizzle {
  const db = drizzle(preparing(client));
  quickSql(Reflect.get(db, "dialect"));
  return db;
}

/**
 * Runs `work` in one transaction after the setting `scope`, again when it lost a race.
 *
 * The setting is a message of its own (Citus needs that) and isn't awaited, so it travels with the
 * first query. Never `reserve()`: only `begin` knows that its connection died.
 */
export async function inScope<T>(
  db: Drizzle,
  scope: SQL,
  work: (tx: HotelTx, lastly: Lastly) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await commitTogether(db, (tx, lastly) => scoped(tx, scope, () => work(tx, lastly)));
    } catch (error) {
      if (attempt >= MOST_ATTEMPTS || !RETRIED.has(sqlState(error) ?? "")) throw error;
      await pause(5 * 2 ** attempt * (1 + Math.random()));
    }
  }
}

/** After a last statement that failed PostgreSQL answers the commit with a rollback, and no error. */
async function commitTogether<T>(
  db: Drizzle,
  work: (tx: HotelTx, lastly: Lastly) => Promise<T>,
): Promise<T> {
  let last: Promise<unknown> | undefined;
  const result = await db.transaction(async (tx) => {
    let closing: SQL | undefined;
    const result = await work(tx, (statement) => {
      closing = statement;
    });
    if (!closing) return result;
    last = sentAhead(tx.execute(closing).execute());
    // The driver must have the statement before it hears of the commit.
    await turn();
    return result;
  });
  await last;
  return result;
}

async function scoped<T>(tx: HotelTx, scope: SQL, work: () => Promise<T>): Promise<T> {
  const set = sentAhead(tx.execute(scope).execute());
  const result = await work();
  await set;
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

export const hotelScope = (hotelId: string) => sql.raw(`set local app.hotel_id = '${hotelId}'`);
export const systemScope = sql.raw("set local app.scope = 'system'");
