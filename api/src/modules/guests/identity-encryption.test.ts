import { createHash } from "node:crypto";
import { guestIdSchema } from "@funduq/shared-types/values/ids";
import { v7 as uuid } from "uuid";
import { expect, it } from "vitest";
import { makeBooking } from "../../testing/factories-bookings.ts";
import { makeGuest, makeStaff } from "../../testing/factories-core.ts";
import { guestDesk, guestsAt, nothing } from "../../testing/guest-desk.ts";
import { masterKeysOf } from "../../testing/master-keys.ts";
import { appOver, testApp } from "../../testing/test-app.ts";
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
  const copied = await request("GET", guestsAt(staff, `/${other.id}`), { as: staff });
  expect([copied.status, await copied.text()]).toEqual([500, expect.not.stringContaining(NUMBER)]);
  await owner`update guests set encrypted_id_number = set_bit(encrypted_id_number, 100,
    1 - get_bit(encrypted_id_number, 100)) where id = ${id}`;
  expect((await request("GET", guestsAt(staff, `/${id}`), { as: staff })).status).toBe(500);
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
