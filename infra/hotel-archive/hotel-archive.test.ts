import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { decryptHotelKey, listHotelKeys } from "@funduq/api/db/hotel-keys";
import { identityEncryption } from "@funduq/api/modules/guests/identity-encryption.service";
import { makeHotelWorld } from "@funduq/api/testing/hotel-world";
import { masterKeysOf, testMasterKeys } from "@funduq/api/testing/master-keys";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import type postgres from "postgres";
import { afterAll, expect, it } from "vitest";
import { seedDemo } from "../seeds/demo.ts";
import { exportFrom } from "./export-from.ts";
import { importHotel } from "./import-hotel.ts";
import { reportOf } from "./import-report.ts";

const folder = await fs.mkdtemp(path.join(os.tmpdir(), "funduq-archive-"));
const { owner, ownerUrl } = await openTestDatabase();
const elsewhere = await openTestDatabase();
afterAll(() => fs.rm(folder, { recursive: true, force: true }));
await seedDemo({ ownerUrl, masterKeys: testMasterKeys, now: new Date("2026-11-21T09:00:00Z") });

const demoHotel = async () => {
  const [hotel] = await owner<{ id: HotelId; name: string }[]>`
    select id, name from hotels order by (select count(*) from bookings where hotel_id = hotels.id) desc`;
  if (!hotel) throw new Error("the demo has hotels");
  return hotel;
};

async function keep(sql: postgres.Sql, hotel: { id: HotelId; name: string }, name: string) {
  const file = path.join(folder, name);
  await exportFrom(sql, hotel, file);
  return file;
}

const bring = (sql: postgres.Sql, file: string, isKept = () => true, masterKeys = testMasterKeys) =>
  importHotel(sql, file, { isKept, masterKeys });

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

it("SYS-05 a hotel that was exported, deleted and imported has a byte-identical next export", async () => {
  const hotel = await demoHotel();
  const before = await keep(owner, hotel, "before.gz");
  await remove(owner, hotel);
  expect(await owner`select from bookings where hotel_id = ${hotel.id}`).toEqual([]);
  const imported = await bring(owner, before);
  expect(imported).toMatchObject({ hotelId: hotel.id, name: hotel.name, findings: 0 });
  expect(imported.rows).toBeGreaterThan(1_000);
  expect(await findingsIn(owner, hotel.id)).toEqual([]);
  const after = await keep(owner, hotel, "after.gz");
  expect((await fs.readFile(after)).equals(await fs.readFile(before))).toBe(true);
});

it("SYS-05 rows of every table are imported unchanged", async () => {
  const world = await makeHotelWorld(owner);
  const [{ name = "" } = {}] = await owner<{ name: string }[]>`
    select name from hotels where id = ${world.hotelId}`;
  const hotel = { id: world.hotelId as HotelId, name };
  const photos = () => owner`
    select image, hash, media_type from pos_item_photos where hotel_id = ${hotel.id}`;
  const photo = [...(await photos())];
  const before = await keep(owner, hotel, "world.gz");
  await remove(owner, hotel);
  expect(await photos()).toEqual([]);
  await bring(owner, before);
  expect([...(await photos())]).toEqual(photo);
  expect(photo).toHaveLength(1);
  const after = await keep(owner, hotel, "world-again.gz");
  expect(gunzipSync(await fs.readFile(after)).toString()).toBe(
    gunzipSync(await fs.readFile(before)).toString(),
  );
});

it("SYS-05 the statistics list an imported hotel, so that its first requests have plans for its rows", async () => {
  const hotel = await demoHotel();
  const file = await keep(owner, hotel, "analyzed.gz");
  await remove(owner, hotel);
  await owner`analyze`;
  const listed = () => owner`
    select tablename from pg_stats where tablename in ('bookings', 'folios', 'postings')
      and attname = 'hotel_id' and most_common_vals::text like ${`%${hotel.id}%`}`;
  expect(await listed()).toHaveLength(0);
  await bring(owner, file);
  expect(await listed()).toHaveLength(3);
});

