import { type HotelId, hotelIdSchema } from "@funduq/shared-types/values/ids";
import { admission } from "./admission.ts";
import { assertServable } from "./app-role.ts";
import { connect } from "./connect.ts";
import {
  type HotelTx,
  hotelScope,
  inScope,
  type Lastly,
  openDrizzle,
  type SystemTx,
  systemScope,
} from "./transactions.ts";

export type { Db, HotelTx, Lastly, SystemTx, Tx } from "./transactions.ts";

export type DatabaseOptions = {
  /** Transactions at once; each has a connection. */
  connections?: number;
  /** Connections of the `system` handle. */
  systemConnections?: number;
  /** How long work may wait for a connection before it is answered "busy". */
  waitMs?: number;
  /** Where LISTEN connects, when not to `url`: a pooler in transaction mode can't listen. */
  busUrl?: string;
};

/** Statements of `system` on their way on one connection: waiting for each answer would halve what it does. */
const PIPELINED = 4;

type Statement = Parameters<SystemTx["execute"]>[0];

export type System = {
  execute: <Row extends Record<string, unknown> = Record<string, unknown>>(
    statement: Statement,
  ) => Promise<Row[]>;
};

/** The only way to PostgreSQL. Row-level security holds whatever the queries forget. */
export type Database = {
  /** One transaction that sees one hotel. Repeated when it lost a race: keep other effects out. */
  withHotel: <T>(hotelId: HotelId, work: (tx: HotelTx, lastly: Lastly) => Promise<T>) => Promise<T>;
  /** One transaction without a hotel, for accounts, sessions and the list of hotels. */
  withSystem: <T>(work: (tx: SystemTx) => Promise<T>) => Promise<T>;
  /** Single statements across hotels: what `app.scope = 'system'` may read, and the account tables. */
  system: System;
  /** Hears NOTIFY on a connection of its own. `onReconnect`: what came in between was missed. */
  listen: (
    channel: string,
    onNotify: (payload: string) => void,
    onReconnect?: () => void,
  ) => Promise<() => Promise<void>>;
  /** Throws when PostgreSQL doesn't answer; for readiness. */
  ping: () => Promise<void>;
  /** Lets running work end, five seconds at most. */
  close: () => Promise<void>;
};

/** Connects as the application's role, and refuses one that could step over row-level security. */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { connections = 10, systemConnections = 4, waitMs = 2_000, busUrl = url } = options;
  const pool = connect(url, { max: connections });
  const systemPool = connect(url, {
    max: systemConnections,
    parameters: { "app.scope": "system" },
  });
  const bus = connect(busUrl, { max: 1 });
  const pools = [pool, systemPool, bus];
  const close = async () => {
    await Promise.all(pools.map((each) => each.end({ timeout: 5 })));
  };
  try {
    await assertServable(systemPool);
  } catch (error) {
    await close();
    throw error;
  }
  const db = openDrizzle(pool);
  const admitted = admission(connections, waitMs);
  return {
    withHotel: (hotelId, work) =>
      admitted(() => inScope(db, hotelScope(hotelIdSchema.parse(hotelId)), work)),
    withSystem: (work) => admitted(() => inScope(db, systemScope, work)),
    system: systemOn(systemPool, admission(systemConnections * PIPELINED, waitMs)),
    listen: (channel, onNotify, onReconnect) => listenOn(bus, channel, onNotify, onReconnect),
    ping: async () => {
      await systemPool`select 1`;
    },
    close,
  };
}

/** The gate asks here with every request, so here too nobody waits without end for a connection. */
function systemOn(
  pool: ReturnType<typeof connect>,
  admitted: ReturnType<typeof admission>,
): System {
  const db = openDrizzle(pool);
  return {
    execute: <Row extends Record<string, unknown>>(statement: Statement) =>
      admitted(async () => [...(await db.execute(statement))] as Row[]),
  };
}

async function listenOn(
  bus: ReturnType<typeof connect>,
  channel: string,
  onNotify: (payload: string) => void,
  onReconnect?: () => void,
): Promise<() => Promise<void>> {
  let connected = false;
  const { unlisten } = await bus.listen(channel, onNotify, () => {
    if (connected) onReconnect?.();
    connected = true;
  });
  return unlisten;
}
