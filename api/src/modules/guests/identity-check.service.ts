import type { Invariant } from "@funduq/shared-types/contracts/integrity";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import type { MasterKeys } from "../../platform/identity-keys.ts";
import { decryptIdNumbers } from "./identity-encryption.service.ts";
import { listIdNumbers } from "./identity-numbers.queries.ts";

/** What the data check calls it. The database can't look for itself: it has no key. */
export const UNREADABLE = "identity-number-can-be-read" satisfies Invariant;

/** Read and decrypted at once; requests run between two slices. */
const SLICE = 1_000;

/** The guests whose identity number can't be decrypted: the row or the hotel's key was damaged. */
export async function listUnreadable(
  tx: HotelTx,
  hotelId: HotelId,
  masterKeys: MasterKeys,
  slice = SLICE,
): Promise<GuestId[]> {
  const found: GuestId[] = [];
  let after: GuestId | null = null;
  for (;;) {
    const stored = await listIdNumbers(tx, hotelId, after, slice);
    const shown = await decryptIdNumbers(tx, hotelId, masterKeys, stored);
    const unreadable = shown.filter(({ isIdNumberUnreadable }) => isIdNumberUnreadable);
    found.push(...unreadable.map(({ guestId }) => guestId));
    if (stored.length < slice) return found;
    after = stored.at(-1)?.guestId ?? null;
  }
}
