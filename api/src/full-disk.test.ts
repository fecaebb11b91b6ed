import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { eventually } from "./testing/eventually.ts";
import { makeStaff } from "./testing/factories-core.ts";
import { guestDesk, nothing } from "./testing/guest-desk.ts";
import { startOwnPostgres } from "./testing/own-postgres.ts";
import { canMount, fillDisk, mountSmallDisk, unmountSmallDisk } from "./testing/small-disk.ts";
import { appOver } from "./testing/test-app.ts";

const disk = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-disk-"));
afterAll(() => fs.rmSync(disk, { recursive: true, force: true }));

/** More rows than fit on one page of any written table, so one of the writes needs a new page. */
const WRITES = 200;

/**
 * The database asks for 200 MB; where its unprivileged user can't enter the checkout (a folder of root's), the
 * binaries of 60 MB are copied beside it.
 */
const DISK_MB = 320;

/** A hotel in a database on its own small disk, which is unmounted after the test. */
async function hotelOnOwnDisk() {
  mountSmallDisk(disk, DISK_MB);
  onTestFinished(() => unmountSmallDisk(disk));
  const postgres = await startOwnPostgres(disk);
  // Vitest runs these in reverse order: PostgreSQL stops before the disk is unmounted.
  onTestFinished(postgres.stop);
  const api = appOver(postgres);
  const desk = guestDesk(api);
  const staff = await makeStaff(postgres.database);
  return {
    owner: postgres.owner,
    health: async (kind: "ready" | "live") => (await api.request("GET", `/health/${kind}`)).status,
    read: async () => (await desk.search(staff, "Guest")).status,
    write: async (turn: number) =>
      (await desk.create(staff, { ...nothing, fullName: `Guest ${turn}` }, `full-disk-${turn}`))
        .status,
  };
}

it.runIf(canMount())(
  "F7 with a full disk the process is live but not ready, reads work and writes are 503, until space is freed",
  async () => {
    const { owner, health, read, write } = await hotelOnOwnDisk();
    expect([await health("ready"), await write(0), await read()]).toEqual([200, 201, 200]);
    // A new segment of the write-ahead log is allocated first, so that a table needs space before the log does.
    await owner`select pg_switch_wal()`;
    await owner`checkpoint`;
    const filler = path.join(disk, "filler");
    fillDisk(filler);

    await eventually(async () => expect(await health("ready")).toBe(503));
    expect(await health("live")).toBe(200);
    const statuses: number[] = [];
    for (let turn = 1; turn <= WRITES && !statuses.includes(503); turn++)
      statuses.push(await write(turn));
    expect(statuses.filter((status) => status !== 201)).toEqual([503]);
    expect(await read()).toBe(200);

    fs.rmSync(filler);
    await eventually(async () => expect(await health("ready")).toBe(200));
    for (const turn of statuses.keys()) expect(await write(turn + 1)).toBe(201);
    const [stored] = await owner`select count(*)::int as guests from guests`;
    expect(stored).toEqual({ guests: statuses.length + 1 });
  },
);
