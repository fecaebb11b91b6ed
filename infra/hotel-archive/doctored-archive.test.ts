import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { makeHotelWorld } from "@funduq/api/testing/hotel-world";
import { testMasterKeys } from "@funduq/api/testing/master-keys";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { afterAll, expect, it } from "vitest";
import { exportFrom } from "./export-from.ts";
import { importHotel } from "./import-hotel.ts";
import { sealed } from "./sealed-archive.ts";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-doctored-"));
const source = await openTestDatabase();
const target = await openTestDatabase();
afterAll(() => fs.rm(folder, { recursive: true, force: true }));

const { hotelId } = await makeHotelWorld(source.owner);
const victim = await makeHotelWorld(target.owner);
const name = "Hotel El Djazair";
const whole = path.join(folder, "whole.gz");
await exportFrom(source.owner, { id: hotelId as HotelId, name }, whole);
const text = gunzipSync(await fs.readFile(whole)).toString();
const tables = [...text.matchAll(/^\{"table":"(\w+)","columns":(\[.*?\])\}$/gm)].map(
  ([, table = "", columns = "[]"]) => ({ table, columns: JSON.parse(columns) as string[] }),
);

/** The file with the first row of a table changed, and a matching end line. */
function withFirstRow(table: string, change: (row: (string | null)[]) => unknown): string {
  const lines = text.split("\n");
  const place = lines.findIndex((line) => line.startsWith(`{"table":"${table}"`)) + 1;
  expect(lines[place]).toMatch(/^\[/);
  lines[place] = JSON.stringify(change(JSON.parse(lines[place] ?? "[]")));
  return sealed(lines.join("\n"));
}

async function bring(content: string) {
  const file = path.join(folder, "doctored.gz");
  await fs.writeFile(file, gzipSync(content));
  return importHotel(target.owner, file, { isKept: () => true, masterKeys: testMasterKeys });
}

/** All rows of the installation as text, to detect added, removed or changed rows. */
async function everything(): Promise<string> {
  const names = tables.map(({ table }) => `select '${table}', md5(t::text) from ${table} t`);
  const rows = await target.owner.unsafe(`${names.join(" union all ")} order by 1, 2`);
  return JSON.stringify(rows);
}

const hotelColumn = (table: string) =>
  ({ hotels: "id", module_channels: "for_hotel_id" })[table] ?? "hotel_id";
const withRows = tables.filter(({ table }) => {
  const [, next = ""] = text.split(`{"table":"${table}"`)[1]?.split("\n") ?? [];
  return table !== "users" && next.startsWith("[");
});

it.each(withRows.map(({ table, columns }) => [table, columns] as const))(
  "X-07 SYS-05 refuses a row of another hotel in %s, and writes nothing",
  async (table, columns) => {
    const place = columns.indexOf(hotelColumn(table));
    const doctored = withFirstRow(table, (row) => row.with(place, victim.hotelId));
    const before = await everything();
    await expect(bring(doctored)).rejects.toThrow(
      new RegExp(`table ${table}\\) belongs to another hotel than ${name}`),
    );
    expect(await everything()).toBe(before);
  },
);

it("X-07 SYS-05 the refusal of foreign rows is tested for every table that has rows in the export", () => {
  expect(withRows.length).toBeGreaterThan(40);
});

it("X-07 SYS-05 refuses a head line with another hotel than the rows", async () => {
  const before = await everything();
  const doctored = sealed(text.replace(hotelId, victim.hotelId));
  await expect(bring(doctored)).rejects.toThrow(/belongs to another hotel/);
  expect(await everything()).toBe(before);
});

const changes: [what: string, content: () => string, says: RegExp][] = [
  [
    "a row without its last value",
    () => withFirstRow("rooms", (row) => row.slice(0, -1)),
    /damaged/,
  ],
  [
    "a table without the column hotel_id",
    () =>
      sealed(
        text.replace('{"table":"rooms","columns":["hotel_id"', '{"table":"rooms","columns":["x"'),
      ),
    /damaged/,
  ],
  [
    "an unknown table",
    () => sealed(text.replace('{"table":"guest_notes"', '{"table":"idempotency_keys"')),
    /There is no table idempotency_keys here/,
  ],
  [
    "a row that violates a constraint",
    () => withFirstRow("floors", (row) => row.map((value, at) => (at === 2 ? " " : value))),
    /the database refuses \(floors_\w+\)/,
  ],
];
it.each(changes)("SYS-05 refuses %s, and writes nothing", async (_, content, says) => {
  const before = await everything();
  await expect(bring(content())).rejects.toThrow(says);
  expect(await everything()).toBe(before);
});

it("SYS-05 imports the unchanged file beside the other hotel", async () => {
  const imported = await bring(sealed(text));
  expect(imported).toMatchObject({ hotelId, findings: 0 });
});
