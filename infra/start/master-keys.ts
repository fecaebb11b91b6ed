import fs from "node:fs";
import { listHotelKeys } from "@funduq/api/db/hotel-keys";
import {
  type MasterKeys,
  newMasterKey,
  openKeyFile,
  writeKeyFile,
} from "@funduq/api/platform/identity-keys";
import type postgres from "postgres";
import { StartFailure } from "./start-failure.ts";

/** Reads an installation's master keys. Creates the key file of a new installation; fails if an existing one lacks it. */
export async function openMasterKeys(owner: postgres.Sql, file: string): Promise<MasterKeys> {
  if (!fs.existsSync(file)) {
    if ((await listHotelKeys(owner)).length > 0) throw new StartFailure(lost(file));
    writeKeyFile(file, [newMasterKey()]);
  }
  return openKeyFile(file);
}

const lost = (file: string) =>
  `The key file ${file} is gone, and the identity numbers of this database are encrypted with its key. Put it back, or name it with FUNDUQ_KEY_FILE. Nothing was changed.`;