it("creates missing accounts without passwords in another installation, and matches existing ones by email", async () => {
  const hotel = await demoHotel();
  const file = await keep(owner, hotel, "moving.gz");
  await elsewhere.owner`
    insert into users (id, email, display_name, password_hash)
    values ('0190aaaa-0000-7000-8000-0000000000aa', 'manager@funduq.test', 'Here already', 'x')`;
  await bring(elsewhere.owner, file);
  const [here] = await elsewhere.owner`
    select user_id, email from hotel_users
    where hotel_id = ${hotel.id} and email = 'manager@funduq.test'`;
  expect(here?.user_id).toBe("0190aaaa-0000-7000-8000-0000000000aa");
  const brought = await elsewhere.owner`select from users where password_hash is not null`;
  expect(brought).toHaveLength(1);
  expect(await findingsIn(elsewhere.owner, hotel.id)).toEqual([]);
  expect(gunzipSync(await fs.readFile(file)).toString()).not.toContain("argon2");
});

it("SYS-05 GST-02 identity numbers are encrypted in the export, and readable where the master key is", async () => {
  const hotel = await demoHotel();
  const file = await keep(owner, hotel, "identities.gz");
  const [guest] = await owner<{ id: GuestId; encrypted: Buffer }[]>`
    select id, encrypted_id_number as encrypted from guests
    where hotel_id = ${hotel.id} and encrypted_id_number is not null limit 1`;
  const [key] = (await listHotelKeys(owner)).filter(({ hotelId }) => hotelId === hotel.id);
  if (!guest || !key) throw new Error("the demo has no guest with papers");
  const encryption = identityEncryption(decryptHotelKey(key, testMasterKeys));
  const number = encryption.decrypt(guest.id, guest.encrypted);
  expect(number).toMatch(/^\d{9}$/);
  const text = gunzipSync(await fs.readFile(file)).toString();
  expect(text).toContain(guest.id);
  expect(text).not.toContain(number);

  await remove(elsewhere.owner, hotel);
  const strangers = masterKeysOf({ id: "theirs", key: Buffer.alloc(32, 9) });
  await expect(bring(elsewhere.owner, file, () => true, strangers)).rejects.toThrow(
    /encrypted with the key test, .*npm run identity-key -- add.*Nothing was imported/,
  );
  expect(await elsewhere.owner`select from hotels where id = ${hotel.id}`).toHaveLength(0);
  await bring(elsewhere.owner, file);
  const [brought] = await elsewhere.owner<{ encrypted: Buffer }[]>`
    select encrypted_id_number as encrypted from guests where id = ${guest.id}`;
  expect(encryption.decrypt(guest.id, brought?.encrypted ?? Buffer.alloc(0))).toBe(number);
});

it("SYS-05 the hotel's own releases are restored, except those that this installation does not have", async () => {
  const hotel = await demoHotel();
  const version = "7.7.7";
  await owner`
    insert into module_releases (module, version, contract, platform, entry, files, views)
    values ('mfe-pos', ${version}, 1, '*', 'entry.js', '{"entry.js":"sha384-x"}', '{}')`;
  await owner`
    insert into module_channels (id, module, for_hotel_id, version)
    values (gen_random_uuid(), 'mfe-pos', ${hotel.id}, ${version})`;
  const channels = () => owner`select * from module_channels where for_hotel_id = ${hotel.id}`;
  const [chosen] = await channels();
  const file = await keep(owner, hotel, "release.gz");
  await remove(owner, hotel);
  expect(await channels()).toEqual([]);
  expect(await bring(owner, file)).toMatchObject({ lostReleases: [] });
  expect([...(await channels())]).toEqual([chosen]);
  await remove(owner, hotel);
  const without = await bring(owner, file, () => false);
  expect(without.lostReleases).toEqual(["mfe-pos 7.7.7"]);
  expect(await channels()).toEqual([]);
  const there = await openTestDatabase();
  expect((await bring(there.owner, file)).lostReleases).toEqual(["mfe-pos 7.7.7"]);
});

it("SYS-05 reports how many users need a new sign-in link", async () => {
  const hotel = await demoHotel();
  const before = await keep(owner, hotel, "nobody-waits.gz");
  const [{ active = 0 } = {}] = await owner<{ active: number }[]>`
    select count(*)::int as active from hotel_users
    where hotel_id = ${hotel.id} and status = 'active'`;
  await owner`
    insert into hotel_users (hotel_id, id, email, sections, status) values
      (${hotel.id}, gen_random_uuid(), 'invited@funduq.test', '{pos}', 'active'),
      (${hotel.id}, gen_random_uuid(), 'out@funduq.test', '{pos}', 'disabled')`;
  const file = await keep(owner, hotel, "one-waits.gz");
  await remove(owner, hotel);
  expect((await bring(owner, file)).toInvite).toBe(1);
  await remove(owner, hotel);
  expect((await bring(owner, before)).toInvite).toBe(0);
  const there = await openTestDatabase();
  expect((await bring(there.owner, file)).toInvite).toBe(active + 1);
});

