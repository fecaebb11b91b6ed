import type { ChildProcess } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findBinaries } from "./binaries.ts";
import { type Cluster, openCluster } from "./cluster.ts";
import { assertReachable, type DatabaseUser, databaseUser } from "./database-user.ts";
import { EmbeddedError, onDisk } from "./embedded-error.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { memoryBytes, sharedBuffersMb } from "./machine-memory.ts";
import {
  admits,
  askToStop,
  isAlive,
  launch,
  mayServe,
  type Postmaster,
  readPostmaster,
} from "./postmaster.ts";

export type EmbeddedOptions = {
  /** The folder that holds the data, the owner's password and the server's log. */
  home: string;
  /** A fixed port; otherwise any free one. */
  port?: number;
  /** Server settings beside or instead of ours. */
  settings?: Readonly<Record<string, string>>;
};

export type EmbeddedServer = {
  /** The owner's address of the database `funduq`. */
  url: string;
  port: number;
  pid: number;
  /** An earlier start's server was found alive and is used again. */
  adopted: boolean;
  /** The data folder was made by this start. */
  fresh: boolean;
  /** Ends the server; resolves when its process is gone. */
  stop: () => Promise<void>;
};

/** Time limits of statements belong to the application's role, not here. */
const ordinarySettings: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: `${sharedBuffersMb(memoryBytes())}MB`,
  timezone: "UTC",
  log_timezone: "UTC",
};

const START_LIMIT_MS = 60_000;
const LARGEST_LOG_BYTES = 10 * 1024 * 1024;

/** What passes by itself: the last server is still leaving, or another start was quicker. */
const PASSING =
  /lock file .* already exists|shared memory block|could not bind|Address already in use/;

type Place = {
  binaries: string;
  user: DatabaseUser | undefined;
  cluster: Cluster;
  log: string;
  options: EmbeddedOptions;
};

/**
 * Starts the PostgreSQL that comes with the product, or adopts the one that an earlier start left
 * running. Any process may be killed at any moment, this one included: the next start recovers.
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
  const log = path.join(home, "postgres.log");
  keepSmall(log);
  return serve({ binaries, user, cluster, log, options });
}

async function serve(place: Place): Promise<EmbeddedServer> {
  const { cluster, binaries } = place;
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    const running = await findRunning(cluster);
    const server = running ?? (await startServer(place, deadline));
    if (!server) continue;
    await ensureDatabase(addressOf(cluster, server.port, "postgres"), "funduq");
    return {
      url: addressOf(cluster, server.port, "funduq"),
      port: server.port,
      pid: server.pid,
      adopted: running !== undefined,
      fresh: cluster.fresh,
      stop: () => stop(binaries, cluster.data, server.pid),
    };
  }
  throw new EmbeddedError("did-not-start", `The database did not start in time; see ${place.log}.`);
}

/**
 * The server that already has this data folder, once it answers. One that is dying is waited for;
 * a lock file whose number now belongs to somebody else is left to PostgreSQL to judge.
 */
async function findRunning(cluster: Cluster): Promise<Postmaster | undefined> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const found = readPostmaster(cluster.data);
    if (!found || !mayServe(cluster.data, found.pid)) return undefined;
    if (found.ready && (await admits(addressOf(cluster, found.port, "postgres")))) return found;
    await pause(200);
  }
  return undefined;
}

/** A ready server of our own, or nothing when the attempt is worth repeating. */
async function startServer(place: Place, deadline: number): Promise<Postmaster | undefined> {
  const { binaries, cluster, log, user, options } = place;
  const port = options.port ?? (await freePort());
  const settings = { ...ordinarySettings, ...options.settings };
  const logStart = fs.existsSync(log) ? fs.statSync(log).size : 0;
  const child = launch({ binaries, data: cluster.data, port, log, user, settings });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  while (Date.now() < deadline) {
    const found = readPostmaster(cluster.data);
    if (found?.ready && isOurs(found, child)) return found;
    if (await settled(ended, 20)) return explainEnd(log, logStart, child);
  }
  return undefined;
}

/** A stale lock file says "ready" too. On Windows the child is pg_ctl, so the process must only be alive. */
function isOurs(found: Postmaster, child: ChildProcess): boolean {
  return process.platform === "win32" ? isAlive(found.pid) : found.pid === child.pid;
}

async function explainEnd(log: string, logStart: number, child: ChildProcess): Promise<undefined> {
  if (process.platform === "win32" && child.exitCode === 0) return undefined;
  const said = fs.readFileSync(log).subarray(logStart).toString("utf8");
  await pause(200);
  if (PASSING.test(said)) return undefined;
  const fatal = said.split("\n").find((line) => /FATAL|PANIC/.test(line));
  throw new EmbeddedError("did-not-start", `The database did not start: ${fatal ?? `see ${log}`}`);
}

async function stop(binaries: string, data: string, pid: number): Promise<void> {
  askToStop(binaries, data, pid);
  const patience = Date.now() + 20_000;
  while (isAlive(pid)) {
    if (Date.now() > patience) process.kill(pid, "SIGQUIT");
    await pause(20);
  }
}

function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://postgres:${cluster.password}@127.0.0.1:${port}/${database}`;
}

function keepSmall(log: string): void {
  if (fs.existsSync(log) && fs.statSync(log).size > LARGEST_LOG_BYTES)
    fs.renameSync(log, `${log}.1`);
}

function settled(promise: Promise<void>, withinMs: number): Promise<boolean> {
  return Promise.race([promise.then(() => true), pause(withinMs, false)]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
