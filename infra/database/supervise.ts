import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findBinaries } from "./binaries.ts";
import { dataOf } from "./cluster.ts";
import { databaseUser } from "./database-user.ts";
import { type EmbeddedOptions, type EmbeddedServer, logOf, startEmbedded } from "./embedded.ts";
import { EmbeddedError } from "./embedded-error.ts";
import { mayServe, type Postmaster, readPostmaster, stopServer } from "./postmaster.ts";
import {
  afterLife,
  FAILED_ATTEMPT,
  isStillRecovering,
  PAUSES_MS,
  pauseBefore,
} from "./restart-budget.ts";
import { fatalLine, outputSince, rotateLog, sizeOf } from "./server-log.ts";

type SuperviseOptions = EmbeddedOptions & {
  /** Called when the server has ended and can't be restarted. The error's message is one line. */
  onGiveUp: (error: unknown) => void;
  /** The pause before each restart attempt. */
  pausesMs?: readonly number[];
};

/** Without the pid, which changes with every restart; the address stays. */
export type SupervisedServer = Omit<EmbeddedServer, "pid">;

const WATCH_MS = 200;
type Watch = {
  options: EmbeddedOptions & { port: number; signal: AbortSignal };
  data: string;
  log: string;
  pausesMs: readonly number[];
  /** Consecutive failures, weighted by `restart-budget.ts`. */
  failures: number;
  lastFailure: string;
};

/** Starts or adopts the server like `startEmbedded`, and restarts it on the same port whenever it ends. */
export async function superviseEmbedded({
  onGiveUp,
  pausesMs = PAUSES_MS,
  ...options
}: SuperviseOptions): Promise<SupervisedServer> {
  const home = path.resolve(options.home);
  const logStart = sizeOf(logOf(home));
  const server = await startEmbedded(options);
  const stopping = new AbortController();
  const watch: Watch = {
    options: { ...options, home, port: server.port, signal: stopping.signal },
    data: dataOf(home),
    log: logOf(home),
    pausesMs,
    failures: 0,
    lastFailure: "",
  };
  const watching = keepRunning(watch, server.pid, logStart).catch(onGiveUp);
  return {
    ...server,
    async stop() {
      stopping.abort();
      await watching;
      await stopWhatRuns(watch);
    },
  };
}

/** Returns after `stop()`; throws when the server can't be restarted. */
async function keepRunning(watch: Watch, firstPid: number, firstLogStart: number): Promise<void> {
  const { signal } = watch.options;
  let [pid, logStart] = [firstPid, firstLogStart];
  while (!signal.aborted) {
    watch.failures = afterLife(watch.failures, await lifetimeOf(watch, pid));
    watch.lastFailure = reasonInLog(watch, logStart);
    logStart = sizeOf(watch.log);
    pid = await startAgain(watch);
  }
}

/** Waits until the process ends. Polls its pid, because an adopted server is not a child process. */
async function lifetimeOf({ data, log, options }: Watch, pid: number): Promise<number> {
  const since = performance.now();
  while (!options.signal.aborted && mayServe(data, pid)) {
    rotateLog(log);
    await pauseFor(WATCH_MS, options.signal);
  }
  return performance.now() - since;
}

async function startAgain(watch: Watch): Promise<number> {
  const { data, options } = watch;
  const since = performance.now();
  while (!options.signal.aborted) {
    const waitMs = pauseBefore(watch.failures, watch.pausesMs);
    if (waitMs === undefined) throw givenUp(watch);
    await pauseFor(waitMs, options.signal);
    try {
      return await startOnSamePort(watch);
    } catch (error) {
      if (isStillRecovering(runningServer(data), performance.now() - since)) {
        await pauseFor(WATCH_MS, options.signal);
        continue;
      }
      watch.failures += FAILED_ATTEMPT;
      watch.lastFailure = (error as Error).message;
    }
  }
  return 0;
}

async function startOnSamePort({ data, options }: Watch): Promise<number> {
  // Without this check a new, empty database would be created when the disk is missing.
  if (!fs.existsSync(data)) throw new EmbeddedError("did-not-start", `${data} is gone.`);
  const server = await startEmbedded(options);
  if (server.port === options.port) return server.pid;
  throw new EmbeddedError("did-not-start", `It was started elsewhere, on port ${server.port}.`);
}

function reasonInLog({ log }: Watch, logStart: number): string {
  return fatalLine(outputSince(log, logStart)) ?? `PostgreSQL ended without a word in ${log}.`;
}

function givenUp({ lastFailure }: Watch): EmbeddedError {
  return new EmbeddedError(
    "did-not-stay",
    `PostgreSQL ended, and starting it again has failed too often in a row. The last failure: ${lastFailure}`,
  );
}

function runningServer(data: string): Postmaster | undefined {
  const found = readPostmaster(data);
  return found && mayServe(data, found.pid) ? found : undefined;
}

async function stopWhatRuns({ data, options }: Watch): Promise<void> {
  const server = runningServer(data);
  if (server) await stopServer(findBinaries(options.home, databaseUser()), data, server.pid);
}

/** Returns early, without an error, when the server is stopped by `stop()`. */
async function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
