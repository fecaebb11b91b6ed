import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findBinaries } from "./binaries.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { assertReachable, databaseUser } from "./database-user.ts";
import { EmbeddedError, onDisk } from "./embedded-error.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { launchServer, type Place } from "./launch-server.ts";
import { admits, mayServe, type Postmaster, readPostmaster, stopServer } from "./postmaster.ts";
import { prepareLog } from "./server-log.ts";

export type EmbeddedOptions = {
  /** The folder that holds the data, the owner's password and the server's log. */
  home: string;
  /** A fixed port; otherwise any free one. */
  port?: number;
  /** Server settings that are added to the defaults or replace them. */
  settings?: Readonly<Record<string, string>>;
  /** How long one attempt to start the server may take. */
  startLimitMs?: number;
  /** Aborts a start. */
  signal?: AbortSignal;
};

export type EmbeddedServer = {
  /** The connection URL of the database `funduq`, as its owner. */
  url: string;
  port: number;
  pid: number;
  /** The server was already running, left by an earlier start. */
  adopted: boolean;
  /** This start created the data folder. */
  fresh: boolean;
  /** Stops the server; resolves when its process has ended. */
  stop: () => Promise<void>;
};

const START_LIMIT_MS = 60_000;
/** How long a running server may refuse connections before a new start is attempted. */
const ADMISSION_LIMIT_MS = 10_000;

export const logOf = (home: string) => path.join(home, "postgres.log");

/**
 * Starts the embedded PostgreSQL, or adopts one that an earlier start left running. Any process may be
 * killed at any moment, this one included: the next start recovers.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const home = path.resolve(options.home);
  const user = databaseUser();
  onDisk(home, () => fs.mkdirSync(home, { recursive: true }));
  if (user) {
    onDisk(home, () => fs.chmodSync(home, 0o711));
    assertReachable(home);
  }
  const binaries = findBinaries(home, user);
  const cluster = openCluster(home, binaries, user);
  const log = logOf(home);
  onDisk(home, () => prepareLog(log));
  const { port, settings = {}, startLimitMs = START_LIMIT_MS, signal } = options;
  const place = { binaries, user, cluster, log, port, settings, signal };
  return serve(place, Date.now() + startLimitMs);
}

async function serve(place: Place, deadline: number): Promise<EmbeddedServer> {
  const { cluster, binaries, signal } = place;
  while (Date.now() < deadline && !signal?.aborted) {
    const running = await findRunning(place, Math.min(deadline, Date.now() + ADMISSION_LIMIT_MS));
    const server = running ?? (await launchServer(place, deadline));
    if (!server) continue;
    await ensureDatabase(addressOf(cluster, server.port, "postgres"), "funduq");
    return {
      url: addressOf(cluster, server.port, "funduq"),
      port: server.port,
      pid: server.pid,
      adopted: running !== undefined,
      fresh: cluster.fresh,
      stop: () => stopServer(binaries, cluster.data, server.pid),
    };
  }
  throw new EmbeddedError("did-not-start", `The database did not start in time; see ${place.log}.`);
}

/**
 * The server that already runs on this data folder, once it accepts connections. Waits for one that is
 * stopping. Whether a lock file is stale because its process id was reused is decided by PostgreSQL.
 */
async function findRunning(
  { cluster, signal }: Place,
  deadline: number,
): Promise<Postmaster | undefined> {
  while (Date.now() < deadline && !signal?.aborted) {
    const found = readPostmaster(cluster.data);
    if (!found || !mayServe(cluster.data, found.pid)) return undefined;
    if (found.ready && (await admits(addressOf(cluster, found.port, "postgres")))) return found;
    await pause(200);
  }
  return undefined;
}

function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}`;
}
