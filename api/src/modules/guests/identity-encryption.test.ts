import { createHash } from "node:crypto";
import { guestIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeGuest, makeStaff } from "../../testing/factories-core.ts";
import { guestDesk, guestsAt, nothing } from "../../testing/guest-desk.ts";
import { masterKeysOf } from "../../testing/master-keys.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
import { listUnreadable } from "./identity-check.service.ts";
import { identityEncryption, identityEncryptionOf } from "./identity-encryption.service.ts";

const api = await testApp();
const { request, database, owner, logged } = api;
const { create, created, read } = guestDesk(api);

const NUMBER = "X178956432";
const nadia = { ...nothing, fullName: "Nadia Ben Aïssa", idType: "Passport", idNumber: NUMBER };

/** Every row of every table, as text; what is binary is in hexadecimal. */
async function wholeDatabase(): Promise<string> {
  const tables = await owner<{ name: string }[]>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`;
  const texts = await Promise.all(
    tables.map(({ name }) => owner.unsafe(`select t::text as row from ${name} t`)),
  );
  return texts
    .flat()
    .map(({ row }) => String(row))
    .join("\n");
}

it("GST-02 POL-01 an identity number is in clear text nowhere in the database, nor in the log", async () => {
  const stay = await makeBooking(database, { checkInNow: true });
  const { staff } = stay;
  const { id } = await created(staff, nadia);
  const body = { ...nadia, version: 1, idNumber: `${NUMBER}A` };
  expect((await request("PUT", guestsAt(staff, `/${id}`), { as: staff, body })).status).toBe(200);
  const mergedId = await makeGuest(database, staff.hotelId);
  await request("PUT", guestsAt(staff, `/${mergedId}`), {
    as: staff,
    body: { ...body, fullName: "Ben Aïssa N." },
  });
  const merge = { version: 2, mergedId, mergedVersion: 2, profile: nadia };
  const merged = await request("POST", guestsAt(staff, `/${id}/merge`), {
    as: staff,
    body: merge,
  });
  expect(merged.status).toBe(200);
  const form = { bookingId: stay.bookingId, guestId: stay.booking.guests[0]?.guestId };
  const police = `/hotels/${staff.hotelId}`;
  await request("POST", `${police}/police-report/sent`, { as: staff, body: { forms: [form] } });
  const undo = `${police}/bookings/${form.bookingId}/guests/${form.guestId}/police-report/undo`;
  await request("POST", undo, { as: staff, body: { reason: "Wrong page" } });

  expect(await read(staff, id)).toMatchObject({ idNumber: NUMBER });
  const all = await wholeDatabase();
  expect(all).toContain("Nadia Ben Aïssa");
  expect(all).not.toContain(NUMBER);
  expect(all).not.toContain(Buffer.from(NUMBER).toString("hex"));
  expect(logged.join("\n")).not.toContain(NUMBER);
});

it("GST-02 what is kept to recognise a repeated write is no plain hash of what was written", async () => {
  const staff = await makeStaff(database);
  const body = JSON.stringify(nadia);
  await create(staff, nadia, "key-of-a-plain-hash");
  const [claim] = await owner<{ hash: string }[]>`
    select request_hash as hash from idempotency_keys where key = 'key-of-a-plain-hash'`;
  const address = `/api${guestsAt(staff)}`;
  const plain = [`guests.create\n${address}\n${body}`, `${address}\n${body}`, body].map((text) =>
    createHash("sha256").update(text).digest("hex"),
  );
  expect(claim?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(plain).not.toContain(claim?.hash);
});

it("GST-02 a guest without papers needs no key", async () => {
  const staff = await makeStaff(database);
  await created(staff, { fullName: "Nadia" });
  expect(await owner`select from hotel_keys where hotel_id = ${staff.hotelId}`).toHaveLength(0);
});

it("GST-02 a number that is copied to another guest, or changed by one bit, is not shown", async () => {
  const staff = await makeStaff(database);
  const { id } = await created(staff, nadia);
  const other = await created(staff, { fullName: "Somebody else" });
  await owner`update guests set encrypted_id_number = (
    select encrypted_id_number from guests where id = ${id}) where id = ${other.id}`;
  const unreadable = { idNumber: null, isIdNumberUnreadable: true };
  expect(await read(staff, other.id)).toMatchObject(unreadable);
  await owner`update guests set encrypted_id_number = set_bit(encrypted_id_number, 100,
    1 - get_bit(encrypted_id_number, 100)) where id = ${id}`;
  expect(await read(staff, id)).toMatchObject(unreadable);
});

const stored = async (id: string) => {
  const [row] = await owner<{ number: string | null }[]>`
    select encode(encrypted_id_number, 'hex') as number from guests where id = ${id}`;
  return row?.number;
};
const damage = (id: string) =>
  owner`update guests set encrypted_id_number = set_byte(encrypted_id_number, 20,
    255 - get_byte(encrypted_id_number, 20)) where id = ${id}`;

it("GST-02 a number that can't be read stays as it is when something else is saved, until another is typed", async () => {
  const staff = await makeStaff(database);
  const { id } = await created(staff, nadia);
  await damage(id);
  const damaged = await stored(id);
  const save = async (version: number, profile: object) => {
    const body = { ...nadia, ...profile, version };
    const answer = await request("PUT", guestsAt(staff, `/${id}`), { as: staff, body });
    expect(answer.status).toBe(200);
  };
  await save(1, { idNumber: null, profession: "Teacher" });
  expect(await stored(id)).toBe(damaged);
  expect(await read(staff, id)).toMatchObject({
    profession: "Teacher",
    isIdNumberUnreadable: true,
  });

  const other = await created(staff, { fullName: "N. Ben Aïssa" });
  const merge = { version: 2, mergedId: other.id, mergedVersion: 1 };
  const body = { ...merge, profile: { ...nadia, idNumber: null } };
  const merged = await request("POST", guestsAt(staff, `/${id}/merge`), { as: staff, body });
  expect(merged.status).toBe(200);
  expect(await stored(id)).toBe(damaged);

  await save(3, { idNumber: "Y1" });
  const typed = await read(staff, id);
  expect(typed).toMatchObject({ idNumber: "Y1" });
  expect(typed).not.toHaveProperty("isIdNumberUnreadable");
  await save(4, { idNumber: null });
  expect(await stored(id)).toBeNull();
});

it("GST-02 where the hotel's key can't be read, guests are shown and found without their numbers", async () => {
  const staff = await makeStaff(database);
  const { id } = await created(staff, nadia);
  await owner`update hotel_keys set encrypted_key = set_byte(encrypted_key, 20,
    255 - get_byte(encrypted_key, 20)) where hotel_id = ${staff.hotelId}`;
  expect(await read(staff, id)).toMatchObject({ isIdNumberUnreadable: true });
  const path = `/hotels/${staff.hotelId}/guest-duplicates`;
  const body = { idNumber: NUMBER, fullName: nadia.fullName };
  const found = await (await request("POST", path, { as: staff, body })).json();
  expect(found.guests).toMatchObject([{ id, reasons: ["name"] }]);
});

it("GST-02 every guest whose number can't be read is found, slice by slice", async () => {
  const staff = await makeStaff(database);
  const ids: string[] = [];
  for (let place = 0; place < 5; place += 1) ids.push((await created(staff, nadia)).id);
  const [first = "", , third = "", , last = ""] = [...ids].sort();
  for (const id of [first, third, last]) await damage(id);
  const found = await database.withHotel(staff.hotelId, (tx) =>
    listUnreadable(tx, staff.hotelId, api.app.runtime.masterKeys, 2),
  );
  expect(found).toEqual([first, third, last]);
});

it("GST-02 two desks that write a hotel's first number at the same moment use one key", async () => {
  const staff = await makeStaff(database);
  const second = appOver(api);
  const saved = await Promise.all(
    [api, second, api, second].map((app) =>
      guestDesk(app)
        .create(staff, nadia)
        .then((answer) => answer.json()),
    ),
  );
  expect(await owner`select from hotel_keys where hotel_id = ${staff.hotelId}`).toHaveLength(1);
  for (const { id } of saved) expect(await read(staff, id)).toMatchObject({ idNumber: NUMBER });
});

it("GST-02 each hotel has a key of its own: one number has another hash elsewhere", async () => {
  const [here, there] = [await makeStaff(database), await makeStaff(database)];
  for (const staff of [here, there]) await create(staff, nadia);
  const hashes = await owner<{ hash: string }[]>`
    select distinct encode(id_number_hash, 'hex') as hash from guests
    where hotel_id in (${here.hotelId}, ${there.hotelId})`;
  expect(hashes).toHaveLength(2);
});

it("GST-02 a number without a letter or a digit has no hash, so no two of them are alike", () => {
  const encryption = identityEncryption(Buffer.alloc(32, 1));
  expect(encryption.hash("—/—")).toBeNull();
  expect(encryption.hash("x-178 956")).toEqual(encryption.hash("X178956"));
  expect(encryption.hash("١٧٨٩٥٦")).toEqual(encryption.hash("178956"));
  const guestId = guestIdSchema.parse(uuid());
  const twice = [encryption.encrypt(guestId, NUMBER), encryption.encrypt(guestId, NUMBER)];
  expect(twice[0]).not.toEqual(twice[1]);
  for (const each of twice) expect(encryption.decrypt(guestId, each)).toBe(NUMBER);
});

it("GST-02 with another master key nothing is read or written", async () => {
  const staff = await makeStaff(database);
  await created(staff, nadia);
  const strangers = masterKeysOf({ id: "test", key: Buffer.alloc(32, 8) });
  const opened = database.withHotel(staff.hotelId, (tx) =>
    identityEncryptionOf(tx, staff.hotelId, strangers),
  );
  await expect(opened).rejects.toThrow(/can't be decrypted/);
});
