import {
  identityEncryption,
  newHotelKey,
} from "@funduq/api/modules/guests/identity-encryption.service";
import type { MasterKeys } from "@funduq/api/platform/identity-keys";
import type { GuestId } from "@funduq/shared-types/values/ids";
import type { HotelRows } from "./hotel-rows.ts";

/** Adds a hotel key to the rows and encrypts each guest's `id_number` with it. */
export function withEncryptedNumbers(rows: HotelRows, masterKeys: MasterKeys): HotelRows {
  const { hotelKey, masterKeyId, encryptedKey } = newHotelKey(rows.hotelId, masterKeys);
  const encryption = identityEncryption(hotelKey);
  rows.add("hotel_keys", { master_key_id: masterKeyId, encrypted_key: encryptedKey });
  const guests = rows.of("guests").map(({ id_number: idNumber, ...guest }) => ({
    ...guest,
    encrypted_id_number:
      typeof idNumber === "string" ? encryption.encrypt(guest.id as GuestId, idNumber) : null,
    id_number_hash: typeof idNumber === "string" ? encryption.hash(idNumber) : null,
  }));
  return { ...rows, of: (table) => (table === "guests" ? guests : rows.of(table)) };
}
