import { type HotelId, hotelIdSchema, type UserId } from "@funduq/shared-types/values/ids";
import { deviceStorage } from "./storage.ts";

const LAST = "funduq.last-hotel";
const keyOf = (userId: UserId) => `funduq.hotel.${userId}`;

/** The hotel this user looked at last on this device (AUTH-05). */
export function rememberedHotel(userId: UserId): HotelId | undefined {
  return hotelIdSchema.safeParse(deviceStorage.get(keyOf(userId))).data;
}

/** The hotel that was looked at last on this device, by whomever: known before it is known who is here. */
export function lastHotel(): HotelId | undefined {
  return hotelIdSchema.safeParse(deviceStorage.get(LAST)).data;
}

export function rememberHotel(userId: UserId, hotelId: HotelId | null): void {
  deviceStorage.set(keyOf(userId), hotelId);
  deviceStorage.set(LAST, hotelId);
}
