import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import type { DatabaseUser } from "./database-user.ts";
import { openLog } from "./server-log.ts";

/** A server as described by its lock file, `postmaster.pid`. */
export type Postmaster = { pid: number; port: number; ready: boolean };

export function readPostmaster(data: string): Postmaster | undefined {
  try {
    const lines = fs.readFileSync(path.join(data, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    return pid > 0
      ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" }
      : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Whether a live process can be the server of `data`, by its command line where the system exposes it. */
export function mayServe(data: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (process.platform !== "linux") return true;
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(data);
  } catch {
    return true;
  }
}

/** Whether the server at `url` accepts our random password, which proves that it is our cluster. */
export async function admits(url: string): Promise<boolean> {
  const client = postgres(url, { max: 1, connect_timeout: 2, onnotice() {} });
  try {
    await client`select 1`;
    return true;
  } catch {
    return false;
  } finally {
    await client.end({ timeout: 1 });
  }
}

type Launch = {
  binaries: string;
  data: string;
  port: number;
  log: string;
  user: DatabaseUser | undefined;
  settings: Readonly<Record<string, string>>;
};

/** Starts a server that outlives this process. */
export function launch({ binaries, data, port, log, user, settings }: Launch): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const output = openLog(log);
  try {
    const [program, ...args] =
      process.platform === "win32"
        ? windowsCommand(binaries, data, port, options)
        : [path.join(binaries, "bin", "postgres"), "-D", data, "-p", String(port), ...options];
    const child = spawn(program, args, {
      ...user,
      cwd: data,
      detached: true,
      stdio: ["ignore", output, output],
    });
    child.unref();
    return child;
  } finally {
    fs.closeSync(output);
  }
}

/** postgres.exe refuses to run with Administrator rights; pg_ctl drops them first. */
function windowsCommand(
  binaries: string,
  data: string,
  port: number,
  options: readonly string[],
): [string, ...string[]] {
  const words = ["-p", String(port), ...options].map((word) => (word === "" ? '""' : word));
  return [
    path.join(binaries, "bin", "pg_ctl.exe"),
    "start",
    "-D",
    data,
    "-W",
    "-o",
    words.join(" "),
  ];
}

/** Stops a server (fast shutdown: disconnects clients, flushes committed data) and waits until its process has ended. */
export async function stopServer(binaries: string, data: string, pid: number): Promise<void> {
  askToStop(binaries, data, pid);
  const deadline = Date.now() + 20_000;
  while (isAlive(pid)) {
    if (Date.now() > deadline) process.kill(pid, "SIGQUIT");
    await pause(20);
  }
}

function askToStop(binaries: string, data: string, pid: number): void {
  if (process.platform === "win32") {
    spawnSync(path.join(binaries, "bin", "pg_ctl.exe"), ["stop", "-D", data, "-m", "fast"]);
  } else if (isAlive(pid)) {
    process.kill(pid, "SIGINT");
  }
}
