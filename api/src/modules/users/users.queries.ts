import type { UserStatus } from "@funduq/shared-types/contracts/user";
import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

type HotelUserRef = { hotelId: HotelId; hotelUserId: HotelUserId };

/** The hotel's user, held until the transaction ends. */
export async function lockHotelUser(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
): Promise<{ userId: UserId | null } | undefined> {
  const [row] = await tx.execute<{ user_id: UserId | null }>(sql`
    select user_id from hotel_users
    where hotel_id = ${hotelId} and id = ${hotelUserId} for no key update`);
  return row && { userId: row.user_id };
}

export async function setStatus(
  tx: HotelTx,
  { hotelId, hotelUserId }: HotelUserRef,
  status: UserStatus,
): Promise<void> {
  await tx.execute(sql`
    update hotel_users set status = ${status}
    where hotel_id = ${hotelId} and id = ${hotelUserId}`);
}
