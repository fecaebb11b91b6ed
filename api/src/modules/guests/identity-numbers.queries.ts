import type { GuestRef } from "@funduq/shared-types/contracts/guest";
import type { GuestId, HotelId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** An identity number as it is stored: encrypted, in base64. */
type IdNumberRow = { guestId: GuestId; idNumber: string };

export async function findStoredIdNumber(
  tx: HotelTx,
  { hotelId, guestId }: GuestRef,
): Promise<string | null> {
  const [row] = await tx.execute<IdNumberRow>(sql`
    select encode(encrypted_id_number, 'base64') as "idNumber" from guests
    where hotel_id = ${hotelId} and id = ${guestId}`);
  return row?.idNumber ?? null;
}

/** The numbers of the guests whose ids come after this one, in order of the ids. */
export async function listIdNumbers(
  tx: HotelTx,
  hotelId: HotelId,
  after: GuestId | null,
  limit: number,
): Promise<IdNumberRow[]> {
  const rows = await tx.execute<IdNumberRow>(sql`
    select id as "guestId", encode(encrypted_id_number, 'base64') as "idNumber" from guests
    where hotel_id = ${hotelId} and encrypted_id_number is not null
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`);
  return [...rows];
}
