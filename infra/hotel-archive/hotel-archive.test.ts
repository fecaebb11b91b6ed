import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { exportHotel } from "@funduq/api/modules/hotels/hotel-export.service";
import { makeHotelWorld } from "@funduq/api/testing/hotel-world";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import type { HotelId } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { seedDemo } from "../seeds/demo.ts";
import { importHotel } from "./import-hotel.ts";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-archive-"));
const { owner, ownerUrl } = await openTestDatabase();
const elsewhere = await openTestDatabase();
afterAll(() => fs.rm(folder, { recursive: true, force: true }));
await seedDemo({ ownerUrl, now: new Date("2026-11-21T09:00:00Z") });

const demoHotel = async () => {
  const [hotel] = await owner<{ id: HotelId; name: string }[]>`
    select id, name from hotels order by (select count(*) from bookings where hotel_id = hotels.id) desc`;
  if (!hotel) throw new Error("the demo has hotels");
  return hotel;
};

async function keep(sql: postgres.Sql, hotel: { id: HotelId; name: string }, name: string) {
  const file = path.join(folder, name);
  await sql.begin(async (tx) => {
    await tx`select set_config('app.hotel_id', ${hotel.id}, true)`;
    const ask = async <Row extends Record<string, unknown>>(query: string) => [
      ...(await tx.unsafe<Row[]>(query)),
    ];
    await exportHotel(ask, hotel, file);
  });
  return file;
}

async function remove(sql: postgres.Sql, { id, name }: { id: HotelId; name: string }) {
  await sql.begin(async (tx) => {
    await tx`select set_config('app.hotel_id', ${id}, true)`;
    await tx`select remove_hotel(${id}, ${name})`;
  });
}

const findingsIn = (sql: postgres.Sql, id: string) =>
  sql.begin(async (tx) => {
    await tx`select set_config('app.hotel_id', ${id}, true)`;
    return [...(await tx`select * from check_invariants(${id})`)];
  });

it("SYS-05 a hotel that was exported, deleted and imported is the same to the last byte", async () => {
  const hotel = await demoHotel();
  const before = await keep(owner, hotel, "before.gz");
  await remove(owner, hotel);
  expect(await owner`select from bookings where hotel_id = ${hotel.id}`).toEqual([]);
  const imported = await importHotel(owner, before);
  expect(imported).toMatchObject({ hotelId: hotel.id, name: hotel.name, findings: 0 });
  expect(imported.rows).toBeGreaterThan(1_000);
  expect(await findingsIn(owner, hotel.id)).toEqual([]);
  const after = await keep(owner, hotel, "after.gz");
  expect((await fs.readFile(after)).equals(await fs.readFile(before))).toBe(true);
});

it("SYS-05 one of every kind of row comes back as it was", async () => {
  const world = await makeHotelWorld(owner);
  const [{ name = "" } = {}] = await owner<{ name: string }[]>`
    select name from hotels where id = ${world.hotelId}`;
  const hotel = { id: world.hotelId as HotelId, name };
  const before = await keep(owner, hotel, "world.gz");
  await remove(owner, hotel);
  await importHotel(owner, before);
  const after = await keep(owner, hotel, "world-again.gz");
  expect(gunzipSync(await fs.readFile(after)).toString()).toBe(
    gunzipSync(await fs.readFile(before)).toString(),
  );
});

it("another installation gets the accounts too, without passwords, and knows those it has by email", async () => {
  const hotel = await demoHotel();
  const file = await keep(owner, hotel, "moving.gz");
  await elsewhere.owner`
    insert into users (id, email, display_name, password_hash)
    values ('0190aaaa-0000-7000-8000-0000000000aa', 'manager@funduq.test', 'Here already', 'x')`;
  await importHotel(elsewhere.owner, file);
  const [here] = await elsewhere.owner`
    select user_id, email from hotel_users
    where hotel_id = ${hotel.id} and email = 'manager@funduq.test'`;
  expect(here?.user_id).toBe("0190aaaa-0000-7000-8000-0000000000aa");
  const brought = await elsewhere.owner`select from users where password_hash is not null`;
  expect(brought).toHaveLength(1);
  expect(await findingsIn(elsewhere.owner, hotel.id)).toEqual([]);
  expect(gunzipSync(await fs.readFile(file)).toString()).not.toContain("argon2");
});

const textOf = async (file: string) => gunzipSync(await fs.readFile(file)).toString();

