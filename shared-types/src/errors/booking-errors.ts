import { formatMoney } from "../values/money-text.ts";
import { type Clash, entry, type FieldFault } from "./entry.ts";

/** Bookings, their rooms, rates and guests. */
export const bookingErrors = {
  "booking.not-found": entry(404, () => "Booking not found!"),
  "booking.data-missing": entry(
    400,
    (_: { fields: FieldFault[] }) =>
      "Booking object is missing required data (checkInDate, checkOutDate, or typeId).",
  ),
  "booking.guest-missing": entry(400, () => "No guest information provided."),
  "booking.primary-guest-missing": entry(400, () => "No primary guest identified."),
  "booking.dates-reversed": entry(400, () => "Check-out date must be after the Check-in date."),
  "booking.check-in-past": entry(
    400,
    (p: { businessDate: string }) =>
      `The check-in date is before the business date ${p.businessDate}.`,
  ),
  "booking.too-long": entry(
    400,
    (p: { maxNights: number }) => `A stay can't be longer than ${p.maxNights} nights.`,
  ),
  "booking.too-far": entry(
    400,
    (p: { lastDate: string }) => `Bookings are open up to ${p.lastDate}.`,
  ),
  "booking.too-many-guests": entry(
    409,
    (p: { roomTypeName: string; maxOccupancy: number }) =>
      `${p.roomTypeName} takes at most ${p.maxOccupancy} ${p.maxOccupancy === 1 ? "guest" : "guests"}.`,
  ),
  "booking.more-named": entry(
    409,
    (p: { named: number; party: number }) =>
      `${p.named} guests are named for a party of ${p.party}. Raise the number of adults or children, or take a name off.`,
  ),
  "booking.rate-missing": entry(400, () => "Please select a valid rate plan for this booking."),
  "booking.rate-changed": entry(
    409,
    () => "The rate has changed in the meantime. Please choose the rate again.",
  ),
  "rates.changed": entry(
    409,
    // Empty where the log no longer has the user.
    (p: { changedBy: string }) =>
      `${p.changedBy || "Someone"} changed some of these rates in the meantime. Look at the marked ones, then save again.`,
  ),
  "booking.room-taken": entry(
    409,
    (_: { clashes: Clash[] }) =>
      "Sorry, a last-minute conflict was detected. The selected room is no longer available.",
  ),
  "booking.not-today": entry(
    409,
    (p: { checkInDate: string; businessDate: string }) =>
      `The stay begins on ${p.checkInDate}; the business date is ${p.businessDate}.`,
  ),
  "booking.not-checked-in": entry(409, () => "Only a checked-in guest can be checked out."),
  "booking.not-arriving": entry(
    409,
    () => "Only a reserved or confirmed booking can be checked in.",
  ),
  "booking.room-occupied": entry(
    409,
    (p: { roomNumber: string; guestName: string }) =>
      `${p.guestName} is still checked in to room ${p.roomNumber}.`,
  ),
  "booking.closed": entry(409, () => "The stay is closed; nothing can be posted to it."),
  "booking.status-change-refused": entry(
    409,
    (p: { from: string; to: string }) => `A booking can't go from ${p.from} to ${p.to}.`,
  ),
  "booking.cancel-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for cancellation.",
  ),
  "booking.cancel-unsettled": entry(
    409,
    (p: { folioName: string; balanceCentimes: number }) =>
      `The folio '${p.folioName}' has a balance of ${formatMoney(p.balanceCentimes)}. Refund or reverse it before cancelling.`,
  ),
  "booking.stay-over": entry(
    409,
    (p: { checkOutDate: string; businessDate: string }) =>
      `The stay ended on ${p.checkOutDate}; the business date is ${p.businessDate}.`,
  ),
  "booking.undo-reason-missing": entry(
    400,
    (_: { fields: FieldFault[] }) => "Please provide a reason for the undo.",
  ),
  "booking.nothing-to-undo": entry(409, () => "There is no step that can be undone."),
  "booking.undo-too-late": entry(
    409,
    (p: { stepDate: string; businessDate: string }) =>
      `This was done on ${p.stepDate}; the business date is ${p.businessDate}. It can no longer be undone.`,
  ),
  "booking.ended": entry(409, () => "The stay has ended; it can no longer be changed."),
  "booking.check-in-fixed": entry(
    409,
    () => "The guest has arrived; the check-in date can no longer change.",
  ),
  "booking.check-out-past": entry(
    400,
    (p: { businessDate: string }) =>
      `The check-out date is before the business date ${p.businessDate}.`,
  ),
  "booking.same-room": entry(
    409,
    (p: { roomNumber: string }) => `The guest already has room ${p.roomNumber}.`,
  ),
  "booking.company-unsettled": entry(
    409,
    (p: { folioName: string; balanceCentimes: number }) =>
      `The folio '${p.folioName}' has a balance of ${formatMoney(p.balanceCentimes)}. Settle or move it before changing the company.`,
  ),
  "availability.too-many-days": entry(
    400,
    (p: { maxDays: number }) => `Please ask for at most ${p.maxDays} days at once.`,
  ),
  "booking.invoiced": entry(409, () => "The stay has been invoiced; this can no longer change."),
  "availability.overbooked": entry(
    409,
    // The English words are the specification's; other languages name the type.
    // `wanted` is the number of rooms requested for that night; missing in answers of an older API.
    (p: {
      roomTypeId: string;
      roomTypeName: string;
      date: string;
      left: number;
      wanted?: number;
    }) =>
      `Overbooking! Not enough rooms of type ID ${p.roomTypeId} available on ${p.date}. Only ${p.left} left.`,
  ),
  "guest.not-found": entry(404, () => "Guest not found."),
  "guest.merged": entry(
    409,
    (p: { guestName: string; guestId: string }) =>
      `This profile has been made part of that of ${p.guestName}. Open that one and save again.`,
  ),
  "guest.name-missing": entry(400, (_: { fields: FieldFault[] }) => "Guest name is required."),
  "guest.merged-with-itself": entry(400, () => "Please choose two different guests."),
};
