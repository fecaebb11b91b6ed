import type { HotelRole, Section, UserStatus } from "@funduq/shared-types/contracts/user";
import type { HotelId, HotelUserId, UserId } from "@funduq/shared-types/values/ids";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** The active hotel admins who have an account with a password, two at most: whether there is another one. */
export async function listSignedInAdmins(tx: HotelTx, hotelId: HotelId): Promise<HotelUserId[]> {
  const rows = await tx.execute<{ id: HotelUserId }>(sql`
    select m.id from hotel_users m join users u on u.id = m.user_id
    where m.hotel_id = ${hotelId} and m.role = 'hotel-admin' and m.status = 'active'
      and u.password_hash is not null
    limit 2`);
  return rows.map(({ id }) => id);
}

/** What somebody is in a hotel. */
export type OwnPlace = { role: HotelRole; sections: Section[]; status: UserStatus };

/** The actor's own place, locked until the transaction ends. */
export async function lockOwnPlace(
  tx: HotelTx,
  hotelId: HotelId,
  userId: UserId,
): Promise<OwnPlace | undefined> {
  const [row] = await tx.execute<OwnPlace>(sql`
    select role, sections, status from hotel_users
    where hotel_id = ${hotelId} and user_id = ${userId} for no key update`);
  return row;
}