it("SYS-05 INV-11 where the same people have other ids, everything is still by whom it was", async () => {
  const hotel = await demoHotel();
  const cashier = "0190aaaa-0000-7000-8000-0000000000cc";
  await owner`
    insert into users (id, email, display_name) values (${cashier}, 'cashier@funduq.test', 'Till')`;
  await owner`
    update postings set posted_by = ${cashier} where hotel_id = ${hotel.id}
      and direction = 'payment'`;
  await owner`
    insert into guest_merges (hotel_id, merged_guest_id, guest_id, merged_name, facts, merged_by)
    select hotel_id, gen_random_uuid(), id, 'As it was', jsonb_build_object('changed_by_user_id',
      ${cashier}::text, 'full_name', 'As it was'), ${cashier}
    from guests where hotel_id = ${hotel.id} limit 1`;
  const before = await textOf(await keep(owner, hotel, "people.gz"));
  const people = await owner<{ id: string; email: string }[]>`
    select id, email from users where position(id::text in ${before}) > 0`;
  expect(people.map(({ email }) => email)).toContain("cashier@funduq.test");
  const there = await openTestDatabase();
  for (const { email } of people)
    await there.owner`
      insert into users (id, email, display_name) values (gen_random_uuid(), ${email}, 'Known')`;
  await importHotel(there.owner, path.join(folder, "people.gz"));
  const after = await textOf(await keep(there.owner, hotel, "people-there.gz"));
  expect(await withEmails(there.owner, after)).toEqual(await withEmails(owner, before));
  for (const { id } of people) expect(after).not.toContain(id);
});

/** The rows of an export with each account's id as its email. */
async function withEmails(sql: postgres.Sql, text: string): Promise<string[]> {
  const people = await sql<{ id: string; email: string }[]>`select id, email from users`;
  const named = people.reduce((all, { id, email }) => all.replaceAll(id, email), text);
  const lines = named.split("\n");
  return lines.slice(
    lines.findIndex((line) => line.startsWith('{"table":"hotels"')),
    -2,
  );
}

it("a hotel that is there is left alone", async () => {
  const hotel = await demoHotel();
  const file = await keep(owner, hotel, "twice.gz");
  await expect(importHotel(owner, file)).rejects.toThrow(`${hotel.name} is there already`);
});

/** The text with the end that belongs to it. */
function whole(text: string): string {
  const lines = text.split("\n").slice(0, -2);
  const rows = lines.filter((line) => line.startsWith("[")).length;
  const said = lines.map((line) => `${line}\n`).join("");
  const sha256 = createHash("sha256").update(said).digest("hex");
  return `${said}${JSON.stringify({ end: true, rows, sha256 })}\n`;
}

const broken: [what: string, change: (text: string) => string, says: RegExp][] = [
  ["an end that is missing", (text) => text.slice(0, text.lastIndexOf('{"end"')), /damaged/],
  ["a line less", (text) => text.replace(/\n\["[^\n]*\n/, "\n"), /damaged/],
  ["a changed amount", (text) => text.replace(/"(\d{5,7})"/, '"1"'), /damaged/],
  ["no JSON", () => "rooms;floors\n", /damaged/],
  ["something else", () => `${JSON.stringify({ format: "other" })}\n`, /not the export/],
  [
    "another release's schema",
    (text) => whole(text.replace(/"schema":"[^"]*"/, '"schema":"9999_later"')),
    /another release/,
  ],
];
it.each(broken)("SYS-05 refuses %s, and writes nothing", async (_, change, says) => {
  const hotel = await demoHotel();
  const text = gunzipSync(await fs.readFile(await keep(owner, hotel, "whole.gz"))).toString();
  const file = path.join(folder, "broken.gz");
  await fs.writeFile(file, gzipSync(change(text)));
  await expect(importHotel(elsewhere.owner, file)).rejects.toThrow(says);
});

it("SYS-05 refuses a file that was cut off, one that is not packed and one that is not there", async () => {
  const whole = await fs.readFile(await keep(owner, await demoHotel(), "whole.gz"));
  const cut = path.join(folder, "cut.gz");
  await fs.writeFile(cut, whole.subarray(0, whole.length / 2));
  await expect(importHotel(elsewhere.owner, cut)).rejects.toThrow(/damaged/);
  await fs.writeFile(cut, "plain text");
  await expect(importHotel(elsewhere.owner, cut)).rejects.toThrow(/damaged/);
  await expect(importHotel(elsewhere.owner, path.join(folder, "none.gz"))).rejects.toThrow(
    /There is no file/,
  );
});
