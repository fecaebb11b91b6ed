import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** The account's own place in a hotel. A super admin may have none. */
export async function findOwnPlace(
  tx: HotelTx,
  hotelId: HotelId,
  userId: UserId,
): Promise<HotelUserId | undefined> {
  const [row] = await tx.execute<{ id: HotelUserId }>(sql`
    select id from hotel_users where hotel_id = ${hotelId} and user_id = ${userId}`);
  return row?.id;
}

/** Disables a place because its user left the hotel. When an admin enables it later, it is marked as new again. */
export async function setLeft(
  tx: HotelTx,
  hotelId: HotelId,
  hotelUserId: HotelUserId,
): Promise<void> {
  await tx.execute(sql`
    update hotel_users
    set status = 'disabled', join_unseen = true, version = version + 1, updated_at = now()
    where hotel_id = ${hotelId} and id = ${hotelUserId}`);
}

export async function setSeen(tx: HotelTx, hotelId: HotelId, userId: UserId): Promise<void> {
  await tx.execute(sql`
    update hotel_users set join_unseen = false
    where hotel_id = ${hotelId} and user_id = ${userId} and join_unseen`);
}
