import type { BookingRef, UndoableStep, UndoStep } from "@funduq/shared-types/contracts/booking";
import { AppError } from "@funduq/shared-types/errors/app-error";
import { statusOfNewBooking } from "@funduq/shared-types/rules/booking-status";
import { COMPANY_ACCOUNT } from "@funduq/shared-types/rules/reversal";
import { undoVerdict } from "@funduq/shared-types/rules/undo";
import { assertAllowed } from "@funduq/shared-types/rules/verdict";
import { addDays, type CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelTx } from "../../platform/db/database.ts";
import { applyNightChanges } from "../availability/availability.service.ts";
import { withdrawTransfers } from "../folios/reversals.service.ts";
import { type GroupUnit, lockUnit, reassignUnit } from "../groups/units.service.ts";
import { lockBusinessDateShared, type WriteContext } from "../hotels/hotels.service.ts";
import { assertInService, type LockedRoom, lockRoom, unmarkDirty } from "../rooms/rooms.service.ts";
import type { WrittenBooking } from "./booking-facts.service.ts";
import { changeBooking } from "./bookings.queries.ts";
import {
  type BookingAction,
  getBooking,
  type LockedBooking,
  lockBookingAt,
  recordHistory,
} from "./bookings.service.ts";
import { assertRoomEmpty } from "./check-in.service.ts";
import { assertRoomStillFree, nightChanges, sellFutureNights } from "./stay-nights.service.ts";

type Undoing = {
  tx: HotelTx;
  ref: BookingRef;
  booking: LockedBooking;
  unit: GroupUnit | null;
  room: LockedRoom;
  businessDate: CalendarDate;
  reason: string;
  context: WriteContext;
};

const steps: Record<UndoableStep, (undoing: Undoing) => Promise<WrittenBooking>> = {
  "check-in": undoCheckIn,
  "check-out": undoCheckOut,
  cancellation: undoCancellation,
};

/**
 * Undoes the last step of a booking, on the business date of that step (BK-20). The undone step stays in the
 * history; the undo is an entry of its own, with the reason. After a check-in and a check-out on one day, a
 * second undo reverses the check-in.
 */
export async function undoLastStep(
  tx: HotelTx,
  ref: BookingRef,
  { version, reason }: UndoStep,
  context: WriteContext,
): Promise<WrittenBooking> {
  const businessDate = await lockBusinessDateShared(tx, ref.hotelId);
  const booking = await lockBookingAt(tx, ref, version);
  const { lastStep } = await getBooking(tx, ref);
  assertAllowed(undoVerdict({ lastStep }, businessDate));
  if (!lastStep) throw new AppError("booking.nothing-to-undo");

  const unit = await lockUnit(tx, booking);
  const room = await lockRoom(tx, { hotelId: ref.hotelId, roomId: booking.roomId });
  return steps[lastStep.step]({ tx, ref, booking, unit, room, businessDate, reason, context });
}

/** The guest is expected again and the room vacant; its housekeeping status was never touched. */
async function undoCheckIn(undoing: Undoing): Promise<WrittenBooking> {
  const { tx, ref, booking, businessDate } = undoing;
  const status = statusOfNewBooking(booking.checkInDate, businessDate, false);
  const saved = await changeBooking(tx, ref, { status, checkedInAt: null, checkedInOn: null });
  await note(undoing, "check-in-undone", { status });
  return saved;
}

/**
 * Undoes a check-out: the stay continues to its former check-out date, if no other guest occupies the room
 * or has booked the released nights. Reverses the transfers to the company's or the group's account.
 */
async function undoCheckOut(undoing: Undoing): Promise<WrittenBooking> {
  const { tx, ref, booking, room, businessDate, reason, context } = undoing;
  const checkOutDate = booking.bookedUntil ?? booking.checkOutDate;
  const stay = { checkInDate: booking.checkInDate, checkOutDate };
  // A guest who left late occupies the room tonight, too.
  assertInService(room, { from: businessDate, to: addDays(businessDate, 1) });
  await assertRoomStillFree(tx, room, stay, businessDate);
  await assertRoomEmpty(tx, room);

  const saved = await changeBooking(tx, ref, {
    status: "Checked-in",
    roomTypeId: room.type.id,
    checkOutDate,
    checkedOutAt: null,
    checkedOutOn: null,
    bookedUntil: null,
    roomStatusAtCheckOut: null,
  });
  await unmarkDirty(tx, room, booking.roomStatusAtCheckOut);
  const withdrawn = await withdrawTransfers(tx, ref, { reason, businessDate }, context);
  await note(undoing, "check-out-undone", { checkOutDate });
  await sellFutureNights(tx, room, stay, businessDate);
  return { ...saved, tags: withdrawn.includes(COMPANY_ACCOUNT) ? ["Company"] : [] };
}

/** The booking is expected as before, as long as its room is still free for it. */
async function undoCancellation(undoing: Undoing): Promise<WrittenBooking> {
  const { tx, ref, booking, unit, room, businessDate } = undoing;
  await assertRoomStillFree(tx, room, booking, businessDate);
  const status = statusOfNewBooking(booking.checkInDate, businessDate, false);
  const saved = await changeBooking(tx, ref, {
    status,
    roomTypeId: room.type.id,
    cancelledAt: null,
    cancelledOn: null,
    cancellationReason: null,
  });
  await note(undoing, "cancellation-undone", { status });
  const held = await reassignUnit(tx, ref.hotelId, unit, businessDate);
  const nights = nightChanges(room.type.id, booking, businessDate, 1);
  await applyNightChanges(tx, ref.hotelId, [...nights, ...held]);
  return saved;
}

async function note(
  { tx, ref, room, reason, context }: Undoing,
  action: BookingAction,
  facts: Record<string, unknown>,
): Promise<void> {
  await recordHistory(
    tx,
    ref,
    { action, details: { reason, room: room.number, ...facts } },
    context,
  );
}
