import type { BookingRef } from "@funduq/shared-types/contracts/booking";
import type { ChangeRoom, ChangeRoomPreview } from "@funduq/shared-types/contracts/booking-changes";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { RoomId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRooms, readRoom } from "../rooms/rooms.service.ts";
import { changeFacts, type WrittenBooking } from "./booking-facts.service.ts";
import {
  type LockedBooking,
  lockBookingAt,
  readBooking,
  recordHistory,
} from "./bookings.service.ts";
import {
  assertChangePossible,
  isMove,
  type SavedChange,
  type StayChange,
  saveChange,
} from "./change-stay.service.ts";
import { chooseRate, listOffers, priceAt, priceOf } from "./stay-rate.service.ts";

/**
 * Moves a stay to another room (BK-16). The room of a guest in house becomes Dirty. Past nights stay in the
 * former room type's inventory; future nights move to that of the new type.
 */
export async function changeRoom(
  tx: HotelTx,
  ref: BookingRef,
  { version, ...wanted }: ChangeRoom,
  context: WriteContext,
): Promise<WrittenBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const booking = await lockBookingAt(tx, ref, version);
  const { saved, nights, facts } = await moveToRoom(tx, booking, wanted, { businessDate, context });
  await applyNightChanges(tx, ref.hotelId, nights);
  return { ...saved, facts };
}

type Move = Pick<ChangeRoom, "roomId" | "rate">;
type Doing = { businessDate: CalendarDate; context: WriteContext };

/** `changeRoom` of a locked booking, without the inventory, which the caller updates. */
export async function moveToRoom(
  tx: HotelTx,
  booking: LockedBooking,
  { roomId, rate }: Move,
  { businessDate, context }: Doing,
): Promise<SavedChange> {
  const { hotelId, id: bookingId } = booking;
  const [former, room] = await lockRooms(tx, hotelId, [booking.roomId, roomId]);
  const change = { booking, former, room, dates: datesOf(booking), businessDate };
  refuseSameRoom(change);
  await assertChangePossible(tx, change);

  const party = { ...booking, roomTypeId: room.type.id };
  const chosen = await chooseRate(tx, booking, party, rate, businessDate);
  const changed = await saveChange(tx, change, chosen);
  const { rateCentimes: rateFrom } = booking;
  const rates = chosen.rateCentimes && { rateFrom, rateTo: chosen.rateCentimes };
  const details = { from: former.number, to: room.number, ...rates };
  await recordHistory(tx, { hotelId, bookingId }, { action: "room-changed", details }, context);
  return { ...changed, facts: changeFacts(details) };
}

/** A preview of the price after the change, refused for the same reasons as the change. */
export async function previewRoomChange(
  tx: HotelTx,
  ref: BookingRef,
  roomId: RoomId,
  businessDate: CalendarDate,
): Promise<ChangeRoomPreview> {
  const booking = await readBooking(tx, ref);
  const [former, room] = await Promise.all([
    readRoom(tx, { hotelId: ref.hotelId, roomId: booking.roomId }),
    readRoom(tx, { hotelId: ref.hotelId, roomId }),
  ]);
  const change = { booking, former, room, dates: datesOf(booking), businessDate };
  refuseSameRoom(change);
  await assertChangePossible(tx, change);
  const offers = await listOffers(tx, booking, { ...booking, roomTypeId: room.type.id });
  return {
    roomId: room.id,
    roomNumber: room.number,
    roomTypeId: room.type.id,
    roomTypeName: room.type.name,
    typeChanges: room.type.id !== former.type.id,
    kept: priceOf(booking),
    offers: offers.map((offer) => priceAt(booking, offer, businessDate)),
  };
}

function datesOf({ checkInDate, checkOutDate }: LockedBooking) {
  return { checkInDate, checkOutDate };
}

function refuseSameRoom(change: StayChange): void {
  if (!isMove(change)) throw new AppError("booking.same-room", { roomNumber: change.room.number });
}
