import type {
  Booking,
  BookingRef,
  BookingStatus,
  CreateBooking,
} from "@funduq/shared-types/contracts/booking";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { guestsVerdict, occupancyVerdict } from "@funduq/shared-types/rules/booking-guests";
import { statusOfNewBooking } from "@funduq/shared-types/rules/booking-status";
import { rateVerdict } from "@funduq/shared-types/rules/rates";
import { stayVerdict } from "@funduq/shared-types/rules/stay";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, GroupId, HotelId } from "@funduq/shared-types/values/ids";
import { v7 as uuidv7 } from "uuid";
import type { HotelTx } from "../../platform/db/database.ts";
import { exchangeNights, type NightChange } from "../availability/availability.service.ts";
import { openFolios } from "../folios/folios.service.ts";
import { registerGuests } from "../guests/guests.service.ts";
import { type Deed, holdBusinessDate } from "../hotels/hotels.service.ts";
import { getRateOffers } from "../rates/rates.service.ts";
import { assertInService, type LockedRoom, lockRoom } from "../rooms/rooms.service.ts";
import { insertBooking, insertBookingGuests } from "./bookings.queries.ts";
import { getBooking, noteHistory } from "./bookings.service.ts";
import { assertRoomCanReceive, assertRoomEmpty } from "./receive-guest.service.ts";
import { refuseGuestsTwice, refuseIdsTwice } from "./stay-guests.service.ts";
import { assertRoomFree } from "./stay-nights.service.ts";

/**
 * Sells a room for a stay, or takes a walk-in straight in (BK-01 to BK-07).
 *
 * The room's row is locked before anything is looked at, so of two clerks who want the same nights
 * one is told of the other's booking. The database's own constraint stands behind it.
 */
export async function createBooking(
  tx: HotelTx,
  hotelId: HotelId,
  input: CreateBooking,
  deed: Deed,
): Promise<Booking> {
  const { bookingId, nights } = await sellStay(tx, hotelId, input, deed);
  const taken = exchangeNights(tx, hotelId, [nights]);
  const [booking] = await Promise.all([getBooking(tx, { hotelId, bookingId }), taken]);
  return booking;
}

/** Under a group's contract the rate is agreed, whatever is offered now. The group is locked. */
type GroupTerms = { groupId: GroupId };

/** `createBooking` without the nights, which the caller takes out of what is for sale. */
export async function sellStay(
  tx: HotelTx,
  hotelId: HotelId,
  input: CreateBooking,
  deed: Deed,
  terms: GroupTerms | null = null,
): Promise<{ bookingId: BookingId; nights: NightChange }> {
  // Sent together: locks are still taken one after the other, and what is free is read under them.
  const nights = { from: input.checkInDate, to: input.checkOutDate };
  const holding = holdBusinessDate(tx, hotelId);
  const locking = sentAhead(lockRoom(tx, { hotelId, roomId: input.roomId }));
  const free = sentAhead(assertRoomFree(tx, { hotelId, id: input.roomId }, nights));
  const businessDate = await holding;
  assertAllowed(guestsVerdict(input.guests));
  refuseGuestsTwice(input.guests);
  assertAllowed(stayVerdict(nights, businessDate));

  const room = await locking;
  assertAllowed(occupancyVerdict(input, room.type));
  assertInService(room, nights);
  await free;
  if (input.checkInNow) await assertWalkIn(tx, room, input, businessDate);

  const bookingId = await saveBooking(tx, room, input, { businessDate, deed, terms });
  return { bookingId, nights: { ...nights, roomTypeId: room.type.id, sold: 1, outOfOrder: 0 } };
}

/** A statement that is on its way while others are awaited; it fails where it is awaited itself. */
function sentAhead<Result>(statement: Promise<Result>): Promise<Result> {
  statement.catch(() => {});
  return statement;
}

async function assertRate(
  tx: HotelTx,
  hotelId: HotelId,
  room: LockedRoom,
  input: CreateBooking,
): Promise<void> {
  const guests = input.adults + input.children;
  const { companyId } = input;
  const question = { hotelId, roomTypeId: room.type.id, guests, companyId };
  assertAllowed(rateVerdict(input, (await getRateOffers(tx, question)).offers));
}

async function assertWalkIn(
  tx: HotelTx,
  room: LockedRoom,
  { checkInDate }: CreateBooking,
  businessDate: CalendarDate,
): Promise<void> {
  if (checkInDate !== businessDate)
    throw new AppError("booking.not-today", { checkInDate, businessDate });
  await assertRoomCanReceive(tx, room);
}

type Saving = { businessDate: CalendarDate; deed: Deed; terms: GroupTerms | null };

async function saveBooking(
  tx: HotelTx,
  room: LockedRoom,
  input: CreateBooking,
  { businessDate, deed, terms }: Saving,
): Promise<BookingId> {
  const { hotelId } = room;
  const bookingId = uuidv7() as BookingId;
  const ref = { hotelId, bookingId };
  const status = statusOfNewBooking(input.checkInDate, businessDate, input.checkInNow);
  const guests = input.guests.map(({ guest }) => guest);
  const rate = terms ? undefined : assertRate(tx, hotelId, room, input);
  const written = sentAhead(
    Promise.all([
      registerGuests(tx, hotelId, guests),
      insertBooking(
        tx,
        ref,
        { ...bookingOf(room, input, status), groupId: terms?.groupId ?? null },
        deed,
      ),
    ]),
  );
  await rate;
  const [guestIds, kept] = await written;
  refuseIdsTwice(guestIds);
  if (!kept) await refuseTaken(tx, room, input);
  const staying = guestIds.map((guestId, index) => ({
    guestId,
    isPrimary: input.guests[index]?.isPrimary ?? false,
  }));
  await Promise.all([
    insertBookingGuests(tx, ref, staying),
    openFolios(tx, ref, input.companyId),
    noteCreation(tx, ref, { room, input, status }, deed),
  ]);
  return bookingId;
}

type Created = { room: LockedRoom; input: CreateBooking; status: BookingStatus };

async function noteCreation(
  tx: HotelTx,
  ref: BookingRef,
  { room, input, status }: Created,
  deed: Deed,
): Promise<void> {
  const { checkInDate, checkOutDate, rateCentimes } = input;
  const details = { status, room: room.number, checkInDate, checkOutDate, rateCentimes };
  await noteHistory(tx, ref, { action: "created", details }, deed);
  if (status === "Checked-in")
    await noteHistory(tx, ref, { action: "checked-in", details: { room: room.number } }, deed);
}

/** The constraints behind the checks above, in the same words: whoever is in the way is there by now. */
async function refuseTaken(
  tx: HotelTx,
  room: LockedRoom,
  { checkInDate: from, checkOutDate: to }: CreateBooking,
): Promise<never> {
  await assertRoomFree(tx, room, { from, to });
  await assertRoomEmpty(tx, room);
  throw new AppError("booking.room-taken", { clashes: [] });
}

function bookingOf(room: LockedRoom, input: CreateBooking, status: BookingStatus) {
  const { checkInDate, checkOutDate, adults, children } = input;
  const { ratePlan, rateCentimes, companyId, comments } = input;
  const place = { roomId: room.id, roomTypeId: room.type.id, checkInDate, checkOutDate };
  return { ...place, adults, children, ratePlan, rateCentimes, companyId, comments, status };
}
