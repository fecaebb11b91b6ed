import type {
  ChangeDates,
  ChangeRoom,
  ChosenRate,
  EditDetails,
  ResolveConflict,
} from "@funduq/shared-types/contracts/booking-changes";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { roomReadyVerdict } from "@funduq/shared-types/rules/check-in";
import { nightCount } from "@funduq/shared-types/rules/stay";
import { datesVerdict } from "@funduq/shared-types/rules/stay-change";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { MockBooking } from "./mock-bookings.ts";
import { guestOf, type MockHotel } from "./mock-hotel.ts";
import { businessDate, companies, offersOf, roomTypes } from "./mock-rooms.ts";
import { putInto, reactivate } from "./mock-steps.ts";

type Span = { from: CalendarDate; to: CalendarDate };
type Wanted = Partial<Pick<ChangeDates, "checkInDate" | "checkOutDate" | "roomId">>;

/** How the mocked hotel finds a stay another room. */
export function alternatives(hotel: MockHotel, id: string, wanted: Partial<Span>) {
  const { roomId, roomTypeId, ...booking } = hotel.booking(id);
  const from = wanted.from ?? booking.checkInDate;
  const to = wanted.to ?? booking.checkOutDate;
  const own = roomTypes.find((type) => type.id === roomTypeId)?.base ?? 0;
  const rooms = hotel
    .freeRooms(from, to)
    .rooms.filter((room) => room.id !== roomId)
    .map((room) => {
      const base = roomTypes.find((type) => type.id === room.roomTypeId)?.base ?? 0;
      const sameType = room.roomTypeId === roomTypeId;
      const rate = { ratePlan: "base", rateCentimes: base, differenceCentimes: base - own };
      return { ...room, sameType, ...rate };
    });
  return { rooms: rooms.sort((a, b) => Number(b.sameType) - Number(a.sameType)) };
}

export function roomPreview(hotel: MockHotel, id: string, roomId: string) {
  const booking = hotel.booking(id);
  const room = hotel.room(roomId);
  assertPossible(hotel, booking, { roomId, ...spanOf(booking) });
  const type = roomTypes.find((each) => each.id === room.roomTypeId);
  return {
    roomId,
    roomNumber: room.number,
    roomTypeId: room.roomTypeId,
    roomTypeName: type?.name,
    typeChanges: room.roomTypeId !== booking.roomTypeId,
    kept: priceOf(booking),
    offers: offersFor(booking, room.roomTypeId).map(({ plan, rateCentimes }) =>
      priceOf({ ...booking, ratePlan: plan, rateCentimes }),
    ),
  };
}

export function changeRoom(hotel: MockHotel, id: string, { roomId, rate }: ChangeRoom) {
  const booking = hotel.booking(id);
  assertPossible(hotel, booking, { roomId, ...spanOf(booking) });
  const former = hotel.room(booking.roomId);
  putInto(hotel, booking, roomId);
  takeRate(booking, rate);
  const details = { from: former.number, to: booking.roomNumber };
  return hotel.noted(booking, "room-changed", details);
}

export function datesPreview(hotel: MockHotel, id: string, wanted: Wanted) {
  const booking = hotel.booking(id);
  const { from, to } = datesOf(hotel, booking, wanted);
  return {
    before: priceOf(booking),
    after: priceOf({ ...booking, checkInDate: from, checkOutDate: to }),
  };
}

export function changeDates(hotel: MockHotel, id: string, wanted: ChangeDates) {
  const booking = hotel.booking(id);
  const { from, to } = datesOf(hotel, booking, wanted);
  const { checkInDate: formerCheckInDate, checkOutDate: formerCheckOutDate } = booking;
  const formerRoom = booking.roomNumber;
  if (wanted.roomId) putInto(hotel, booking, wanted.roomId);
  Object.assign(booking, { checkInDate: from, checkOutDate: to });
  takeRate(booking, wanted.rate ?? null);
  return hotel.noted(booking, "dates-changed", {
    checkInDate: from,
    checkOutDate: to,
    formerCheckInDate,
    formerCheckOutDate,
    ...(wanted.roomId && { room: booking.roomNumber, formerRoom }),
  });
}

