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

/** More than fit on a page of any table that a write touches, so one of them needs a new page. */
const WRITES = 200;

/** A hotel whose data are on a disk of their own, until the test ends. */
async function hotelOnOwnDisk() {
  mountSmallDisk(disk, 250);
  onTestFinished(() => void unmountSmallDisk(disk));
  const postgres = await startOwnPostgres(disk);
  // The last to be registered is the first to run.
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
  "F7 a full disk: not ready but live, reads go on, writes are answered 503, and all is well once there is room",
  async () => {
    const { owner, health, read, write } = await hotelOnOwnDisk();
    expect([await health("ready"), await write(0), await read()]).toEqual([200, 201, 200]);
    // With a whole segment of the log ahead it is the tables that find no room.
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
