import crypto from "node:crypto";
import type { GuestProfile, GuestRef } from "@funduq/shared-types/contracts/guest";
import { documentKey } from "@funduq/shared-types/rules/guest-profile";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { placeOfHotelKey } from "../../db/hotel-keys.ts";
import type { HotelTx } from "../../platform/db/database.ts";
import { DecryptionError, decrypt, deriveKey, encrypt } from "../../platform/encryption.ts";
import { KeyFileError, type MasterKeys } from "../../platform/identity-keys.ts";
import { findHotelKey, insertHotelKey, type StoredHotelKey } from "./hotel-keys.queries.ts";
import { findStoredIdNumber } from "./identity-numbers.queries.ts";

/** Encrypts, decrypts and looks up the identity numbers of one hotel's guests. */
export type IdentityEncryption = {
  /** The guest id is part of the authenticated data: a value copied to another guest's row does not decrypt. */
  encrypt(guestId: GuestId, idNumber: string): Buffer;
  decrypt(guestId: GuestId, encrypted: Buffer): string;
  /** A keyed hash for the lookup of a number, independent of its formatting; null without a letter or digit. */
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

/** A hotel's encryption for writes; creates the hotel's key when it is first needed. */
export async function identityEncryptionOf(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
): Promise<IdentityEncryption> {
  const stored = (await findHotelKey(tx, hotelId)) ?? (await makeKey(tx, hotelId, masterKeys));
  return encryptionWith(stored, hotelId, masterKeys);
}

/** For a write of a profile: undefined without a number, so that no key is created. */
export async function encryptionFor(
  tx: HotelTx,
  hotelId: HotelId,
  { idNumber }: Pick<GuestProfile, "idNumber">,
  masterKeys: MasterKeys,
): Promise<IdentityEncryption | undefined> {
  return idNumber === null ? undefined : identityEncryptionOf(tx, hotelId, masterKeys);
}

/**
 * The same for a record that is there. One whose number can't be read was shown without it, so a profile without a
 * number keeps what is stored: it may be read again once the key or the row is restored.
 */
export async function encryptionForChange(
  tx: HotelTx,
  { hotelId, guestId }: GuestRef,
  profile: Pick<GuestProfile, "idNumber">,
  masterKeys: MasterKeys,
): Promise<IdentityEncryption | "number-stays" | undefined> {
  const encryption = await encryptionFor(tx, hotelId, profile, masterKeys);
  if (encryption) return encryption;
  const idNumber = await findStoredIdNumber(tx, { hotelId, guestId });
  const [shown] = await decryptIdNumbers(tx, hotelId, masterKeys, [{ guestId, idNumber }]);
  return shown?.isIdNumberUnreadable && "number-stays";
}

/** The encryption of a hotel for a read; undefined where no number was ever stored, or its key can't be read. */
export async function findIdentityEncryption(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
): Promise<IdentityEncryption | undefined> {
  const stored = await findHotelKey(tx, hotelId);
  return stored && unlessUnreadable(() => encryptionWith(stored, hotelId, masterKeys));
}

/**
 * Records as they are stored, `idNumber` encrypted and in base64, with their numbers in clear text. One that
 * can't be decrypted has none and says so; the data check names its guest.
 */
export async function decryptIdNumbers<T extends StoredIdNumber>(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
  records: readonly T[],
): Promise<(T & { isIdNumberUnreadable?: true })[]> {
  if (records.every(({ idNumber }) => idNumber === null)) return [...records];
  const encryption = await findIdentityEncryption(tx, hotelId, masterKeys);
  return records.map((record) => {
    if (record.idNumber === null) return record;
    const encrypted = Buffer.from(record.idNumber, "base64");
    const idNumber = unlessUnreadable(() => encryption?.decrypt(record.guestId, encrypted));
    return idNumber === undefined
      ? { ...record, idNumber: null, isIdNumberUnreadable: true }
      : { ...record, idNumber };
  });
}

type StoredIdNumber = { guestId: GuestId; idNumber: string | null };

/** Undefined where a value was damaged, belongs to somebody else, or its key is not here. */
function unlessUnreadable<T>(decrypted: () => T): T | undefined {
  try {
    return decrypted();
  } catch (error) {
    if (error instanceof DecryptionError || error instanceof KeyFileError) return undefined;
    throw error;
  }
}

function encryptionWith(
  { masterKeyId, encryptedKey }: StoredHotelKey,
  hotelId: HotelId,
  masterKeys: MasterKeys,
): IdentityEncryption {
  const master = masterKeys.get(masterKeyId).key;
  return identityEncryption(decrypt(master, placeOfHotelKey(hotelId), encryptedKey));
}

/** Creates a hotel's key, encrypted with the current master key. */
export function newHotelKey(hotelId: string, masterKeys: MasterKeys) {
  const { id: masterKeyId, key } = masterKeys.current();
  const hotelKey = crypto.randomBytes(32);
  return { hotelKey, masterKeyId, encryptedKey: encrypt(key, placeOfHotelKey(hotelId), hotelKey) };
}

/** With concurrent inserts, the second waits for the first one's commit and uses its key. */
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
