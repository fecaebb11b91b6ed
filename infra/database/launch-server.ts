import type { ChildProcess } from "node:child_process";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import type { DatabaseUser } from "./database-user.ts";
import { EmbeddedError } from "./embedded-error.ts";
import { memoryBytes, sharedBuffersMb } from "./machine-memory.ts";
import { isAlive, launch, type Postmaster, readPostmaster, stopServer } from "./postmaster.ts";
import { fatalLine, outputSince, sizeOf } from "./server-log.ts";

/** The parameters of a server start. */
export type Place = {
  binaries: string;
  user: DatabaseUser | undefined;
  cluster: Cluster;
  log: string;
  /** A fixed port; otherwise any free one. */
  port: number | undefined;
  settings: Readonly<Record<string, string>>;
  signal: AbortSignal | undefined;
};

/** Statement timeouts are set on the application's role, not here. */
const ordinarySettings: Readonly<Record<string, string>> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: `${sharedBuffersMb(memoryBytes())}MB`,
  timezone: "UTC",
  log_timezone: "UTC",
};

/**
 * Temporary errors that are retried: the previous server is still shutting down (its orphaned backends
 * hold the shared memory), or a concurrent start was first.
 */
const TEMPORARY =
  /lock file .* already exists|shared memory block|could not bind|Address already in use/;

/** Starts the server; returns undefined after a temporary error, so that the caller retries. */
export async function launchServer(
  place: Place,
  deadline: number,
): Promise<Postmaster | undefined> {
  const { binaries, cluster, log, user, signal } = place;
  const port = place.port ?? (await freePort());
  const settings = { ...ordinarySettings, ...place.settings };
  const logStart = sizeOf(log);
  const child = launch({ binaries, data: cluster.data, port, log, user, settings });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  while (Date.now() < deadline && !signal?.aborted) {
    const found = readPostmaster(cluster.data);
    if (found?.ready && isOurs(found, child)) return found;
    if (await settled(ended, 20)) return explainEnd(log, logStart, child);
  }
  if (signal?.aborted && child.pid) await stopServer(binaries, cluster.data, child.pid);
  return undefined;
}

/** Compares process ids, because a stale lock file also says "ready". On Windows the child is pg_ctl, so any running process is accepted. */
function isOurs(found: Postmaster, child: ChildProcess): boolean {
  return process.platform === "win32" ? isAlive(found.pid) : found.pid === child.pid;
}

async function explainEnd(log: string, logStart: number, child: ChildProcess): Promise<undefined> {
  if (process.platform === "win32" && child.exitCode === 0) return undefined;
  const output = outputSince(log, logStart);
  await pause(200);
  if (TEMPORARY.test(output)) return undefined;
  throw new EmbeddedError(
    "did-not-start",
    `The database did not start: ${fatalLine(output) ?? `see ${log}`}`,
  );
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
