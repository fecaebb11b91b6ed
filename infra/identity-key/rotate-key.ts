import { assertMasterKeysFit, rewrapHotelKeys } from "@funduq/api/db/hotel-keys";
import {
  KeyFileError,
  newMasterKey,
  openKeyFile,
  readKeyFile,
  writeKeyFile,
} from "@funduq/api/platform/identity-keys";
import type postgres from "postgres";

const KEY_FILE_LOCK = 727_012;

/** Takes a lock, so that one command at a time changes an installation's key file. */
function changingFile<T>(
  owner: postgres.Sql,
  change: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  return owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${KEY_FILE_LOCK})`;
    return change(tx);
  }) as Promise<T>;
}

/**
 * Creates a new current master key and encrypts every hotel's key with it. The former keys stay in the
 * file, because existing exports are encrypted with them. After an interruption it can be run again.
 */
export async function rotateKey(owner: postgres.Sql, file: string): Promise<string> {
  await assertMasterKeysFit(owner, openKeyFile(file));
  const hotels = await changingFile(owner, (tx) => {
    writeKeyFile(file, [newMasterKey(), ...readKeyFile(file)]);
    return rewrapHotelKeys(tx, openKeyFile(file));
  });
  return `A new key is in use for ${hotels} hotels. Save ${file} in a safe place, apart from the backups of the database.`;
}

/** Adds the keys of another installation, so that hotels exported there can be imported here. */
export async function addKeys(owner: postgres.Sql, file: string, other: string): Promise<string> {
  return changingFile(owner, async () => {
    const own = readKeyFile(file);
    const known = new Map(own.map(({ id, key }) => [id, key]));
    const added = readKeyFile(other).filter(({ id, key }) => {
      const same = known.get(id);
      if (same && !same.equals(key))
        throw new KeyFileError(
          `Both files have a key ${id}, and they differ. Nothing was changed.`,
        );
      return same === undefined;
    });
    writeKeyFile(file, [...own, ...added]);
    return `${added.length} keys were added to ${file}.`;
  });
}
