import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import type { CreatedBooking } from "@funduq/shared-types/contracts/booking";
import type { GuestSummary } from "@funduq/shared-types/contracts/guest";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId, RoomId } from "@funduq/shared-types/values/ids";
import { useControlledForm } from "@funduq/shared-ui/forms";
import {
  type ApiFailure,
  leavesDoubt,
  useDraft,
  useInDoubt,
  useSubmit,
} from "@funduq/shared-ui/state";
import { useState } from "react";
import type { MovedGuest } from "../change/moved-texts.ts";
import { useCreateBookingMutation } from "./booking.endpoints.ts";
import { bookingContract, fieldOf, useBookingWords } from "./booking-contract.ts";
import { type BookingDraft, bookingDraftSchema, guestNameIn, newDraft } from "./booking-draft.ts";
import { useDraftFacts } from "./use-draft-facts.ts";

type Start = {
  hotelId: HotelId;
  businessDate: CalendarDate;
  startDate: CalendarDate;
  endDate: CalendarDate | undefined;
  roomId: RoomId | undefined;
  guest: GuestSummary | undefined;
  draftName: string;
  onSaved: (saved: SavedStay, moved: readonly MovedGuest[]) => void;
};

export type SaveButton = "save" | "check-in";
/** What the desk has just saved, for the notice: the booking itself is read anew. */
export type SavedStay = {
  bookingId: BookingId;
  guest: string;
  number: string;
  isIn: boolean;
  reference: string | undefined;
};
export type BookingForm = ReturnType<typeof useBookingForm>;

/**
 * The draft of a new booking, what is wrong with it, and the call that saves it.
 *
 * The draft outlives every failed call, and a reload.
 */
export function useBookingForm(start: Start) {
  const { hotelId, businessDate, startDate, endDate, roomId, guest, onSaved } = start;
  const typed = useDraft(
    `new-booking.${start.draftName}`,
    () => newDraft({ from: startDate, to: endDate }, roomId, guest),
    bookingDraftSchema,
  );
  const { draft } = typed;
  const [pressed, setPressed] = useState<SaveButton>();
  const [triedRoom, setTriedRoom] = useState<FreeRoom>();
  const [create] = useCreateBookingMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(create);
  const inDoubt = useInDoubt(failure);
  const taken = failure?.code === "booking.room-taken";
  const state = useDraftFacts(draft, {
    hotelId,
    businessDate,
    // A booking whose answer was lost may hold the room itself: pressing again must stay possible.
    // The form may also be submitted for a taken room: the conflict dialog then offers to move its guest (BK-08).
    held: inDoubt || taken ? triedRoom : undefined,
  });

  function update(patch: Partial<BookingDraft>) {
    typed.update(patch);
    if (failure && answers(patch, failure)) clearFailure();
  }

  const contract = bookingContract(state.facts);
  const say = useBookingWords(draft);
  const form = useControlledForm(contract, { values: draft, update }, failure, { say, fieldOf });

  /** The booking as the form stands; undefined where something is wrong with it. */
  function request(button: SaveButton | undefined) {
    const booking = form.check();
    return booking && { ...booking, checkInNow: button === "check-in" };
  }

  function finish(
    button: SaveButton | undefined,
    { id, reference }: Pick<CreatedBooking, "id" | "reference">,
    moved: readonly MovedGuest[] = [],
  ) {
    typed.forget();
    const saved = { bookingId: id, guest: guestNameIn(draft), number: state.room?.number ?? "" };
    onSaved({ ...saved, isIn: button === "check-in", reference }, moved);
  }

  async function save(button: SaveButton) {
    const booking = request(button);
    if (!booking) return;
    setPressed(button);
    setTriedRoom(state.room);
    const saved = await submit({ hotelId, booking });
    if (saved) finish(button, saved);
  }

  return {
    hotelId,
    businessDate,
    draft,
    typed,
    field: form.field,
    update,
    save,
    /** What was tried, as the form stands now. */
    requestAgain: () => request(pressed),
    /** Which button the last try was. */
    tried: pressed,
    finish,
    saving: isSaving ? pressed : undefined,
    failure,
    /** Whether the booking may have been made although no answer came. */
    inDoubt,
    /** The type of the room that was last tried to book. */
    triedType: triedRoom?.roomTypeId,
    ...state,
  };
}

/** A conflict or a doubt stays in sight until another room or other days are chosen. */
function answers(patch: Partial<BookingDraft>, failure: ApiFailure): boolean {
  if (failure.code !== "booking.room-taken" && !leavesDoubt(failure)) return true;
  return "roomId" in patch || "checkInDate" in patch || "checkOutDate" in patch;
}
