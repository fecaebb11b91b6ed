import type { AuditFact } from "@funduq/shared-types/contracts/audit-trail";
import type { CreatedBooking } from "@funduq/shared-types/contracts/booking";
import type { ResolveConflict } from "@funduq/shared-types/contracts/booking-changes";
import { AppError } from "@funduq/shared-types/errors/app-error";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId, RoomId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { lockUnit } from "../groups/units.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { lockRooms } from "../rooms/rooms.service.ts";
import { saleFacts } from "./booking-facts.service.ts";
import { listPrimaryGuestNames } from "./booking-guests.queries.ts";
import { type LockedBooking, lockBookingAt } from "./bookings.service.ts";
import { reactivateLocked } from "./cancel-booking.service.ts";
import { moveDates } from "./change-dates.service.ts";
import { moveToRoom } from "./change-room.service.ts";
import type { SavedChange } from "./change-stay.service.ts";
import { insertNewBooking } from "./create-booking.service.ts";

type Final = ResolveConflict["finalise"];
type Held = Map<BookingId, LockedBooking>;
type Doing = { businessDate: CalendarDate; context: WriteContext };

/**
 * Moves the conflicting bookings to other rooms, then makes the requested change (BK-08), in one
 * transaction. Moved bookings keep their rates, as the hotel asks for the move. Locks every booking and
 * every room first, each kind ordered by id, and changes the inventory in one statement at the end, so that
 * two concurrent requests cannot deadlock.
 */
export async function resolveConflict(
  tx: HotelTx,
  hotelId: HotelId,
  { moves, finalise }: ResolveConflict,
  context: WriteContext,
): Promise<{ saved: CreatedBooking; facts: AuditFact[] }> {
  const doing = { businessDate: await lockBusinessDateShared(tx, hotelId), context };
  const held = await lockAll(tx, hotelId, { moves, finalise });
  const moved: SavedChange[] = [];
  for (const { bookingId, toRoomId: roomId } of moves)
    moved.push(await moveToRoom(tx, bookingIn(held, bookingId), { roomId, rate: null }, doing));
  const { saved, nights, facts } = await finish(tx, hotelId, { finalise, held, doing });
  await applyNightChanges(tx, hotelId, [...moved.flatMap((each) => each.nights), ...nights]);
  return { saved, facts: [...facts, ...(await factsOfMoved(tx, hotelId, moved))] };
}

/** Whose room changed for the stay that they were in the way of. */
async function factsOfMoved(
  tx: HotelTx,
  hotelId: HotelId,
  moved: readonly SavedChange[],
): Promise<AuditFact[]> {
  const ids = moved.map(({ saved }) => saved.id);
  const names = await listPrimaryGuestNames(tx, hotelId, ids);
  return moved.flatMap(({ saved, facts }) =>
    facts.map((told) => ({ ...told, of: names.get(saved.id) ?? null })),
  );
}

/** The version of each booking that the client read. */
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
  // Lock order: bookings, group unit, rooms, as in the assignment of a group's rooms.
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
): Promise<SavedChange> {
  if (finalise.step === "create") {
    const { saved, nights } = await insertNewBooking(tx, hotelId, finalise.booking, doing.context);
    return { saved, nights: [nights], facts: saleFacts(finalise.booking) };
  }
  const booking = bookingIn(held, finalise.bookingId);
  if (finalise.step === "reactivate") return reactivateLocked(tx, booking, doing);
  return finalise.step === "dates"
    ? moveDates(tx, booking, finalise, doing)
    : moveToRoom(tx, booking, finalise, doing);
}

function bookingIn(held: Held, bookingId: BookingId): LockedBooking {
  const booking = held.get(bookingId);
  if (!booking) throw new AppError("booking.not-found");
  return booking;
}
