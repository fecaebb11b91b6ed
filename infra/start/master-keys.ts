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

/** The master keys of an installation. A new installation gets its key file; one that lost it is refused. */
export async function openMasterKeys(owner: postgres.Sql, file: string): Promise<MasterKeys> {
  if (!fs.existsSync(file)) {
    if ((await listHotelKeys(owner)).length > 0) throw new StartFailure(lost(file));
    writeKeyFile(file, [newMasterKey()]);
  }
  return openKeyFile(file);
}

const lost = (file: string) =>
  `The key file ${file} is gone, and the identity numbers of this database are encrypted with its key. Put it back, or name it with FUNDUQ_KEY_FILE. Nothing was changed.`;
