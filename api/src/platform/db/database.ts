import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import type { SQL } from "drizzle-orm";
import { withTimeout } from "../time-limit.ts";
import { assertRestrictedRole } from "./app-role.ts";
import { concurrencyLimit } from "./concurrency-limit.ts";
import { connect } from "./connect.ts";
import { type LeaderLock, type LeaderLockOptions, leaderLock } from "./leader-lock.ts";
import { listenOn } from "./listen.ts";
import { withStartTimeout } from "./start-timeout.ts";
import {
  type HotelTx,
  hotelScope,
  inTransaction,
  openDrizzle,
  type SystemTx,
  systemScope,
} from "./transactions.ts";
import { settingsOf, type WorkLimits } from "./work-limits.ts";
import { assertWritable } from "./write-probe.ts";

export type { Db, HotelTx, SystemTx, Tx } from "./transactions.ts";

export type DatabaseOptions = {
  /** Transactions at once; each has a connection. */
  connections?: number;
  /** Connections of the `system` handle. */
  systemConnections?: number;
  /** Connections of `background`. */
  backgroundConnections?: number;
  /** How long work may wait for a connection before it is answered "busy". */
  waitMs?: number;
  /** How long a transaction may take, with its wait for a connection, before it is answered "busy". */
  limitMs?: number;
  /** The time limit of the first query of a new process. */
  startTimeoutMs?: number;
  /** Where LISTEN connects, when not to `url`: a pooler in transaction mode can't listen. */
  busUrl?: string;
};

/** Statements of `system` that are pipelined on one connection. Without pipelining the throughput is half. */
const PIPELINED = 4;

/** The time limits of a single statement and of a transaction, including the wait for a connection. */
export const STATEMENT_LIMIT_MS = 4_000;
export const TRANSACTION_LIMIT_MS = 4_500;
const PROBE_MS = 2_000;

type Statement = Parameters<SystemTx["execute"]>[0];

export type System = {
  execute: <Row extends Record<string, unknown> = Record<string, unknown>>(
    statement: Statement,
  ) => Promise<Row[]>;
};

/** Transactions and single statements on a pool. */
type Work = {
  /**
   * One transaction that sees one hotel. Repeated when it lost a race: keep other effects out. Work
   * that takes longer than a request says so with `limits`.
   */
  withHotel: <T>(
    hotelId: HotelId,
    work: (tx: HotelTx) => Promise<T>,
    limits?: WorkLimits,
  ) => Promise<T>;
  /** One transaction without a hotel, for accounts, sessions and the list of hotels. */
  withSystem: <T>(work: (tx: SystemTx) => Promise<T>) => Promise<T>;
  /** Single statements across hotels: what `app.scope = 'system'` may read, and the account tables. */
  system: System;
};

/** The only way to PostgreSQL. Row-level security holds whatever the queries forget. */
export type Database = Work & {
  /** The same on a small pool for jobs and live streams, which never take a connection of the desks or the gate. */
  background: Work;
  /** Hears NOTIFY on a connection of its own. `onReconnect`: what came in between was missed. */
  listen: (
    channel: string,
    onNotify: (payload: string) => void,
    onReconnect?: () => void,
  ) => Promise<() => Promise<void>>;
  /** A lock that one process of the installation holds, on a connection of its own. */
  leaderLock: (options: LeaderLockOptions) => LeaderLock;
  /** Throws when PostgreSQL doesn't answer or can't write; for readiness. It has a connection of its own. */
  probe: () => Promise<void>;
  /** Lets running work end, five seconds at most. */
  close: () => Promise<void>;
};

/** Connects as the application's role, and refuses one that could step over row-level security. */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { connections = 10, systemConnections = 4, waitMs = 2_000, busUrl = url } = options;
  const { limitMs = TRANSACTION_LIMIT_MS, startTimeoutMs, backgroundConnections = 4 } = options;
  const pool = connect(url, { max: connections });
  const systemPool = connect(url, {
    max: systemConnections,
    parameters: { "app.scope": "system" },
  });
  const backgroundPool = connect(url, { max: backgroundConnections });
  const probePool = connect(url, { max: 1 });
  const bus = connect(busUrl, { max: 1 });
  const close = async () => {
    const pools = [pool, systemPool, backgroundPool, probePool, bus];
    await Promise.all(pools.map((each) => each.end({ timeout: 5 })));
  };
  try {
    await withStartTimeout(systemPool, () => assertRestrictedRole(systemPool), startTimeoutMs);
  } catch (error) {
    await close();
    throw error;
  }
  const transact = transactionsOn(pool, concurrencyLimit(connections, waitMs), limitMs);
  const transactBehind = transactionsOn(
    backgroundPool,
    concurrencyLimit(backgroundConnections, waitMs),
    limitMs,
  );
  return {
    ...scopesOf(transact),
    background: {
      ...scopesOf(transactBehind),
      system: {
        execute: <Row extends Record<string, unknown>>(statement: Statement) =>
          transactBehind(
            systemScope,
            async (tx) => [...(await tx.execute<Row>(statement))] as Row[],
          ),
      },
    },
    leaderLock: (lock) => leaderLock(busUrl, lock),
    system: statementsOn(systemPool, concurrencyLimit(systemConnections * PIPELINED, waitMs)),
    probe: probeOn(probePool),
    listen: (channel, onNotify, onReconnect) =>
      listenOn(bus, { channel, onNotify, onReconnect }, startTimeoutMs),
    close,
  };
}

/** `database` with all its work on the background pool. */
export const inBackground = (database: Database): Database => ({
  ...database,
  ...database.background,
});

function scopesOf(
  transact: ReturnType<typeof transactionsOn>,
): Pick<Work, "withHotel" | "withSystem"> {
  return {
    withHotel: async (hotelId, work, limits) =>
      transact(hotelScope(hotelIdSchema.parse(hotelId)), work, limits),
    withSystem: (work) => transact(systemScope, work),
  };
}

/**
 * Work that exceeds its limit is answered "busy". It keeps its connection slot until it has really ended,
 * so that a database that has stopped answering does not get more and more work.
 */
function transactionsOn(
  pool: ReturnType<typeof connect>,
  limited: ReturnType<typeof concurrencyLimit>,
  limitMs: number,
) {
  const db = openDrizzle(pool);
  return <T>(scope: SQL, work: (tx: HotelTx) => Promise<T>, limits?: WorkLimits): Promise<T> => {
    const settings = [scope, ...(limits ? settingsOf(limits) : [])];
    return withTimeout(limits?.limitMs ?? limitMs, (signal) =>
      limited(() => inTransaction(db, { settings, work, signal })),
    );
  };
}

/** The gate sends its query here with every request, so these statements have a time limit too. */
function statementsOn(
  pool: ReturnType<typeof connect>,
  limited: ReturnType<typeof concurrencyLimit>,
): System {
  const db = openDrizzle(pool);
  return {
    execute: <Row extends Record<string, unknown>>(statement: Statement) =>
      withTimeout(STATEMENT_LIMIT_MS, (signal) =>
        limited(async () => {
          signal.throwIfAborted();
          return [...(await db.execute(statement))] as Row[];
        }),
      ),
  };
}

/**
 * The probe has its own connection: full pools do not make a healthy process look unready, and a probe that
 * hangs makes no request wait. While one hangs, no other is sent.
 */
function probeOn(pool: ReturnType<typeof connect>): Database["probe"] {
  const limited = concurrencyLimit(1, PROBE_MS);
  return () =>
    withTimeout(PROBE_MS, (signal) =>
      limited(async () => {
        signal.throwIfAborted();
        await assertWritable(pool);
      }),
    );
}
