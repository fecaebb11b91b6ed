import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { takesPostings } from "@funduq/shared-types/rules/booking-status";
import { stayTaxes } from "@funduq/shared-types/rules/folio-nights";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import type { HotelTx } from "../../platform/db/database.ts";
import { isStayInvoiced } from "../folios/folios.service.ts";
import type { WriteContext } from "../hotels/hotels.service.ts";
import {
  type BookingOwnRow,
  changeBooking,
  findBooking,
  findBookingRow,
  findLastChange,
  insertHistories,
  lockBookingRow,
} from "./bookings.queries.ts";

export type LockedBooking = BookingOwnRow;

export async function getBooking(tx: HotelTx, ref: BookingRef): Promise<Booking> {
  const { booking, price, folios = [] } = (await findBooking(tx, ref)) ?? {};
  if (!booking || !price) throw new AppError("booking.not-found");
  const step = booking.lastStep;
  const lastStep = step && { ...step, isInvoiced: await isStayInvoiced(tx, ref) };
  const addedTaxes = stayTaxes({ ...booking, ...price }, folios, booking);
  const { tdsCentimes } = addedTaxes;
  return { ...booking, tdsCentimes, addedTaxes, lastStep, folios };
}

/** The booking's current columns, unlocked, for a preview. */
export async function readBooking(tx: HotelTx, ref: BookingRef): Promise<BookingOwnRow> {
  const booking = await findBookingRow(tx, ref);
  if (!booking) throw new AppError("booking.not-found");
  return booking;
}

/**
 * Locks a booking until the transaction ends. Every write to a booking and to its folios takes this lock
 * before it reads what it depends on.
 */
export async function lockBooking(tx: HotelTx, ref: BookingRef): Promise<LockedBooking> {
  const booking = await lockBookingRow(tx, ref);
  if (!booking) throw new AppError("booking.not-found");
  return booking;
}

/** `lockBooking` with a version check: refuses a stale version. */
export async function lockBookingAt(
  tx: HotelTx,
  ref: BookingRef,
  seenVersion: number,
): Promise<LockedBooking> {
  const booking = await lockBooking(tx, ref);
  await refuseStale(tx, booking, seenVersion);
  return booking;
}

/** `lockBooking` for postings: refuses a checked-out or cancelled stay. */
export async function lockOpenBooking(tx: HotelTx, ref: BookingRef): Promise<LockedBooking> {
  const booking = await lockBooking(tx, ref);
  if (!takesPostings(booking.status)) throw new AppError("booking.closed");
  return booking;
}

/** The conflict error, with who changed the booking and when. */
async function refuseStale(
  tx: HotelTx,
  booking: LockedBooking,
  seenVersion: number,
): Promise<void> {
  if (booking.version === seenVersion) return;
  const ref = { hotelId: booking.hotelId, bookingId: booking.id };
  throw new AppError("request.stale", await findLastChange(tx, ref));
}

/** The actions of a booking's history (BK-18); screens translate them. */
export type BookingAction =
  | "created"
  | "checked-in"
  | "checked-out"
  | "cancelled"
  | "no-show"
  | "due-in"
  | "reactivated"
  | "room-changed"
  | "dates-changed"
  | "details-changed"
  | "guest-merged"
  | "check-in-undone"
  | "check-out-undone"
  | "cancellation-undone"
  | "folio-opened"
  | "charge-posted"
  | "payment-posted"
  | "company-charged"
  | "group-charged"
  | "posting-moved"
  | "posting-split"
  | "posting-reversed"
  | "payment-refunded"
  | "police-report-sent"
  | "police-report-unsent";

/** `details` holds values: numbers, dates and names, never a sentence. */
type HistoryNote = { action: BookingAction; details: Record<string, unknown> };

export async function recordHistory(
  tx: HotelTx,
  ref: BookingRef,
  note: HistoryNote,
  context: WriteContext,
): Promise<void> {
  await recordHistories(tx, ref.hotelId, [{ bookingId: ref.bookingId, ...note }], context);
}

/** `recordHistory` for several bookings. */
export async function recordHistories(
  tx: HotelTx,
  hotelId: HotelId,
  notes: readonly (HistoryNote & { bookingId: BookingId })[],
  context: WriteContext,
): Promise<void> {
  await insertHistories(tx, hotelId, notes, context);
}

/** Increments the booking's version, so that open forms detect the change, and adds a history entry. */
export async function recordBookingChange(
  tx: HotelTx,
  ref: BookingRef,
  note: HistoryNote,
  context: WriteContext,
): Promise<void> {
  await changeBooking(tx, ref, {});
  await recordHistory(tx, ref, note, context);
}
