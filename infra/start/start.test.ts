import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { arrayBuffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import PostalMime from "postal-mime";
import postgres from "postgres";
import { SMTPServer } from "smtp-server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startEmbedded } from "../database/embedded.ts";

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

/** Resolves when the suite prints that it is ready; rejects with its stderr when the process ends before. */
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

describe("a start that fails prints the reason in one line", () => {
  it("the port is in use", async () => {
    const blocker = net.createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => blocker.once("listening", resolve));
    const { port } = blocker.address() as AddressInfo;
    await expectOneLine(start({ PORT: String(port) }), /^Port \d+ is already in use\./);
    expect(databaseRuns()).toBe(false);
    blocker.close();
  });

  it("nothing listens at DATABASE_URL; its password is not printed", async () => {
    const PORT = await freePort();
    const nobody = await freePort();
    const DATABASE_URL = `postgres://owner:s3cret@127.0.0.1:${nobody}/hotel`;
    const started = start({ PORT, DATABASE_URL });
    await expectOneLine(started, /^DATABASE_URL: PostgreSQL at 127\.0\.0\.1:\d+\/hotel cannot/);
    expect(started.err).not.toContain("s3cret");
  });

  it("DATABASE_URL is not a PostgreSQL URL", async () => {
    const PORT = await freePort();
    await expectOneLine(start({ PORT, DATABASE_URL: "hotel.db" }), /^DATABASE_URL is not/);
  });

  it("a setting of the API is invalid; the database is not started", async () => {
    const started = start({ PORT: await freePort(), PUBLIC_ORIGIN: "hotel.example" });
    await expectOneLine(started, /^The settings are not usable\. PUBLIC_ORIGIN: /);
    expect(databaseRuns()).toBe(false);
    expect(fs.existsSync(path.join(folder, "cluster"))).toBe(false);
  });

  it("the data folder is not writable", async () => {
    const file = path.join(folder, "a-file");
    fs.writeFileSync(file, "");
    const PORT = await freePort();
    const started = start({ PORT, FUNDUQ_DATA: path.join(file, "data") });
    await expectOneLine(started, /a-file\/data is not writable \(E/);
  });

  it("there is neither a demo nor an address of the first super admin", async () => {
    const PORT = await freePort();
    await expectOneLine(start({ PORT, FUNDUQ_ADMIN_EMAIL: "" }), /needs FUNDUQ_ADMIN_EMAIL/);
    expect(databaseRuns()).toBe(false);
  });

  it("the first super admin's address is not an email address", async () => {
    const PORT = await freePort();
    const started = start({ PORT, FUNDUQ_ADMIN_EMAIL: "owner" });
    await expectOneLine(started, /^FUNDUQ_ADMIN_EMAIL is not an email address/);
  });

  it("with DATABASE_URL no demo is created by default", async () => {
    const server = await startEmbedded({ home: folder });
    const DATABASE_URL = server.url;
    const asked = { PORT: await freePort(), DATABASE_URL, FUNDUQ_ADMIN_EMAIL: "" };
    try {
      await expectOneLine(start({ ...asked, FUNDUQ_DEMO: "" }), /needs FUNDUQ_ADMIN_EMAIL.+=1/);
      const owner = postgres(DATABASE_URL, { max: 1 });
      expect(await owner`select from users`).toHaveLength(0);
      await owner.end();
      const demo = start({ ...asked, FUNDUQ_DEMO: "1" });
      await ready(demo);
      expect(demo.out).toContain("super@funduq.test");
      demo.child.kill("SIGTERM");
      await demo.ended;
    } finally {
      await server.stop();
    }
  });
});

/** The token of the sign-in link that a start has printed. */
const linkIn = ({ out }: Start) =>
  /http:\/\/localhost:\d+\/finish-signin#([\w-]{43})\n/.exec(out)?.[1];

async function send(port: string, method: string, address: string, body: object, cookie = "") {
  const origin = `http://localhost:${port}`;
  const headers = { origin, cookie, "content-type": "application/json" };
  const response = await fetch(`${origin}/api${address}`, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  const text = await response.text();
  const [sent = ""] = (response.headers.get("set-cookie") ?? "").split(";");
  return { status: response.status, cookie: sent, answer: text ? JSON.parse(text) : null };
}

const email = "owner@hotel.test";
const password = "quarante-deux dattes";

describe("an empty installation", () => {
  it("AUTH-06 AUTH-09 the first super admin opens the printed link, which works once, and sets a password", async () => {
    const PORT = await freePort();
    const first = start({ PORT });
    await ready(first);
    expect(first.out).not.toContain("funduq.test");
    expect(first.out).toMatch(/Mail: +kept in .+mails/);
    const token = linkIn(first);

    const finished = await send(PORT, "POST", "/sign-in-links/finish", { token, email });
    expect(finished).toMatchObject({
      status: 200,
      answer: { user: { email, isSuperAdmin: true }, hotels: [] },
    });
    const again = await send(PORT, "POST", "/sign-in-links/finish", { token, email });
    expect(again.status).toBe(401);
    const set = await send(PORT, "PUT", "/session/password", { password }, finished.cookie);
    expect(set.status).toBe(204);
    const signedIn = await send(PORT, "POST", "/session", { email, password });
    expect(signedIn).toMatchObject({ status: 200, answer: { user: { isSuperAdmin: true } } });

    first.child.kill("SIGTERM");
    await first.ended;
    const second = start({ PORT, FUNDUQ_ADMIN_EMAIL: "" });
    await ready(second);
    expect(linkIn(second)).toBeUndefined();
    const later = await send(PORT, "POST", "/session", { email, password });
    expect(later.status).toBe(200);
  });

  it("AUTH-09 with a mail server the link is mailed and not printed", async () => {
    const received = await mailServer();
    const PORT = await freePort();
    const started = start({ PORT, SMTP_URL: received.url });
    await ready(started);
    expect(started.out).toContain(`${email}: a sign-in link was mailed`);
    expect(started.out).not.toContain("/finish-signin#");
    const mail = await received.first;
    const token = /\/finish-signin#([\w-]{43})/.exec(mail)?.[1];
    const finished = await send(PORT, "POST", "/sign-in-links/finish", { token, email });
    expect(finished.status).toBe(200);
    started.child.kill("SIGTERM");
    await started.ended;
    await received.close();
  });
});

/** A mail server; `first` resolves with the text of the first mail that it receives. */
async function mailServer() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      void arrayBuffer(stream)
        .then((received) => PostalMime.parse(received))
        .then((mail) => {
          resolve(mail.text ?? "");
          done();
        });
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((ended) => server.close(ended));
  return { url: `smtp://127.0.0.1:${port}`, first: promise, close };
}

describe("a start that works", () => {
  it("serves, refuses a second start on its data, stops all its processes, and recovers from a kill", async () => {
    const PORT = await freePort();
    const first = start({ PORT });
    await ready(first);
    expect(linkIn(first)).toBeDefined();
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
    expect(linkIn(third)).not.toBe(linkIn(first));

    third.child.kill("SIGHUP");
    expect(await third.ended).toBe(0);
    expect(databaseRuns()).toBe(false);
  });
});
