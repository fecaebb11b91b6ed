import type {
  BookingStatus,
  CancelBooking,
  Reactivate,
  UndoableStep,
  UndoStep,
} from "@funduq/shared-types/contracts/booking";
import type { ReversePosting } from "@funduq/shared-types/contracts/folio";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { statusOfNewBooking } from "@funduq/shared-types/rules/booking-status";
import { cancelVerdict } from "@funduq/shared-types/rules/cancellation";
import { noShowVerdict, reactivateVerdict } from "@funduq/shared-types/rules/no-show";
import { reversalVerdict, taxesOfReversedNight } from "@funduq/shared-types/rules/reversal";
import { undoVerdict } from "@funduq/shared-types/rules/undo";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { type MockBooking, makePosting } from "./mock-bookings.ts";
import type { MockHotel } from "./mock-hotel.ts";
import { businessDate, roomTypes } from "./mock-rooms.ts";

/** How the mocked hotel calls a stay off, and how it takes the last step back. */
export function cancel(hotel: MockHotel, id: string, { reason }: CancelBooking): MockBooking {
  const booking = hotel.booking(id);
  assertAllowed(cancelVerdict(booking as never));
  booking.status = "Cancelled";
  booking.cancellationReason = reason;
  booking.lastStep = { step: "cancellation", businessDate, isInvoiced: false };
  return hotel.noted(booking, "cancelled", { reason, room: booking.roomNumber });
}

export function markNoShow(hotel: MockHotel, id: string): MockBooking {
  const booking = hotel.booking(id);
  assertAllowed(noShowVerdict(booking, businessDate));
  booking.status = "no-show";
  return hotel.noted(booking, "no-show", { room: booking.roomNumber });
}

export function reactivate(
  hotel: MockHotel,
  id: string,
  wanted: Partial<Reactivate> = {},
): MockBooking {
  const booking = hotel.booking(id);
  const { roomId = booking.roomId } = wanted;
  assertAllowed(reactivateVerdict(booking, businessDate));
  assertStillFree(hotel, { ...booking, roomId });
  const { roomNumber: formerRoom } = booking;
  putInto(hotel, booking, roomId);
  booking.status = "Reserved";
  const { roomNumber: room } = booking;
  return hotel.noted(booking, "reactivated", { room, ...(room !== formerRoom && { formerRoom }) });
}

export function undo(hotel: MockHotel, id: string, { reason }: UndoStep): MockBooking {
  const booking = hotel.booking(id);
  assertAllowed(undoVerdict(booking, businessDate));
  const step = booking.lastStep?.step ?? "check-in";
  if (step !== "check-in") assertStillFree(hotel, booking);
  const expected = statusOfNewBooking(booking.checkInDate, businessDate, false);
  const before: Record<UndoableStep, BookingStatus> = {
    "check-in": expected,
    "check-out": "Checked-in",
    cancellation: expected,
  };
  booking.status = before[step];
  booking.lastStep = null;
  booking.cancellationReason = null;
  return hotel.noted(booking, `${step}-undone`, { reason, room: booking.roomNumber });
}

export function reverse(
  hotel: MockHotel,
  id: string,
  postingId: string,
  { reason, withNightTaxes }: ReversePosting,
): MockBooking {
  const booking = hotel.booking(id);
  const folio = booking.folios.find(({ postings }) => postings.some((p) => p.id === postingId));
  const posting = folio?.postings.find((each) => each.id === postingId);
  if (!folio || !posting) throw new AppError("folio.transaction-not-found");
  assertAllowed(reversalVerdict(posting as never));
  const lines = booking.folios.flatMap(({ postings }) => postings);
  const taxes = withNightTaxes ? taxesOfReversedNight(lines as never[], posting as never) : [];
  const reversal = { ...makePosting(posting), night: posting.night, reversesPostingId: posting.id };
  folio.postings.push(Object.assign(reversal, { reversalReason: reason }));
  posting.reversedByPostingId = reversal.id;
  for (const tax of taxes as { id: string }[]) reverse(hotel, id, tax.id, { reason });
  const { item, method, description, amountCentimes } = posting;
  const details = { item, method, description, amountCentimes, reason };
  return hotel.noted(booking, "posting-reversed", details);
}

/** Who left, cancelled or did not come today. */
export function endedStays({ bookings }: MockHotel) {
  const ended: readonly BookingStatus[] = ["Checked-out", "Cancelled", "no-show"];
  const stays = bookings.filter(({ status }) => ended.includes(status));
  return {
    stays: stays.map(({ id, status, roomId, roomNumber, guests, checkInDate, checkOutDate }) => ({
      id,
      status,
      roomId,
      roomNumber,
      checkInDate,
      checkOutDate,
      guestName: guests[0]?.fullName ?? "",
    })),
  };
}

function assertStillFree(hotel: MockHotel, { roomId, checkInDate, checkOutDate }: MockBooking) {
  const clashes = hotel.clashes(roomId, { from: checkInDate, to: checkOutDate });
  if (clashes.length > 0) throw new AppError("booking.room-taken", { clashes });
}

export function putInto(hotel: MockHotel, booking: MockBooking, roomId: string): void {
  const room = hotel.room(roomId);
  if (booking.status === "Checked-in") hotel.room(booking.roomId).housekeepingStatus = "Dirty";
  const { id, number: roomNumber, roomTypeId } = room;
  const roomTypeName = roomTypes.find((type) => type.id === roomTypeId)?.name ?? "";
  Object.assign(booking, { roomId: id, roomNumber, roomTypeId, roomTypeName });
}
