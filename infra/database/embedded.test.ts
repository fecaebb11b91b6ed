import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { reachableBinaries } from "./binaries.ts";
import { type EmbeddedServer, startEmbedded } from "./embedded.ts";
import { isAlive, readPostmaster } from "./postmaster.ts";

const LIMIT = 30_000;
const root = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-embedded-"));
fs.chmodSync(root, 0o711);
const homes: string[] = [];

/** A new data folder; its server is stopped after the tests. */
function newHome(): string {
  const home = path.join(root, `home-${homes.length}`);
  homes.push(home);
  return home;
}

const dataOf = (home: string) => path.join(home, "cluster", "data");

afterAll(async () => {
  for (const home of homes) {
    const left = readPostmaster(dataOf(home));
    if (left && isAlive(left.pid)) process.kill(left.pid, "SIGQUIT");
  }
  await pause(300);
  fs.rmSync(root, { recursive: true, force: true, maxRetries: 5 });
});

async function query(server: Pick<EmbeddedServer, "url">, text: string) {
  const client = postgres(server.url, { max: 1, onnotice() {} });
  try {
    return Array.from(await client.unsafe(text));
  } finally {
    await client.end();
  }
}

/** A Node process that starts the database of `home`. */
function startProcess(home: string): ChildProcess {
  const script = path.join(import.meta.dirname, "start-and-wait.ts");
  return spawn(process.execPath, [script, home], { stdio: ["ignore", "pipe", "inherit"] });
}

async function saidBy(child: ChildProcess): Promise<EmbeddedServer> {
  if (!child.stdout) throw new Error("the process has no output");
  const [line] = await once(createInterface(child.stdout), "line");
  return JSON.parse(String(line));
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

it("creates a cluster, keeps its data over a restart, and stops", { timeout: LIMIT }, async () => {
  const home = newHome();
  const first = await startEmbedded({ home });
  expect(first).toMatchObject({ fresh: true, adopted: false });
  await query(first, "create table kept (n int)");
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);

  const second = await startEmbedded({ home });

  expect(second).toMatchObject({ fresh: false, adopted: false });
  expect(await query(second, "select count(*)::int as n from kept")).toEqual([{ n: 0 }]);
  await second.stop();
});

it("keeps its password file private, listens on 127.0.0.1 only and refuses a wrong password", {
  timeout: LIMIT,
}, async () => {
  const home = newHome();
  const server = await startEmbedded({ home });
  const secret = path.join(home, "cluster", "secret");

  expect(fs.statSync(secret).mode & 0o777).toBe(0o600);
  expect(await query(server, "show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
  expect(await query(server, "show data_checksums")).toEqual([{ data_checksums: "on" }]);
  const stranger = server.url.replace(/:[^:@]+@/, ":wrong@");
  await expect(query({ url: stranger }, "select 1")).rejects.toMatchObject({ code: "28P01" });
  await server.stop();
});

it("adopts the server that a killed start left running", { timeout: LIMIT }, async () => {
  const home = newHome();
  const parent = startProcess(home);
  const left = await saidBy(parent);
  await killed(parent);

  const next = await startEmbedded({ home });

  expect(next).toMatchObject({ adopted: true, fresh: false, pid: left.pid, url: left.url });
  await next.stop();
  expect(isAlive(left.pid)).toBe(false);
});

it.each([30, 120, 250, 400, 600])(
  "recovers from a kill %i ms into the first start",
  { timeout: LIMIT },
  async (afterMs) => {
    const home = newHome();
    const parent = startProcess(home);
    await pause(200 + afterMs);
    await killed(parent);

    const next = await startEmbedded({ home });

    expect(await query(next, "select 1 as works")).toEqual([{ works: 1 }]);
    await next.stop();
    // A child of the killed process may still write for a moment; the next start deletes its files.
    await (await startEmbedded({ home })).stop();
    expect(fs.readdirSync(home).filter((name) => name.startsWith("cluster."))).toEqual([]);
  },
);

it("recovers the data of a server that was killed", { timeout: LIMIT }, async () => {
  const home = newHome();
  const server = await startEmbedded({ home });
  await query(server, "create table kept as select 7 as n");
  process.kill(server.pid, "SIGKILL");

  const next = await startEmbedded({ home });

  expect(next.adopted).toBe(false);
  expect(await query(next, "select n from kept")).toEqual([{ n: 7 }]);
  await next.stop();
});

it("waits for a server that is stopping", { timeout: LIMIT }, async () => {
  const home = newHome();
  const server = await startEmbedded({ home });
  const stopping = server.stop();

  const next = await startEmbedded({ home });

  await stopping;
  expect(await query(next, "select 1 as works")).toEqual([{ works: 1 }]);
  await next.stop();
});

it("ignores a lock file whose process id belongs to another program", {
  timeout: LIMIT,
}, async () => {
  const home = newHome();
  const server = await startEmbedded({ home });
  const lock = path.join(dataOf(home), "postmaster.pid");
  const text = fs.readFileSync(lock, "utf8");
  await server.stop();
  fs.writeFileSync(lock, text.replace(/^\d+/, String(process.pid)));

  const next = await startEmbedded({ home });

  expect(next.adopted).toBe(false);
  expect(await query(next, "select 1 as works")).toEqual([{ works: 1 }]);
  await next.stop();
});

it("runs one server when two processes start it at once", { timeout: LIMIT }, async () => {
  const home = newHome();
  const both = [startProcess(home), startProcess(home)] as const;

  const [one, two] = await Promise.all(both.map(saidBy));

  expect(two?.url).toBe(one?.url);
  expect(two?.pid).toBe(one?.pid);
  expect([one?.fresh, two?.fresh].filter(Boolean)).toHaveLength(1);
  await Promise.all(both.map(killed));
});

it("reports an unusable folder in one line", async () => {
  const file = path.join(root, "a-file");
  fs.writeFileSync(file, "");
  await expect(startEmbedded({ home: path.join(file, "home") })).rejects.toMatchObject({
    name: "EmbeddedError",
    code: "folder-not-writable",
    message: expect.stringMatching(/^The data folder .* is not writable.*$/),
  });
});

it.runIf(process.getuid?.() === 0)("refuses a folder that only root may enter", async () => {
  const closed = path.join(root, "closed");
  fs.mkdirSync(closed, { mode: 0o700 });
  await expect(startEmbedded({ home: path.join(closed, "home") })).rejects.toMatchObject({
    code: "folder-unreachable",
  });
});

it.runIf(process.getuid?.() === 0)("copies binaries that only root can reach, once", () => {
  const hidden = path.join(root, "hidden", "native");
  fs.mkdirSync(path.join(hidden, "bin"), { recursive: true });
  fs.chmodSync(path.join(root, "hidden"), 0o700);
  fs.writeFileSync(path.join(hidden, "bin", "postgres"), "#!/bin/sh\n", { mode: 0o755 });
  const home = path.join(root, "copies");
  fs.mkdirSync(home);

  const copy = reachableBinaries(hidden, home);

  expect(copy).toBe(path.join(home, "postgres-binaries"));
  expect(reachableBinaries(hidden, home)).toBe(copy);
  expect(fs.readdirSync(home)).toEqual(["postgres-binaries"]);
});

it("reports PostgreSQL's own message when it doesn't start", { timeout: LIMIT }, async () => {
  const home = newHome();
  const wrong = startEmbedded({ home, settings: { shared_buffers: "a lot" } });
  await expect(wrong).rejects.toMatchObject({
    code: "did-not-start",
    message: expect.stringContaining("shared_buffers"),
  });
});
