import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import type { Booking } from "@funduq/shared-types/contracts/booking";
import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { Session } from "@funduq/shared-types/contracts/session";
import postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { readPostmaster } from "../database/postmaster.ts";
import { DEMO_PASSWORD } from "../seeds/demo.ts";
import { readInstallation } from "./installation-file.ts";

const home = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-crash-"));
fs.chmodSync(home, 0o755);
const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) child.kill("SIGTERM");
  await Promise.all([...running].map(ended));
  fs.rmSync(home, { recursive: true, force: true });
});

type Desk = { origin: string; cookie: string; hotelId: string };

/** Starts the whole suite on the test's data and signs the front desk in. */
async function start(): Promise<{ child: ChildProcess; desk: Desk }> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts")], {
    env: { ...process.env, PORT: String(port), FUNDUQ_DATA: home, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`the start ended with ${code}`)));
  });
  return { child, desk: await signIn(`http://localhost:${port}`) };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = net.createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function signIn(origin: string): Promise<Desk> {
  const response = await fetch(`${origin}/api/session`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({ email: "frontdesk@funduq.test", password: DEMO_PASSWORD }),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
  const session = (await response.json()) as Session;
  return { origin, cookie, hotelId: session.hotels[0]?.hotelId ?? "" };
}

async function read<T>({ origin, cookie, hotelId }: Desk, place: string): Promise<T> {
  const response = await fetch(`${origin}/api/hotels/${hotelId}${place}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

async function bookingInHouse(desk: Desk): Promise<Booking> {
  const grid = await read<DayGrid>(desk, "/day-grid");
  const guest = grid.rooms
    .flatMap(({ bookings }) => bookings)
    .find((b) => b.status === "Checked-in");
  return read<Booking>(desk, `/bookings/${guest?.id}`);
}

/** Posts charges, one after the other, until the server is gone; every acknowledged one is remembered. */
async function keepPosting(desk: Desk, booking: Booking, acknowledged: string[]): Promise<void> {
  const folioId = booking.folios[0]?.id;
  for (;;) {
    const description = `Crash ${randomUUID()}`;
    const body = { folioId, description, department: "Other", amountCentimes: 12_345 };
    const sent = fetch(`${desk.origin}/api/hotels/${desk.hotelId}/bookings/${booking.id}/charges`, {
      method: "POST",
      headers: {
        origin: desk.origin,
        cookie: desk.cookie,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify(body),
    });
    const status = await sent.then((response) => response.status).catch(() => undefined);
    if (status === undefined) return;
    expect(status).toBe(201);
    acknowledged.push(description);
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise((resolve) => child.once("exit", resolve));
}

async function violations(): Promise<unknown[]> {
  const owner = postgres(readInstallation(home)?.databaseUrl ?? "", {
    max: 1,
    onnotice: () => undefined,
  });
  const hotels = await owner<{ id: string }[]>`select id from hotels`;
  const found = await Promise.all(
    hotels.map(({ id }) => owner`select * from check_invariants(${id})`),
  );
  await owner.end();
  return found.flat();
}

it.each([
  ["the start", false],
  ["the start and its database", true],
])(
  "X-02 kill -9 of %s in the middle of writes loses nothing that was acknowledged",
  async (_, alsoDatabase) => {
    const { child, desk } = await start();
    const booking = await bookingInHouse(desk);
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 4 }, () => keepPosting(desk, booking, acknowledged));
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(25);
    const database = readPostmaster(path.join(home, "pgdata"));
    if (alsoDatabase && database) process.kill(database.pid, "SIGKILL");
    child.kill("SIGKILL");
    await ended(child);
    await Promise.all(writers);

    const again = await start();
    const { folios } = await read<Booking>(again.desk, `/bookings/${booking.id}`);
    const kept = new Set(
      folios.flatMap(({ postings }) => postings.map((line) => line.description)),
    );
    expect(acknowledged.filter((description) => !kept.has(description))).toEqual([]);
    expect(await violations()).toEqual([]);
    again.child.kill("SIGTERM");
    await ended(again.child);
  },
);
