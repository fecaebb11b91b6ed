import type {
  BookingStatus,
  CreateBooking,
  CreatedBooking,
} from "@funduq/shared-types/contracts/booking";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { guestsVerdict, occupancyVerdict } from "@funduq/shared-types/rules/booking-guests";
import { statusOfNewBooking } from "@funduq/shared-types/rules/booking-status";
import type { NightSpan } from "@funduq/shared-types/rules/night-span";
import { rateVerdict } from "@funduq/shared-types/rules/rates";
import { stayVerdict } from "@funduq/shared-types/rules/stay";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, GroupId, HotelId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges, type NightChange } from "../availability/availability.service.ts";
import { assertCompanyActive } from "../companies/archive.service.ts";
import { openCompanyFolio } from "../folios/folios.service.ts";
import { registerGuests } from "../guests/guests.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { getRateOffers } from "../rates/rates.service.ts";
import { assertInService, type LockedRoom, lockRoom } from "../rooms/rooms.service.ts";
import { assertRoomCanReceive, assertRoomEmpty } from "./check-in.service.ts";
import { type FirstNote, insertBooking } from "./new-booking.queries.ts";
import { assertNamedFit, refuseGuestsTwice, refuseIdsTwice } from "./stay-guests.service.ts";
import { assertRoomFree } from "./stay-nights.service.ts";

/** Creates a booking, or checks a walk-in guest in at once (BK-01 to BK-07). */
export async function createBooking(
  tx: HotelTx,
  hotelId: HotelId,
  input: CreateBooking,
  context: WriteContext,
): Promise<CreatedBooking> {
  const { saved, nights } = await insertNewBooking(tx, hotelId, input, context);
  await applyNightChanges(tx, hotelId, [nights]);
  return saved;
}

/** A second draw is one in some ten thousand bookings of a hotel with that many; a fourth does not happen. */
const MOST_DRAWS = 3;

/** The rate comes from the group's contract, not from current offers. The caller has locked the group. */
type GroupTerms = { groupId: GroupId };

/**
 * `createBooking` without the inventory, which the caller updates. Locks the room's row first, which
 * serializes concurrent bookings of one room. The insert relies on the database's constraint against double
 * bookings. A walk-in is also checked before, so that the error names the conflicting guest rather than the
 * state of the room.
 */
export async function insertNewBooking(
  tx: HotelTx,
  hotelId: HotelId,
  input: CreateBooking,
  context: WriteContext,
  terms: GroupTerms | null = null,
): Promise<{ saved: CreatedBooking; nights: NightChange }> {
  const span = { from: input.checkInDate, to: input.checkOutDate };
  const businessDate = await lockBusinessDateShared(tx, hotelId);
  assertAllowed(guestsVerdict(input.guests));
  refuseGuestsTwice(input.guests);
  assertAllowed(stayVerdict(span, businessDate));

  const room = await lockRoom(tx, { hotelId, roomId: input.roomId });
  assertAllowed(occupancyVerdict(input, room.type));
  assertNamedFit(input, room.type);
  assertInService(room, span);
  if (input.checkInNow) await assertWalkIn(tx, room, span, businessDate);
  if (terms === null) {
    await assertRate(tx, room, input);
    await assertCompanyActive(tx, hotelId, input.companyId);
  }

  const ref = { hotelId, bookingId: uuidv7() as BookingId };
  const status = statusOfNewBooking(input.checkInDate, businessDate, input.checkInNow);
  const booking = {
    ...bookingOf(room, input, status),
    groupId: terms?.groupId ?? null,
    guests: await registerBookingGuests(tx, hotelId, input),
    notes: creationNotes(room, input, status),
  };
  const insert = () => insertBooking(tx, ref, booking, context);
  const saved = (await insert()) ?? (await insertAgain(tx, room, span, insert));
  await openCompanyFolio(tx, ref, input.companyId);
  const nights = { ...span, roomTypeId: room.type.id, sold: 1, outOfOrder: 0 };
  return { saved, nights };
}

/** A walk-in guest's room must be free, ready and vacant today. */
async function assertWalkIn(
  tx: HotelTx,
  room: LockedRoom,
  span: NightSpan,
  businessDate: CalendarDate,
): Promise<void> {
  await assertRoomFree(tx, room, span);
  if (span.from !== businessDate)
    throw new AppError("booking.not-today", { checkInDate: span.from, businessDate });
  await assertRoomCanReceive(tx, room);
}

async function assertRate(tx: HotelTx, room: LockedRoom, input: CreateBooking): Promise<void> {
  const { offers } = await getRateOffers(tx, {
    hotelId: room.hotelId,
    roomTypeId: room.type.id,
    guests: input.adults + input.children,
    companyId: input.companyId,
  });
  assertAllowed(rateVerdict(input, offers));
}

async function registerBookingGuests(tx: HotelTx, hotelId: HotelId, { guests }: CreateBooking) {
  const inputs = guests.map(({ guest }) => guest);
  const ids = await registerGuests(tx, hotelId, inputs);
  refuseIdsTwice(ids);
  return ids.map((guestId, index) => ({
    guestId,
    isPrimary: guests[index]?.isPrimary ?? false,
  }));
}

function bookingOf(room: LockedRoom, input: CreateBooking, status: BookingStatus) {
  const { checkInDate, checkOutDate, adults, children } = input;
  const { ratePlan, rateCentimes, companyId, comments } = input;
  const place = { roomId: room.id, roomTypeId: room.type.id, checkInDate, checkOutDate };
  return { ...place, adults, children, ratePlan, rateCentimes, companyId, comments, status };
}

function creationNotes(
  room: LockedRoom,
  { checkInDate, checkOutDate, rateCentimes }: CreateBooking,
  status: BookingStatus,
): FirstNote[] {
  const details = { status, room: room.number, checkInDate, checkOutDate, rateCentimes };
  const created: FirstNote = { action: "created", details };
  if (status !== "Checked-in") return [created];
  return [created, { action: "checked-in", details: { room: room.number } }];
}

/**
 * Throws the error that names the booking or guest behind a violation of the database's constraint. Where the
 * room is free the drawn reference was not: inserts again, with another one (BK-22).
 */
async function insertAgain(
  tx: HotelTx,
  room: LockedRoom,
  span: NightSpan,
  insert: () => Promise<CreatedBooking | undefined>,
): Promise<CreatedBooking> {
  await assertRoomFree(tx, room, span);
  await assertRoomEmpty(tx, room);
  for (let tries = 0; tries < MOST_DRAWS; tries++) {
    const saved = await insert();
    if (saved) return saved;
  }
  throw new AppError("booking.room-taken", { clashes: [] });
}
