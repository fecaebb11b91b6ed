import type { RestaurantRef } from "@funduq/shared-types/contracts/pos";
import type { RoomGuest } from "@funduq/shared-types/contracts/pos-sale";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { lockBooking } from "../bookings/bookings.service.ts";
import { findRoomGuest, selectRoomNumber } from "./room-guest.queries.ts";

/** The guest that a charge to the room would go to (POS-04). Throws `room.no-guest`. */
export async function getRoomGuest(
  tx: HotelTx,
  { hotelId }: RestaurantRef,
  room: string,
): Promise<RoomGuest> {
  const guest = await findRoomGuest(tx, hotelId, room);
  if (!guest) throw new AppError("room.no-guest", { room });
  return guest;
}

/** The numbers of rooms, by the stays in them. */
export type GuestRooms = ReadonlyMap<BookingId, string>;

/**
 * Locks the stays that a sale is charged to, in the order of their ids. A check-out that waits sees the charge; after one that
 * was first, this throws `room.no-guest`.
 */
export async function lockGuestsInHouse(
  tx: HotelTx,
  hotelId: HotelId,
  bookingIds: readonly BookingId[],
): Promise<GuestRooms> {
  const rooms = new Map<BookingId, string>();
  for (const bookingId of [...new Set(bookingIds)].sort()) {
    const { roomId, status } = await lockBooking(tx, { hotelId, bookingId });
    const room = await selectRoomNumber(tx, hotelId, roomId);
    if (status !== "Checked-in") throw new AppError("room.no-guest", { room });
    rooms.set(bookingId, room);
  }
  return rooms;
}
