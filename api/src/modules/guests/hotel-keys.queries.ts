import type { HotelId } from "@funduq/shared-types/values/ids";
import { eq } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";
import { hotelKeys } from "./hotel-keys.tables.ts";

export type StoredHotelKey = { masterKeyId: string; encryptedKey: Buffer };

export async function findHotelKey(
  tx: HotelTx,
  hotelId: HotelId,
): Promise<StoredHotelKey | undefined> {
  const { masterKeyId, encryptedKey } = hotelKeys;
  const [row] = await tx
    .select({ masterKeyId, encryptedKey })
    .from(hotelKeys)
    .where(eq(hotelKeys.hotelId, hotelId));
  return row;
}

/** Keeps an existing key. */
export async function insertHotelKey(
  tx: HotelTx,
  hotelId: HotelId,
  { masterKeyId, encryptedKey }: StoredHotelKey,
): Promise<void> {
  await tx.insert(hotelKeys).values({ hotelId, masterKeyId, encryptedKey }).onConflictDoNothing();
}
