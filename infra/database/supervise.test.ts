import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import {
  canMount,
  fillDisk,
  mountSmallDisk,
  unmountSmallDisk,
} from "@funduq/api/testing/small-disk";
import postgres from "postgres";
import { afterEach, expect, it } from "vitest";
import { findBinaries } from "./binaries.ts";
import { dataOf } from "./cluster.ts";
import { databaseUser } from "./database-user.ts";
import { isAlive, mayServe, readPostmaster } from "./postmaster.ts";
import { type SupervisedServer, superviseEmbedded } from "./supervise.ts";

/** Five attempts, as by default, with short pauses; `restart-budget.test.ts` tests the default pauses. */
const FIVE_ATTEMPTS = { pausesMs: [0, 10, 10, 10, 10] };
const TWO_ATTEMPTS = { pausesMs: [0, 10] };
const BACK = { timeout: 20_000, interval: 50 };

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function newHome(): string {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-supervise-"));
  fs.chmodSync(home, 0o711);
  undo.push(() => fs.rmSync(home, { recursive: true, force: true, maxRetries: 5 }));
  return home;
}

async function supervise(
  home: string,
  limits: { pausesMs?: readonly number[]; startLimitMs?: number } = {},
) {
  const given: string[] = [];
  const server = await superviseEmbedded({
    ...limits,
    home,
    onGiveUp: (error) => given.push((error as Error).message),
  });
  undo.push(server.stop);
  return { server, given };
}

async function query({ url }: Pick<SupervisedServer, "url">, text: string) {
  const client = postgres(url, { max: 1, onnotice() {}, connect_timeout: 2 });
  try {
    return Array.from(await client.unsafe(text));
  } finally {
    await client.end();
  }
}

const serverOf = (home: string) => readPostmaster(dataOf(home))?.pid ?? Number.NaN;

/** Whether the server runs. A killed process keeps its pid until it is reaped, so its command line is checked too. */
const runs = (home: string) => {
  const found = readPostmaster(dataOf(home));
  return found !== undefined && mayServe(dataOf(home), found.pid);
};

function killServer(home: string): void {
  process.kill(serverOf(home), "SIGKILL");
}

it("X-02 restarts PostgreSQL after each kill, on the same port and with its data", async () => {
  const home = newHome();
  const { server, given } = await supervise(home);
  await query(server, "create table kept as select 0 as n");
  for (const n of [1, 2, 3]) {
    const killed = serverOf(home);
    process.kill(killed, "SIGKILL");
    await expect.poll(() => query(server, `insert into kept values (${n})`), BACK).toEqual([]);
    expect(readPostmaster(dataOf(home))).toMatchObject({ port: server.port });
    expect(serverOf(home)).not.toBe(killed);
  }
  expect(await query(server, "select n from kept order by n")).toEqual(
    [0, 1, 2, 3].map((n) => ({ n })),
  );
  expect(given).toEqual([]);
  await server.stop();
  expect(runs(home)).toBe(false);
});

/** Starts a database in a child process, kills that process, and returns the pid of the server that keeps running. */
async function leftBehind(home: string): Promise<number> {
  const script = path.join(import.meta.dirname, "start-and-wait.ts");
  const child: ChildProcess = spawn(process.execPath, [script, home], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout) throw new Error("the process has no output");
  await once(createInterface(child.stdout), "line");
  child.kill("SIGKILL");
  await once(child, "exit");
  return serverOf(home);
}

it("X-02 restarts an adopted PostgreSQL that was killed", async () => {
  const home = newHome();
  const left = await leftBehind(home);
  const { server } = await supervise(home);
  expect(server.adopted).toBe(true);
  await query(server, "create table kept as select 7 as n");

  process.kill(left, "SIGKILL");

  await expect.poll(() => query(server, "select n from kept"), BACK).toEqual([{ n: 7 }]);
  expect(serverOf(home)).not.toBe(left);
});

it("X-02 stop() during a restart leaves PostgreSQL stopped", async () => {
  const home = newHome();
  const { server, given } = await supervise(home);
  killServer(home);
  await server.stop();
  expect(runs(home)).toBe(false);
  expect(given).toEqual([]);
});

it("X-02 gives up after five consecutive failed attempts, reports the reason, and creates no new database", async () => {
  const home = newHome();
  const { server, given } = await supervise(home, FIVE_ATTEMPTS);
  const control = path.join(dataOf(home), "global", "pg_control");
  const whole = fs.readFileSync(control);
  fs.truncateSync(control);
  killServer(home);
  await expect.poll(() => given, { timeout: 40_000 }).toHaveLength(1);
  expect(given[0]).toMatch(
    /^PostgreSQL ended, .+ too often in a row. The last failure: .*PANIC: .*pg_control.*$/,
  );
  fs.writeFileSync(control, whole);
  await server.stop();
});

