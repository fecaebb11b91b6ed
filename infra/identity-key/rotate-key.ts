import { rewrapHotelKeys } from "@funduq/api/db/hotel-keys";
import {
  KeyFileError,
  newMasterKey,
  openKeyFile,
  readKeyFile,
  writeKeyFile,
} from "@funduq/api/platform/identity-keys";
import type postgres from "postgres";

/**
 * Makes a new master key the current one and encrypts every hotel's key with it. The former keys stay in
 * the file: exports that were made with them are still read. Interrupted, it is simply run again.
 */
export async function rotateKey(owner: postgres.Sql, file: string): Promise<string> {
  writeKeyFile(file, [newMasterKey(), ...readKeyFile(file)]);
  const hotels = await rewrapHotelKeys(owner, openKeyFile(file));
  return `A new key is in use for ${hotels} hotels. Save ${file} in a safe place, apart from the backups of the database.`;
}

/** Adds the keys of another installation, whose exported hotels can be imported from then on. */
export function addKeys(file: string, other: string): string {
  const own = readKeyFile(file);
  const known = new Map(own.map(({ id, key }) => [id, key]));
  const added = readKeyFile(other).filter(({ id, key }) => {
    const same = known.get(id);
    if (same && !same.equals(key))
      throw new KeyFileError(`Both files have a key ${id}, and they differ. Nothing was changed.`);
    return same === undefined;
  });
  writeKeyFile(file, [...own, ...added]);
  return `${added.length} keys were added to ${file}.`;
}
