import { createHmac } from "node:crypto";
import { deriveKey } from "../../platform/encryption.ts";
import type { MasterKeys } from "../../platform/identity-keys.ts";
import type { PersonRef } from "./pin-guesses.queries.ts";

/**
 * What is hashed of a PIN, by each key of the installation, the current one first. A PIN has few digits: without the key file, a
 * copy of the database would be enough to try them all.
 */
export function pinSecrets(masterKeys: MasterKeys, person: PersonRef, pin: string): string[] {
  const { hotelId, userId } = person;
  // Reads the file again: another process may have added a key.
  masterKeys.current();
  return masterKeys
    .all()
    .map(({ key }) =>
      createHmac("sha256", deriveKey(key, "PIN at the till"))
        .update(`${hotelId}\n${userId}\n${pin}`)
        .digest("base64"),
    );
}
