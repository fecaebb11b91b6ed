import { type HotelId, hotelIdSchema, type UserId } from "@funduq/shared-types/values/ids";
import { deviceStorage } from "./storage.ts";

const keyOf = (userId: UserId) => `funduq.hotel.${userId}`;

/** The hotel this user looked at last on this device (AUTH-05). */
export function rememberedHotel(userId: UserId): HotelId | undefined {
  return hotelIdSchema.safeParse(deviceStorage.get(keyOf(userId))).data;
}

export function rememberHotel(userId: UserId, hotelId: HotelId | null): void {
  deviceStorage.set(keyOf(userId), hotelId);
}
