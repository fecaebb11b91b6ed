import crypto from "node:crypto";
import type { GuestProfile } from "@funduq/shared-types/contracts/guest";
import { documentKey } from "@funduq/shared-types/rules/guest-profile";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { placeOfHotelKey } from "../../db/hotel-keys.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import { decrypt, deriveKey, encrypt } from "../../platform/encryption.ts";
import type { MasterKeys } from "../../platform/identity-keys.ts";
import { findHotelKey, insertHotelKey, type StoredHotelKey } from "./hotel-keys.queries.ts";

/** Encrypts, decrypts and finds the identity numbers of one hotel's guests. */
export type IdentityEncryption = {
  /** Bound to the guest: copied into another guest's row it does not decrypt. */
  encrypt(guestId: GuestId, idNumber: string): Buffer;
  decrypt(guestId: GuestId, encrypted: Buffer): string;
  /** A keyed hash by which a number is found however it is written; null where it has no letter or digit. */
  hash(idNumber: string): Buffer | null;
};

export function identityEncryption(hotelKey: Buffer): IdentityEncryption {
  const encryptionKey = deriveKey(hotelKey, "identity number encryption");
  const hashKey = deriveKey(hotelKey, "identity number search");
  const placeOf = (guestId: GuestId) => `identity number of guest ${guestId}`;
  return {
    encrypt: (guestId, idNumber) =>
      encrypt(encryptionKey, placeOf(guestId), Buffer.from(idNumber, "utf8")),
    decrypt: (guestId, encrypted) =>
      decrypt(encryptionKey, placeOf(guestId), encrypted).toString("utf8"),
    hash(idNumber) {
      const written = documentKey(idNumber);
      if (written === "") return null;
      return crypto.createHmac("sha256", hashKey).update(written).digest();
    },
  };
}

/** The encryption of a hotel for a write; the hotel's key is made the first time that it is asked for. */
export async function identityEncryptionOf(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
): Promise<IdentityEncryption> {
  const stored = (await findHotelKey(tx, hotelId)) ?? (await makeKey(tx, hotelId, masterKeys));
  return encryptionWith(stored, hotelId, masterKeys);
}

/** For a write of a profile: undefined where it has no number, so that no key is needed. */
export async function encryptionFor(
  tx: HotelTx,
  hotelId: HotelId,
  { idNumber }: Pick<GuestProfile, "idNumber">,
  masterKeys: MasterKeys,
): Promise<IdentityEncryption | undefined> {
  return idNumber === null ? undefined : identityEncryptionOf(tx, hotelId, masterKeys);
}

/** The encryption of a hotel for a read; undefined where no number was ever stored. */
export async function findIdentityEncryption(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
): Promise<IdentityEncryption | undefined> {
  const stored = await findHotelKey(tx, hotelId);
  return stored && encryptionWith(stored, hotelId, masterKeys);
}

/** Records as they are stored, `idNumber` encrypted and in base64, with their numbers in clear text. */
export async function decryptIdNumbers<T extends StoredIdNumber>(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
  records: readonly T[],
): Promise<T[]> {
  if (records.every(({ idNumber }) => idNumber === null)) return [...records];
  const encryption = await findIdentityEncryption(tx, hotelId, masterKeys);
  if (!encryption) throw new Error(`the hotel ${hotelId} has no key`);
  return records.map((record) => {
    if (record.idNumber === null) return record;
    const encrypted = Buffer.from(record.idNumber, "base64");
    return { ...record, idNumber: encryption.decrypt(record.guestId, encrypted) };
  });
}

type StoredIdNumber = { guestId: GuestId; idNumber: string | null };

function encryptionWith(
  { masterKeyId, encryptedKey }: StoredHotelKey,
  hotelId: HotelId,
  masterKeys: MasterKeys,
): IdentityEncryption {
  const master = masterKeys.get(masterKeyId).key;
  return identityEncryption(decrypt(master, placeOfHotelKey(hotelId), encryptedKey));
}

/** A new key of a hotel, and the same encrypted with the current master key. */
export function newHotelKey(hotelId: string, masterKeys: MasterKeys) {
  const { id: masterKeyId, key } = masterKeys.current();
  const hotelKey = crypto.randomBytes(32);
  return { hotelKey, masterKeyId, encryptedKey: encrypt(key, placeOfHotelKey(hotelId), hotelKey) };
}

/** Of two that make it at the same time, the second waits for the first one's commit and takes its key. */
async function makeKey(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
): Promise<StoredHotelKey> {
  await insertHotelKey(tx, hotelId, newHotelKey(hotelId, masterKeys));
  const stored = await findHotelKey(tx, hotelId);
  if (!stored) throw new Error(`the hotel ${hotelId} has no key`);
  return stored;
}
