import type {
  ResolveConflict,
  ResolvedConflict,
} from "@funduq/shared-types/contracts/booking-changes";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId, RoomId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { exchangeNights, type NightChange } from "../availability/availability.service.ts";
import { lockUnit } from "../groups/units.service.ts";
import { type Deed, holdBusinessDate } from "../hotels/hotels.service.ts";
import { lockRooms } from "../rooms/rooms.service.ts";
import { getBooking, type LockedBooking, lockBookingAt } from "./bookings.service.ts";
import { expectAgain } from "./call-off.service.ts";
import { moveDates } from "./change-dates.service.ts";
import { moveToRoom } from "./change-room.service.ts";
import { sellStay } from "./create-booking.service.ts";

type Final = ResolveConflict["finalise"];
type Held = Map<BookingId, LockedBooking>;
type Doing = { businessDate: CalendarDate; deed: Deed };

/**
 * Moves the bookings that are in the way, then does what they stood in the way of (BK-08): all of it
 * or nothing. They keep their rates, as the hotel asks for the move, not the guest.
 *
 * Every booking and every room is locked first, each kind in the order of ids, and all nights are
 * exchanged in one statement at the end: two wizards at once wait for each other, never crosswise.
 */
export async function resolveConflict(
  tx: HotelTx,
  hotelId: HotelId,
  { moves, finalise }: ResolveConflict,
  deed: Deed,
): Promise<ResolvedConflict> {
  const doing = { businessDate: await holdBusinessDate(tx, hotelId), deed };
  const held = await lockAll(tx, hotelId, { moves, finalise });
  const nights: NightChange[] = [];
  for (const { bookingId, toRoomId: roomId } of moves)
    nights.push(
      ...(await moveToRoom(tx, bookingIn(held, bookingId), { roomId, rate: null }, doing)),
    );
  const final = await finish(tx, hotelId, { finalise, held, doing });
  await exchangeNights(tx, hotelId, [...nights, ...final.nights]);
  const read = (bookingId: BookingId) => getBooking(tx, { hotelId, bookingId });
  const [booking, moved] = await Promise.all([
    read(final.bookingId),
    Promise.all(moves.map(({ bookingId }) => read(bookingId))),
  ]);
  return { booking, moved };
}

/** What each booking of the request was seen at. */
function seenVersions({ moves, finalise }: ResolveConflict): Map<BookingId, number> {
  const seen = [...moves, ...(finalise.step === "create" ? [] : [finalise])];
  const versions = new Map(seen.map(({ bookingId, version }) => [bookingId, version]));
  if (versions.size === seen.length) return versions;
  const fault = { path: "moves", message: "A booking is named twice." };
  throw new AppError("request.invalid", { fields: [fault] });
}

async function lockAll(tx: HotelTx, hotelId: HotelId, request: ResolveConflict): Promise<Held> {
  const held: Held = new Map();
  const seen = [...seenVersions(request)].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [bookingId, version] of seen)
    held.set(bookingId, await lockBookingAt(tx, { hotelId, bookingId }, version));
  const { finalise } = request;
  // Between the bookings and the rooms, as whoever assigns the group's rooms takes it.
  if (finalise.step === "reactivate") await lockUnit(tx, bookingIn(held, finalise.bookingId));
  const rooms = [...held.values()].map(({ roomId }) => roomId);
  const wanted = request.moves.map(({ toRoomId }) => toRoomId);
  await lockRooms(tx, hotelId, [...rooms, ...wanted, ...roomsOf(finalise)]);
  return held;
}

function roomsOf(finalise: Final): RoomId[] {
  if (finalise.step === "create") return [finalise.booking.roomId];
  if (finalise.step === "reactivate" || finalise.roomId === undefined) return [];
  return [finalise.roomId];
}

type Finishing = { finalise: Final; held: Held; doing: Doing };

async function finish(
  tx: HotelTx,
  hotelId: HotelId,
  { finalise, held, doing }: Finishing,
): Promise<{ bookingId: BookingId; nights: NightChange[] }> {
  if (finalise.step === "create") {
    const { bookingId, nights } = await sellStay(tx, hotelId, finalise.booking, doing.deed);
    return { bookingId, nights: [nights] };
  }
  const { bookingId } = finalise;
  const booking = bookingIn(held, bookingId);
  if (finalise.step === "reactivate")
    return { bookingId, nights: await expectAgain(tx, booking, doing) };
  const nights =
    finalise.step === "dates"
      ? await moveDates(tx, booking, finalise, doing)
      : await moveToRoom(tx, booking, finalise, doing);
  return { bookingId, nights };
}

function bookingIn(held: Held, bookingId: BookingId): LockedBooking {
  const booking = held.get(bookingId);
  if (!booking) throw new AppError("booking.not-found");
  return booking;
}
