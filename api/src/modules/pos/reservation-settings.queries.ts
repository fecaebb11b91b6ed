import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { SaveReservationSettings } from "@funduq/shared-types/contracts/pos-reservation";
import { sql } from "drizzle-orm";
import type { HotelTx } from "../../platform/db/database.ts";

/** Undefined where the settings have another version, or there is no such restaurant. */
export async function updateReservationSettings(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
  { usualMinutes, leadMinutes, version }: SaveReservationSettings,
): Promise<{ version: number } | undefined> {
  const [saved] = await tx.execute<{ version: number }>(sql`
    update restaurants set reservation_minutes = ${usualMinutes}, reserved_lead_minutes = ${leadMinutes},
      reservation_version = reservation_version + 1
    where hotel_id = ${hotelId} and id = ${restaurantId} and reservation_version = ${version}
    returning reservation_version as version`);
  return saved;
}

export type TimesOfRestaurant = Omit<SaveReservationSettings, "version">;

export async function findReservationSettings(
  tx: HotelTx,
  { hotelId, restaurantId }: RestaurantRef,
): Promise<TimesOfRestaurant | undefined> {
  const [row] = await tx.execute<TimesOfRestaurant>(sql`
    select reservation_minutes as "usualMinutes", reserved_lead_minutes as "leadMinutes"
    from restaurants where hotel_id = ${hotelId} and id = ${restaurantId}`);
  return row;
}
