import type { Sql, TransactionSql } from "postgres";
import { DecryptionError, decrypt, encrypt } from "../platform/encryption.ts";
import { KeyFileError, type MasterKeys } from "../platform/identity-keys.ts";

type HotelKeyRow = { hotelId: string; masterKeyId: string; encryptedKey: Buffer };

/** The associated data of a hotel's encrypted key: copied to another hotel's row it can't be decrypted. */
export const placeOfHotelKey = (hotelId: string) => `key of hotel ${hotelId}`;

/** The stored keys of all hotels; empty in a new database. */
export async function listHotelKeys(owner: Sql): Promise<HotelKeyRow[]> {
  return owner.begin(selectHotelKeys);
}

async function selectHotelKeys(tx: TransactionSql): Promise<HotelKeyRow[]> {
  const [found] = await tx`select to_regclass('public.hotel_keys') is not null as there`;
  if (!found?.there) return [];
  await tx`select set_config('app.scope', 'system', true)`;
  const hotels = await tx<{ id: string }[]>`select id from hotels order by id`;
  const keys: HotelKeyRow[] = [];
  for (const { id } of hotels) {
    // Row-level security also applies to the owner.
    await tx`select set_config('app.hotel_id', ${id}, true)`;
    keys.push(
      ...(await tx<HotelKeyRow[]>`
        select hotel_id as "hotelId", master_key_id as "masterKeyId",
          encrypted_key as "encryptedKey"
        from hotel_keys where hotel_id = ${id}`),
    );
  }
  return keys;
}

/**
 * Throws `KeyFileError` when a hotel's key can't be decrypted with these master keys: the database
 * belongs to another key file. Only reads.
 */
export async function assertMasterKeysFit(owner: Sql, masterKeys: MasterKeys): Promise<void> {
  for (const row of await listHotelKeys(owner)) decryptHotelKey(row, masterKeys);
}

/** Throws `KeyFileError`. */
export function decryptHotelKey(
  { hotelId, masterKeyId, encryptedKey }: HotelKeyRow,
  masterKeys: MasterKeys,
): Buffer {
  try {
    return decrypt(masterKeys.get(masterKeyId).key, placeOfHotelKey(hotelId), encryptedKey);
  } catch (error) {
    if (!(error instanceof DecryptionError || error instanceof KeyFileError)) throw error;
    throw new KeyFileError(
      `The identity numbers of this database are encrypted with another key (${masterKeyId}) than the key file holds. Put its key file back, or name it with FUNDUQ_KEY_FILE. Nothing was changed.`,
    );
  }
}

/**
 * Encrypts every hotel's key again with the current master key, all in one transaction. The hotel keys themselves
 * do not change, so the guests' rows stay as they are. Returns how many keys were encrypted with a former one.
 */
export async function rewrapHotelKeys(tx: TransactionSql, masterKeys: MasterKeys): Promise<number> {
  const { id: masterKeyId, key } = masterKeys.current();
  const former = (await selectHotelKeys(tx)).filter((row) => row.masterKeyId !== masterKeyId);
  for (const row of former) {
    const { hotelId } = row;
    const hotelKey = decryptHotelKey(row, masterKeys);
    await tx`select set_config('app.hotel_id', ${hotelId}, true)`;
    await tx`
      update hotel_keys set master_key_id = ${masterKeyId},
        encrypted_key = ${encrypt(key, placeOfHotelKey(hotelId), hotelKey)}
      where hotel_id = ${hotelId}`;
  }
  return former.length;
}
