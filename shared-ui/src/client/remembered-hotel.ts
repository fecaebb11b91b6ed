import { type HotelId, hotelIdSchema, type UserId } from "@funduq/shared-types/values/ids";

const keyOf = (userId: UserId) => `funduq.hotel.${userId}`;

/** The hotel this user looked at last on this device (AUTH-05). */
export function rememberedHotel(userId: UserId): HotelId | undefined {
  return hotelIdSchema.safeParse(localStorage.getItem(keyOf(userId))).data;
}

export function rememberHotel(userId: UserId, hotelId: HotelId | null): void {
  if (hotelId) localStorage.setItem(keyOf(userId), hotelId);
  else localStorage.removeItem(keyOf(userId));
}
