import type { Booking, BookingStatus, CreateBooking } from "@funduq/shared-types/contracts/booking";
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
import { allSent, sentAhead } from "../../platform/db/sent-ahead.ts";
import { exchangeNights, type NightChange } from "../availability/availability.service.ts";
import { openCompanyFolio } from "../folios/folios.service.ts";
import { holdNamedGuests } from "../guests/guests.service.ts";
import { type Deed, holdBusinessDate } from "../hotels/hotels.service.ts";
import { getRateOffers } from "../rates/rates.service.ts";
import { assertInService, type LockedRoom, lockRoom } from "../rooms/rooms.service.ts";
import { getBooking } from "./bookings.service.ts";
import { type FirstNote, insertBooking } from "./new-booking.queries.ts";
import { assertRoomCanReceive, assertRoomEmpty } from "./receive-guest.service.ts";
import { refuseGuestsTwice, refuseIdsTwice } from "./stay-guests.service.ts";
import { assertRoomFree } from "./stay-nights.service.ts";

/**
 * Sells a room for a stay, or takes a walk-in straight in (BK-01 to BK-07).
 *
 * The room's row is locked first, so of two clerks who want the same nights the second finds what the
 * first has booked: a walk-in by looking, any other booking by the database's own constraint, which
 * stands behind a walk-in too. Both are told whose booking it is.
 */
export async function createBooking(
  tx: HotelTx,
  hotelId: HotelId,
  input: CreateBooking,
  deed: Deed,
): Promise<Booking> {
  const { bookingId, nights, saved } = await sendSale(tx, hotelId, input, deed);
  const [, , booking] = await allSent([
    saved,
    exchangeNights(tx, hotelId, [nights]),
    getBooking(tx, { hotelId, bookingId }),
  ]);
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
  const { saved, ...sale } = await sendSale(tx, hotelId, input, deed, terms);
  await saved;
  return sale;
}

/** A stay that is being written: what is sent after it finds it, and `saved` tells whether it stands. */
type Sale = { bookingId: BookingId; nights: NightChange; saved: Promise<unknown> };

async function sendSale(
  tx: HotelTx,
  hotelId: HotelId,
  input: CreateBooking,
  deed: Deed,
  terms: GroupTerms | null = null,
): Promise<Sale> {
  // Sent together: locks are still taken one after the other, and what is free is read under them. That
  // is asked for a walk-in alone, who hears of a guest in the way before the state of the room; of any
  // other booking its constraint finds out.
  const nights = { from: input.checkInDate, to: input.checkOutDate };
  const holding = holdBusinessDate(tx, hotelId);
  const locking = sentAhead(lockRoom(tx, { hotelId, roomId: input.roomId }));
  const free = input.checkInNow
    ? sentAhead(assertRoomFree(tx, roomOf(hotelId, input), nights))
    : null;
  const businessDate = await holding;
  assertAllowed(guestsVerdict(input.guests));
  refuseGuestsTwice(input.guests);
  assertAllowed(stayVerdict(nights, businessDate));

  const room = await locking;
  assertAllowed(occupancyVerdict(input, room.type));
  assertInService(room, nights);
  await free;
  if (input.checkInNow) await assertWalkIn(tx, room, input, businessDate);

  const sold = { ...nights, roomTypeId: room.type.id, sold: 1, outOfOrder: 0 };
  return { ...(await sendBooking(tx, room, input, { businessDate, deed, terms })), nights: sold };
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

type Terms = { businessDate: CalendarDate; deed: Deed; terms: GroupTerms | null };

async function sendBooking(
  tx: HotelTx,
  room: LockedRoom,
  input: CreateBooking,
  { businessDate, deed, terms }: Terms,
): Promise<Pick<Sale, "bookingId" | "saved">> {
  const ref = { hotelId: room.hotelId, bookingId: uuidv7() as BookingId };
  const status = statusOfNewBooking(input.checkInDate, businessDate, input.checkInNow);
  const offered = terms ? undefined : sentAhead(assertRate(tx, ref.hotelId, room, input));
  const { ids, added } = await holdNamedGuests(tx, ref.hotelId, input.guests.map(guestOf));
  refuseIdsTwice(ids);
  const guests = ids.map((guestId, index) => ({
    guestId,
    isPrimary: input.guests[index]?.isPrimary ?? false,
  }));
  const booking = {
    ...bookingOf(room, input, status),
    ...{ groupId: terms?.groupId ?? null, guests, newGuests: added },
    notes: creationNotes(room, input, status),
  };
  const kept = insertBooking(tx, ref, booking, deed).then(
    (isKept) => isKept || refuseTaken(tx, room, input),
  );
  const opened = openCompanyFolio(tx, ref, input.companyId);
  return { bookingId: ref.bookingId, saved: sentAhead(allSent([offered, kept, opened])) };
}

const roomOf = (hotelId: HotelId, { roomId }: CreateBooking) => ({ hotelId, id: roomId });

const guestOf = ({ guest }: CreateBooking["guests"][number]) => guest;

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

/** Says what a constraint found, in the words of the checks: whoever is in the way is there by now. */
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