/** Moves who is in the way, then finishes what they stood in the way of. */
export function resolveConflict(hotel: MockHotel, { moves, finalise }: ResolveConflict) {
  for (const { bookingId, version } of moves)
    if (hotel.booking(bookingId).version !== version)
      throw new AppError("request.stale", { changedBy: "Yasmine Haddad", changedAt: "" });
  for (const { bookingId, toRoomId: roomId, version } of moves)
    changeRoom(hotel, bookingId, { version, roomId, rate: null });
  return finish(hotel, finalise);
}

function finish(hotel: MockHotel, finalise: ResolveConflict["finalise"]) {
  if (finalise.step === "create") return hotel.create(finalise.booking);
  if (finalise.step === "dates") return changeDates(hotel, finalise.bookingId, finalise);
  if (finalise.step === "change-room") return changeRoom(hotel, finalise.bookingId, finalise);
  return reactivate(hotel, finalise.bookingId);
}

/** Saves the details as a whole. */
export function editDetails(hotel: MockHotel, id: string, wanted: EditDetails) {
  const booking = hotel.booking(id);
  if (booking.version !== wanted.version)
    throw new AppError("request.stale", { changedBy: "Yasmine Haddad", changedAt: "" });
  const { adults, children, comments, rate } = wanted;
  const company = companies.find((each) => each.id === wanted.companyId);
  const former = booking.adults;
  Object.assign(booking, {
    adults,
    children,
    comments,
    company: company ? { id: company.id, name: company.name } : null,
    guests: wanted.guests.map(({ guest, isPrimary }) => ({ ...summaryOf(guest), isPrimary })),
  });
  takeRate(booking, rate);
  return hotel.noted(booking, "details-changed", { adults: { from: former, to: adults } });
}

function summaryOf(wanted: EditDetails["guests"][number]["guest"]) {
  const { id: guestId, fullName, phone } = guestOf(wanted);
  return { guestId, fullName, phone };
}

function datesOf(hotel: MockHotel, booking: MockBooking, wanted: Wanted): Span {
  const from = wanted.checkInDate ?? booking.checkInDate;
  const to = wanted.checkOutDate ?? booking.checkOutDate;
  assertAllowed(datesVerdict(booking, { from, to }, businessDate));
  assertPossible(hotel, booking, { roomId: wanted.roomId ?? booking.roomId, from, to });
  return { from, to };
}

function assertPossible(hotel: MockHotel, booking: MockBooking, place: Span & { roomId: string }) {
  const clashes = hotel
    .clashes(place.roomId, place)
    .filter(({ bookingId }) => bookingId !== booking.id);
  if (clashes.length > 0) throw new AppError("booking.room-taken", { clashes });
  if (booking.status === "Checked-in" && place.roomId !== booking.roomId)
    assertAllowed(roomReadyVerdict(hotel.room(place.roomId)));
}

export function takeRate(booking: MockBooking, rate: ChosenRate | null): void {
  Object.assign(booking, rate ?? {});
  const { nights, totalCentimes } = priceOf(booking);
  Object.assign(booking, { nights, totalCentimes });
}

function spanOf({ checkInDate, checkOutDate }: MockBooking): Span {
  return { from: checkInDate, to: checkOutDate };
}

type Priced = Pick<MockBooking, "checkInDate" | "checkOutDate" | "ratePlan" | "rateCentimes">;

function priceOf({ checkInDate, checkOutDate, ratePlan, rateCentimes }: Priced) {
  const nights = nightCount(checkInDate, checkOutDate);
  return { ratePlan, rateCentimes, nights, totalCentimes: nights * rateCentimes };
}

function offersFor(booking: MockBooking, roomTypeId: string) {
  return offersOf(roomTypeId, booking.company?.id).filter(({ rateCentimes }) => rateCentimes > 0);
}
