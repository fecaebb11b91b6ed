import type { FreeRoom } from "@funduq/shared-types/contracts/availability";
import type { GuestSummary } from "@funduq/shared-types/contracts/guest";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { HotelId, RoomId } from "@funduq/shared-types/values/ids";
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
import {
  type BookingDraft,
  bookingDraftSchema,
  bookingRequest,
  guestNameIn,
  newDraft,
} from "./booking-draft.ts";
import { type DraftFaults, draftFaults, fieldOf } from "./draft-faults.ts";
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
export type SavedStay = { guest: string; number: string; isIn: boolean };
export type BookingForm = ReturnType<typeof useBookingForm>;

/**
 * The draft of a new booking, what is wrong with it, and the call that saves it.
 *
 * The draft outlives every failed call, and a reload. Faults show from the first try to save on.
 */
export function useBookingForm(start: Start) {
  const { hotelId, businessDate, startDate, endDate, roomId, guest, onSaved } = start;
  const typed = useDraft(
    `new-booking.${start.draftName}`,
    () => newDraft({ from: startDate, to: endDate }, roomId, guest),
    bookingDraftSchema,
  );
  const { draft } = typed;
  const [tries, setTries] = useState(0);
  const [pressed, setPressed] = useState<SaveButton>();
  const [tried, setTried] = useState<SaveButton>();
  const [triedRoom, setTriedRoom] = useState<FreeRoom>();
  const [create] = useCreateBookingMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(create);
  const inDoubt = useInDoubt(failure);
  const taken = failure?.code === "booking.room-taken";
  const state = useDraftFacts(draft, {
    hotelId,
    businessDate,
    // A booking whose answer was lost may hold the room itself: pressing again must stay possible.
    // A room that is taken can be had once whoever has it moves (BK-08).
    held: inDoubt || taken ? triedRoom : undefined,
  });
  const faults = draftFaults(draft, state.facts);

  function update(patch: Partial<BookingDraft>) {
    typed.update(patch);
    if (failure && answers(patch, failure)) clearFailure();
  }

  /** What was tried, as the form stands now; undefined where something is wrong with it. */
  function requestAgain() {
    setTries((before) => before + 1);
    if (Object.keys(faults).length > 0) return undefined;
    return bookingRequest(draft, state.facts, tried === "check-in");
  }

  function finish(button: SaveButton | undefined, moved: readonly MovedGuest[] = []) {
    typed.forget();
    const saved = { guest: guestNameIn(draft), number: state.room?.number ?? "" };
    onSaved({ ...saved, isIn: button === "check-in" }, moved);
  }

  async function save(button: SaveButton) {
    setTries((before) => before + 1);
    const request = bookingRequest(draft, state.facts, button === "check-in");
    if (!request || Object.keys(faults).length > 0) return;
    setPressed(button);
    setTried(button);
    setTriedRoom(state.room);
    const saved = await submit({ hotelId, booking: request });
    if (saved) finish(button);
  }

  return {
    hotelId,
    businessDate,
    draft,
    typed,
    update,
    save,
    requestAgain,
    /** Which button the last try was. */
    tried,
    finish,
    saving: isSaving ? pressed : undefined,
    failure,
    /** Whether the booking may have been made although no answer came. */
    inDoubt,
    tries,
    /** The type of the room that was last tried to book. */
    triedType: triedRoom?.roomTypeId,
    shownFaults: {
      ...(tries > 0 ? faults : typedFault(faults)),
      ...faultOfFailure(failure),
    } as DraftFaults,
    ...state,
  };
}

/** A conflict or a doubt stays in sight until another room or other days are chosen. */
function answers(patch: Partial<BookingDraft>, failure: ApiFailure): boolean {
  if (failure.code !== "booking.room-taken" && !leavesDoubt(failure)) return true;
  return "roomId" in patch || "checkInDate" in patch || "checkOutDate" in patch;
}

/** Two days that can't be a stay are said at once; what is missing may still come. */
function typedFault({ dates }: DraftFaults): DraftFaults {
  return dates && "code" in dates ? { dates } : {};
}

function faultOfFailure(failure: ApiFailure | undefined): DraftFaults {
  const field = failure && fieldOf(failure);
  return field ? { [field]: failure } : {};
}
