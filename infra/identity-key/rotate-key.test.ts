import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { assertMasterKeysFit, listHotelKeys } from "@funduq/api/db/hotel-keys";
import { migrate } from "@funduq/api/db/migrate";
import { identityEncryptionOf } from "@funduq/api/modules/guests/identity-encryption.service";
import {
  newMasterKey,
  openKeyFile,
  readKeyFile,
  writeKeyFile,
} from "@funduq/api/platform/identity-keys";
import { makeGuest, makeHotel } from "@funduq/api/testing/factories-core";
import { openTestDatabase } from "@funduq/api/testing/test-db";
import postgres from "postgres";
import { expect, it, onTestFinished } from "vitest";
import { openMasterKeys } from "../start/master-keys.ts";
import { addKeys, rotateKey } from "./rotate-key.ts";

const { database, owner, ownerUrl } = await openTestDatabase();

function keyFileFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "funduq-keys-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, "deeper", "identity-keys.json");
}

/** A hotel whose key is encrypted with a master key of this key file. */
async function hotelWithKey(file: string) {
  await owner`delete from hotel_keys`;
  const keys = await openMasterKeys(owner, file);
  const hotelId = await makeHotel(database);
  const encryption = await database.withHotel(hotelId, (tx) =>
    identityEncryptionOf(tx, hotelId, keys),
  );
  const guestId = await makeGuest(database, hotelId);
  return { keys, hotelId, guestId, encrypted: encryption.encrypt(guestId, "178956432") };
}

it("a new installation creates a key file that only its owner can read, and later starts use it", async () => {
  await owner`delete from hotel_keys`;
  const file = keyFileFolder();
  const first = await openMasterKeys(owner, file);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect((await openMasterKeys(owner, file)).current()).toEqual(first.current());
});

it("a start with a missing, foreign or damaged key file fails with one line and changes nothing", async () => {
  const file = keyFileFolder();
  await hotelWithKey(file);
  const kept = fs.readFileSync(file);
  const before = await listHotelKeys(owner);

  fs.rmSync(file);
  await expect(openMasterKeys(owner, file)).rejects.toThrow(/^The key file .* is gone.*changed\.$/);
  expect(fs.existsSync(file)).toBe(false);

  writeKeyFile(file, [newMasterKey()]);
  const others = await openMasterKeys(owner, file);
  await expect(migrate(ownerUrl, { masterKeys: others })).rejects.toThrow(
    /^The identity numbers of this database are encrypted with another key .* Nothing was changed\.$/,
  );

  for (const damaged of ["", "{}", '{"keys":[]}', '{"keys":[{"id":"a","key":"c2hvcnQ="}]}']) {
    fs.writeFileSync(file, damaged);
    await expect(openMasterKeys(owner, file)).rejects.toThrow(/holds no usable keys\.$/);
  }
  expect(await listHotelKeys(owner)).toEqual(before);
  fs.writeFileSync(file, kept);
  await assertMasterKeysFit(owner, await openMasterKeys(owner, file));
});

it("a running process uses the new key after a rotation and still decrypts older values", async () => {
  const file = keyFileFolder();
  const { keys, hotelId, guestId, encrypted } = await hotelWithKey(file);
  const former = keys.current();

  expect(await rotateKey(owner, file)).toMatch(/^A new key is in use for 1 hotels/);

  const [current, ...rest] = readKeyFile(file);
  expect([current.id === former.id, rest]).toEqual([false, [former]]);
  expect(await listHotelKeys(owner)).toMatchObject([{ hotelId, masterKeyId: current.id }]);
  const encryption = await database.withHotel(hotelId, (tx) =>
    identityEncryptionOf(tx, hotelId, keys),
  );
  expect(encryption.decrypt(guestId, encrypted)).toBe("178956432");
});

it("a rotation that was interrupted after the file was written is completed by the next one", async () => {
  const file = keyFileFolder();
  const { hotelId, guestId, encrypted } = await hotelWithKey(file);
  writeKeyFile(file, [newMasterKey(), ...readKeyFile(file)]);
  await rotateKey(owner, file);
  const keys = openKeyFile(file);
  expect(await listHotelKeys(owner)).toMatchObject([{ masterKeyId: keys.current().id }]);
  const encryption = await database.withHotel(hotelId, (tx) =>
    identityEncryptionOf(tx, hotelId, keys),
  );
  expect(encryption.decrypt(guestId, encrypted)).toBe("178956432");
});

it("two concurrent rotations keep each other's keys", async () => {
  const file = keyFileFolder();
  const { hotelId, guestId, encrypted } = await hotelWithKey(file);
  const second = postgres(ownerUrl, { max: 1, onnotice: () => undefined });
  onTestFinished(() => second.end({ timeout: 1 }));
  await Promise.all([rotateKey(owner, file), rotateKey(second, file)]);
  expect(readKeyFile(file)).toHaveLength(3);
  const keys = openKeyFile(file);
  const encryption = await database.withHotel(hotelId, (tx) =>
    identityEncryptionOf(tx, hotelId, keys),
  );
  expect(encryption.decrypt(guestId, encrypted)).toBe("178956432");
});

it("after a rotation a running process encrypts a new hotel's key with the new master key", async () => {
  const file = keyFileFolder();
  const { keys } = await hotelWithKey(file);
  await rotateKey(owner, file);
  const hotelId = await makeHotel(database);
  await database.withHotel(hotelId, (tx) => identityEncryptionOf(tx, hotelId, keys));
  const stored = (await listHotelKeys(owner)).find((row) => row.hotelId === hotelId);
  expect(stored?.masterKeyId).toBe(readKeyFile(file)[0].id);
});

it("adds another installation's keys after its own, once, and never replaces a key", async () => {
  const [own, other] = [keyFileFolder(), keyFileFolder()];
  const [mine, theirs] = [newMasterKey(), newMasterKey()];
  writeKeyFile(own, [mine]);
  writeKeyFile(other, [theirs]);
  expect(await addKeys(owner, own, other)).toMatch(/^1 keys were added/);
  expect(await addKeys(owner, own, other)).toMatch(/^0 keys were added/);
  expect(readKeyFile(own)).toEqual([mine, theirs]);
  writeKeyFile(other, [{ ...theirs, key: newMasterKey().key }]);
  await expect(addKeys(owner, own, other)).rejects.toThrow(/they differ\. Nothing was changed\.$/);
});