it("X-02 a missing data folder is not replaced by an empty one", async () => {
  const home = newHome();
  const { given } = await supervise(home, TWO_ATTEMPTS);
  const cluster = path.join(home, "cluster");
  const pid = serverOf(home);
  fs.renameSync(cluster, `${cluster}-away`);
  if (isAlive(pid)) process.kill(pid, "SIGKILL");
  await expect.poll(() => given, { timeout: 40_000 }).toHaveLength(1);
  expect(given[0]).toMatch(/cluster\/data is gone/);
  expect(fs.existsSync(cluster)).toBe(false);
});

/** Starts the server by hand, as an operator does. Synchronous, so that the supervisor can't start it first. */
function startByHand(home: string, port: number): void {
  const program = path.join(findBinaries(home, databaseUser()), "bin", "pg_ctl");
  const options = `-h 127.0.0.1 -k '' -p ${port}`;
  const log = path.join(dataOf(home), "by-hand.log");
  const start = () =>
    spawnSync(program, ["start", "-w", "-D", dataOf(home), "-l", log, "-o", options], {
      ...databaseUser(),
      cwd: dataOf(home),
      stdio: "ignore",
    });
  // The backends of a killed server hold its shared memory until they end.
  const deadline = Date.now() + 20_000;
  while (start().status !== 0)
    if (Date.now() > deadline) throw new Error(fs.readFileSync(log, "utf8"));
}

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const listener = net.createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as net.AddressInfo;
  listener.close();
  await once(listener, "close");
  return port;
}

it("X-02 gives up when the server was started by hand on another port", async () => {
  const home = newHome();
  // A child of this process would remain a zombie, with a valid lock file, while the synchronous start blocks.
  await leftBehind(home);
  const { server, given } = await supervise(home, TWO_ATTEMPTS);
  const port = await freePort();
  killServer(home);
  startByHand(home, port);
  await expect.poll(() => given, { timeout: 40_000 }).toHaveLength(1);
  expect(given[0]).toContain(`It was started elsewhere, on port ${port}.`);
  await server.stop();
  expect(runs(home)).toBe(false);
});

it("X-02 gives up when the server runs and refuses connections", async () => {
  const home = newHome();
  await leftBehind(home);
  const { server, given } = await supervise(home, { ...TWO_ATTEMPTS, startLimitMs: 3_000 });
  fs.writeFileSync(path.join(home, "cluster", "secret"), "another password\n");
  killServer(home);
  await expect.poll(() => given, { timeout: 50_000 }).toHaveLength(1);
  expect(given[0]).toMatch(/too often in a row/);
  await server.stop();
});

it("X-07 rotates the server's log while the server runs, and only the owner can read it", async () => {
  const home = newHome();
  const log = path.join(home, "postgres.log");
  fs.writeFileSync(log, "of an earlier release\n", { mode: 0o644 });
  const { server } = await supervise(home);
  expect(fs.statSync(log).mode & 0o777).toBe(0o600);
  fs.appendFileSync(log, Buffer.alloc(11 * 1024 * 1024, "x"));
  await expect.poll(() => fs.statSync(log).size, BACK).toBeLessThan(1024 * 1024);
  expect(fs.statSync(`${log}.1`).mode & 0o777).toBe(0o600);
  await expect(query(server, "select no_such_column")).rejects.toThrow();
  expect(fs.readFileSync(log, "utf8")).toMatch(/^[^\0]*no_such_column/);
});

/** A small file system for the data folder, so that the test can fill it. */
function smallDisk(): string {
  const home = newHome();
  mountSmallDisk(home, 300);
  undo.push(() => unmountSmallDisk(home));
  return home;
}

it.runIf(canMount())(
  "X-02 restarts PostgreSQL once a disk that was full at a WAL switch has space again",
  async () => {
    const home = smallDisk();
    const { server, given } = await supervise(home);
    const client = postgres(server.url, { max: 1, onnotice() {}, connect_timeout: 2 });
    undo.push(() => client.end({ timeout: 1 }));
    await client`create table kept as select 7 as n`;
    const pid = serverOf(home);
    const endsOnFullDisk = async () => {
      fillDisk(path.join(home, "filler"));
      await client`
      select pg_logical_emit_message(true, 'full', repeat('x', 1000000)), pg_switch_wal()`.catch(
        () => undefined,
      );
      return isAlive(pid);
    };
    await expect.poll(endsOnFullDisk, BACK).toBe(false);
    fs.rmSync(path.join(home, "filler"));
    await expect.poll(() => query(server, "select n from kept"), BACK).toEqual([{ n: 7 }]);
    const log = fs.readFileSync(path.join(home, "postgres.log"), "utf8");
    expect(log).toMatch(/PANIC: .+pg_wal.+No space left/);
    expect(given).toEqual([]);
  },
);
