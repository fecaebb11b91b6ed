import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
let folder: string;
let children: Start[] = [];

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-start-"));
  fs.chmodSync(folder, 0o755);
});

afterEach(async () => {
  for (const start of children) start.child.kill("SIGTERM");
  await Promise.all(children.map((start) => start.ended));
  children = [];
  fs.rmSync(folder, { recursive: true, force: true });
});

type Start = { child: ChildProcess; ended: Promise<number | null>; out: string; err: string };

function start(env: Record<string, string>): Start {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      FUNDUQ_DATA: folder,
      FUNDUQ_DEMO: "0",
      FUNDUQ_ADMIN_EMAIL: "owner@hotel.test",
      ...env,
    },
  });
  const started: Start = {
    child,
    ended: new Promise((resolve) => child.once("close", resolve)),
    out: "",
    err: "",
  };
  child.stdout.setEncoding("utf8").on("data", (part) => {
    started.out += part;
  });
  child.stderr.setEncoding("utf8").on("data", (part) => {
    started.err += part;
  });
  children.push(started);
  return started;
}

/** Resolves once the suite says so; a start that ends before is a failure with its words. */
function ready(started: Start): Promise<void> {
  return new Promise((resolve, reject) => {
    started.child.stdout?.on("data", () => {
      if (started.out.includes("Funduq is ready")) resolve();
    });
    void started.ended.then(() => reject(new Error(started.err)));
  });
}

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(String(port)));
    });
  });
}

async function expectOneLine(started: Start, line: RegExp): Promise<void> {
  expect(await started.ended).toBe(1);
  expect(started.err.trim()).toMatch(line);
  expect(started.err.trim().split("\n")).toHaveLength(1);
}

const databaseRuns = () => fs.existsSync(path.join(folder, "cluster", "data", "postmaster.pid"));

describe("a start that cannot work says why in one line", () => {
  it("the port is in use", async () => {
    const blocker = net.createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => blocker.once("listening", resolve));
    const { port } = blocker.address() as AddressInfo;
    await expectOneLine(start({ PORT: String(port) }), /^Port \d+ is already in use\./);
    expect(databaseRuns()).toBe(false);
    blocker.close();
  });

  it("DATABASE_URL leads nowhere, and its password is not shown", async () => {
    const PORT = await freePort();
    const nobody = await freePort();
    const DATABASE_URL = `postgres://owner:s3cret@127.0.0.1:${nobody}/hotel`;
    const started = start({ PORT, DATABASE_URL });
    await expectOneLine(started, /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+\/hotel cannot/);
    expect(started.err).not.toContain("s3cret");
  });

  it("DATABASE_URL is no address of a PostgreSQL", async () => {
    const PORT = await freePort();
    await expectOneLine(start({ PORT, DATABASE_URL: "hotel.db" }), /^DATABASE_URL is not/);
  });

  it("a setting of the API is wrong, before anything is started for it", async () => {
    const started = start({ PORT: await freePort(), PUBLIC_ORIGIN: "hotel.example" });
    await expectOneLine(started, /^The settings are not usable\. PUBLIC_ORIGIN: /);
    expect(databaseRuns()).toBe(false);
    expect(fs.existsSync(path.join(folder, "cluster"))).toBe(false);
  });

  it("the data folder cannot be written", async () => {
    const file = path.join(folder, "a-file");
    fs.writeFileSync(file, "");
    const PORT = await freePort();
    const started = start({ PORT, FUNDUQ_DATA: path.join(file, "data") });
    await expectOneLine(started, /a-file\/data is not writable \(E/);
  });

  it("nobody would be able to sign in", async () => {
    const PORT = await freePort();
    await expectOneLine(start({ PORT, FUNDUQ_ADMIN_EMAIL: "" }), /needs FUNDUQ_ADMIN_EMAIL/);
    expect(databaseRuns()).toBe(false);
  });
});

describe("a start that works", () => {
  it("serves, refuses a second one on its data, ends whole, and recovers from being killed", async () => {
    const PORT = await freePort();
    const first = start({ PORT });
    await ready(first);
    expect(first.out).toContain("owner@hotel.test; password ");
    const answer = await fetch(`http://127.0.0.1:${PORT}/api/health/ready`);
    expect(answer.status).toBe(200);

    const second = start({ PORT: await freePort() });
    await expectOneLine(second, /^Funduq already runs on .+ Stop it first/);
    expect((await fetch(`http://127.0.0.1:${PORT}/api/health/ready`)).status).toBe(200);

    first.child.kill("SIGKILL");
    await first.ended;
    const third = start({ PORT });
    await ready(third);
    expect(third.out).toContain("(recovered)");
    expect(third.out).not.toContain("password ");

    third.child.kill("SIGHUP");
    expect(await third.ended).toBe(0);
    expect(databaseRuns()).toBe(false);
  });
});
