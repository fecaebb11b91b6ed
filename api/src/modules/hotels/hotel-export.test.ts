import syncFs from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import zlib from "node:zlib";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { makeHotelWorld } from "../../testing/hotel-world.ts";
import { openTestDatabase } from "../../testing/test-db.ts";
import { type Ask, listExportedTables } from "./hotel-export.queries.ts";
import { exportHotel } from "./hotel-export.service.ts";
import { ACCOUNT_COLUMNS } from "./hotel-export-accounts.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Packs what comes, and loses a byte of each part. */
function lossyGzip(gzip: zlib.Gzip): zlib.Gzip {
  const push = gzip.push.bind(gzip);
  gzip.push = (part: Buffer | null) => push(part && part.subarray(0, -1));
  return gzip;
}

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-export-"));
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const { owner } = await openTestDatabase();
const ask: Ask = async <Row extends Record<string, unknown>>(query: string) => [
  ...(await owner.unsafe<Row[]>(query)),
];

/** Ids of the hotel itself, of what may have no row any more, or of nothing that has one. */
const withoutKey = [
  // A sale deletes its bill; lines, stations and items may be deleted too.
  "bill_operations.bill_id",
  "bill_operations.to_bill_id",
  "bill_voids.bill_id",
  "kitchen_ticket_lines.line_id",
  "kitchen_tickets.bill_id",
  "kitchen_tickets.station_id",
  "sale_conflicts.bill_id",
  "sale_lines.item_id",
  "sales.bill_id",
  "table_reservations.first_bill_id",
  // Of a stay, a group or a company: generated columns have the keys.
  "folios.owner_id",
  "guest_merges.merged_guest_id",
  "identity_reads.guest_id",
  "module_channels.for_hotel_id",
  "open_bill_lines.item_id",
  "report_packs.mail_id",
  "sales.client_operation_id",
];

it("SYS-05 knows of every id in a hotel's tables whether it names an account", async () => {
  const references = await owner<{ name: string; to: string }[]>`
    select c.conrelid::regclass || '.' || a.attname as name, c.confrelid::regclass::text as "to"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'f'`;
  const toAccounts = references.filter(({ to }) => to === "users").map(({ name }) => name);
  const toRows = references.filter(({ to }) => to !== "users").map(({ name }) => name);
  const ids = (await listExportedTables(ask)).flatMap(({ name: table, columns }) =>
    columns
      .filter(({ type }) => type === "uuid")
      .map(({ name, naming }) => ({ name: `${table}.${name}`, column: name, naming })),
  );
  const unknown = ids.filter(
    ({ name, column, naming }) =>
      naming !== "account" && column !== "id" && ![...toRows, ...withoutKey].includes(name),
  );
  expect(unknown).toEqual([]);
  const accounts = ids.filter(({ naming }) => naming === "account").map(({ name }) => name);
  expect(accounts.filter((name) => toRows.includes(name))).toEqual([]);
  const exported = toAccounts.filter((name) => ids.some((each) => each.name === name));
  expect(exported.filter((name) => !accounts.includes(name))).toEqual([]);
});

it("SYS-05 has every column that the tables declare as an account's", async () => {
  const modules = fileURLToPath(new URL("..", import.meta.url));
  const declared = new Set<string>();
  for await (const file of fs.glob("*/*.tables.ts", { cwd: modules })) {
    const source = await fs.readFile(path.join(modules, file), "utf8");
    for (const [, name = ""] of source.matchAll(/ref<UserId>\(\s*"(\w+)"/g)) declared.add(name);
  }
  expect([...declared].sort()).toEqual(ACCOUNT_COLUMNS);
});

it.each([
  ["no key to hotels", "create table loose (hotel_id uuid not null, id uuid primary key)"],
  [
    "partitions",
    `create table loose (hotel_id uuid not null references hotels, day date, primary key (hotel_id, day))
      partition by range (day)`,
  ],
  ["a hotel under its other name", "create table loose (id uuid primary key, for_hotel_id uuid)"],
])(
  "SYS-05 refuses while there is a table of hotels' rows that it would miss: %s",
  async (_, table) => {
    await owner.unsafe(table);
    await expect(keep(path.join(folder, "missing.gz"))).rejects.toThrow(/miss .*: loose$/);
    expect(await fs.readdir(folder)).toEqual([]);
    await owner`drop table loose`;
  },
);

async function keep(file: string): Promise<number> {
  const { hotelId } = await makeHotelWorld(owner);
  return owner.begin(async (tx) => {
    await tx`select set_config('app.hotel_id', ${hotelId}, true)`;
    const askHotel: Ask = async <Row extends Record<string, unknown>>(query: string) => [
      ...(await tx.unsafe<Row[]>(query)),
    ];
    return exportHotel(askHotel, { id: hotelId as HotelId, name: "Hotel" }, file);
  });
}

it("SYS-05 an export that the disk did not keep whole is none", async () => {
  const { createGzip } = zlib;
  vi.spyOn(zlib, "createGzip").mockImplementation((options) => lossyGzip(createGzip(options)));
  await expect(keep(path.join(folder, "cut.gz"))).rejects.toThrow(/damaged/);
  expect(await fs.readdir(folder)).toEqual([]);
});

it("SYS-05 an export survives a power cut: its folder is synced after the file has its name", async () => {
  const steps: string[] = [];
  const { rename } = fs;
  vi.spyOn(fs, "rename").mockImplementation(async (from, to) => {
    await rename(from, to);
    steps.push(`named ${path.basename(String(to))}`);
  });
  const { fsyncSync, openSync } = syncFs;
  let opened = "";
  vi.spyOn(syncFs, "openSync").mockImplementation((...given) => {
    opened = path.basename(String(given[0]));
    return openSync(...given);
  });
  vi.spyOn(syncFs, "fsyncSync").mockImplementation((handle) => {
    fsyncSync(handle);
    steps.push(`synced ${opened}`);
  });
  const exports = path.join(folder, "exports");
  expect(await keep(path.join(exports, "whole.gz"))).toBeGreaterThan(1_000);
  expect(steps).toEqual([`synced ${path.basename(folder)}`, "named whole.gz", "synced exports"]);
});