it("reports what the operator must do after an import", () => {
  const imported = { hotelId: "x", name: "Hôtel Royal", rows: 12, findings: 0 };
  expect(reportOf({ ...imported, toInvite: 0, lostReleases: [] })).toBe(
    "Hôtel Royal is back: 12 rows, everything adds up.",
  );
  const more = reportOf({ ...imported, findings: 2, toInvite: 3, lostReleases: ["mfe-pos 7.7.7"] });
  expect(more.split("\n")).toEqual([
    "Hôtel Royal is back: 12 rows, 2 things did not add up, as before.",
    expect.stringContaining("Invite again: 3 of its people"),
    expect.stringContaining("Not kept here: mfe-pos 7.7.7."),
  ]);
});

const textOf = async (file: string) => gunzipSync(await fs.readFile(file)).toString();

it("SYS-05 INV-11 replaces account ids where the same people have other ids, so authors stay correct", async () => {
  const hotel = await demoHotel();
  const cashier = "0190aaaa-0000-7000-8000-0000000000cc";
  await owner`
    insert into users (id, email, display_name) values (${cashier}, 'cashier@funduq.test', 'Till')`;
  await owner`
    update postings set posted_by = ${cashier} where hotel_id = ${hotel.id}
      and kind = 'payment'`;
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
  await bring(there.owner, path.join(folder, "people.gz"));
  const after = await textOf(await keep(there.owner, hotel, "people-there.gz"));
  expect(await withEmails(there.owner, after)).toEqual(await withEmails(owner, before));
  for (const { id } of people) expect(after).not.toContain(id);
});

/** The rows of an export with each account id replaced by its email. */
async function withEmails(sql: postgres.Sql, text: string): Promise<string[]> {
  const people = await sql<{ id: string; email: string }[]>`select id, email from users`;
  const named = people.reduce((all, { id, email }) => all.replaceAll(id, email), text);
  const lines = named.split("\n");
  return lines.slice(
    lines.findIndex((line) => line.startsWith('{"table":"hotels"')),
    -2,
  );
}

it("refuses to import a hotel that exists", async () => {
  const hotel = await demoHotel();
  const file = await keep(owner, hotel, "twice.gz");
  await expect(bring(owner, file)).rejects.toThrow(`${hotel.name} is there already`);
});

const broken: [what: string, change: (text: string) => string, says: RegExp][] = [
  ["a missing end line", (text) => text.slice(0, text.lastIndexOf('{"end"')), /damaged/],
  ["a missing row", (text) => text.replace(/\n\["[^\n]*\n/, "\n"), /damaged/],
  ["a changed amount", (text) => text.replace(/"(\d{5,7})"/, '"1"'), /damaged/],
  ["text that is not JSON", () => "rooms;floors\n", /damaged/],
  ["another format", () => `${JSON.stringify({ format: "other" })}\n`, /not the export/],
];
it.each(broken)("SYS-05 refuses %s, and writes nothing", async (_, change, says) => {
  const hotel = await demoHotel();
  const text = gunzipSync(await fs.readFile(await keep(owner, hotel, "whole.gz"))).toString();
  const file = path.join(folder, "broken.gz");
  await fs.writeFile(file, gzipSync(change(text)));
  await expect(bring(elsewhere.owner, file)).rejects.toThrow(says);
});

it("SYS-05 refuses a truncated file, one that is not gzipped and one that does not exist", async () => {
  const whole = await fs.readFile(await keep(owner, await demoHotel(), "whole.gz"));
  const cut = path.join(folder, "cut.gz");
  await fs.writeFile(cut, whole.subarray(0, whole.length / 2));
  await expect(bring(elsewhere.owner, cut)).rejects.toThrow(/damaged/);
  await fs.writeFile(cut, "plain text");
  await expect(bring(elsewhere.owner, cut)).rejects.toThrow(/damaged/);
  await expect(bring(elsewhere.owner, path.join(folder, "none.gz"))).rejects.toThrow(
    /There is no file/,
  );
});
