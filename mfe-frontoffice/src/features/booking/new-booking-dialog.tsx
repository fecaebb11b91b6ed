import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { GuestSummary } from "@funduq/shared-types/contracts/guest";
import { isReady } from "@funduq/shared-types/rules/check-in";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import type { BookingId, HotelId } from "@funduq/shared-types/values/ids";
import { Dialog, DraftNotice, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useState } from "react";
import { type MovedGuest, movedTexts } from "../change/moved-texts.ts";
import { referenceTexts } from "../reference/reference-texts.ts";
import { BookingFields } from "./booking-fields.tsx";
import { BookingFooter } from "./booking-footer.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import { type BookingForm, type SavedStay, useBookingForm } from "./use-booking-form.ts";
import { useWhyNotNow } from "./use-why-not-now.ts";

type NewBookingDialogProps = {
  hotelId: HotelId;
  businessDate: CalendarDate;
  /** The arrival day that the form begins with. */
  startDate: CalendarDate;
  /** The day of departure that was asked for already; else the night after. */
  endDate?: CalendarDate | undefined;
  /** The room whose card it was opened from. */
  room: GridRoom | undefined;
  /** The guest whom it was opened for. */
  guest: GuestSummary | undefined;
  /** Tells the unsaved bookings of one tab apart. */
  draftName: string;
  onClose: () => void;
  /** In place of `onClose` where a saved booking leads elsewhere. */
  onSaved?: (() => void) | undefined;
  /** Called after a walk-in was checked in: the desk is asked for the police form next (POL-02). */
  onArrived: (bookingId: BookingId) => void;
};

/** A new booking or a walk-in (BK-01). Nothing that was typed is lost when the call fails. */
export function NewBookingDialog(props: NewBookingDialogProps) {
  const { hotelId, businessDate, startDate, room, onClose } = props;
  const t = useText("frontoffice");
  const form = useBookingForm({
    hotelId,
    businessDate,
    startDate,
    endDate: props.endDate,
    roomId: room?.id,
    guest: props.guest,
    draftName: props.draftName,
    onSaved(saved, moved) {
      tellSaved(saved, moved, t);
      (props.onSaved ?? onClose)();
      if (saved.isIn) props.onArrived(saved.bookingId);
    },
  });
  const [isWalkIn] = useState(() => startDate === businessDate && isReadyAndEmpty(room));
  const whyNot = useWhyNotNow(form);
  // Who walks in stands at the desk: Enter lets them in, as long as the room and the day allow it.
  const main = isWalkIn && whyNot === undefined ? "check-in" : "save";

  return (
    <Dialog
      opened
      onClose={() => {
        form.typed.forget();
        onClose();
      }}
      holdsDraft={form.typed.restored}
      isSteady
      title={titleOf(form, room, isWalkIn, t)}
      onSubmit={() => void form.save(main)}
      footer={<BookingFooter form={form} main={main} whyNot={whyNot} />}
    >
      <DraftNotice form={form.typed} />
      <ConflictPanel form={form} />
      <BookingFields form={form} preselected={room} />
    </Dialog>
  );
}

type Say = ReturnType<typeof useText<"frontoffice">>;

/** Opened from a card it names the room, and then the one that is chosen instead. */
function titleOf(form: BookingForm, opened: GridRoom | undefined, isWalkIn: boolean, t: Say) {
  if (!opened) return t("booking.new");
  const { room = form.draft.roomId === opened.id ? opened : undefined } = form;
  if (!room) return t(isWalkIn ? "action.walk-in" : "booking.new");
  return t(isWalkIn ? "booking.walk-in" : "booking.new-in-room", { number: room.number });
}

function isReadyAndEmpty(room: GridRoom | undefined): boolean {
  return room?.bookings.length === 0 && isReady(room.housekeepingStatus);
}

function tellSaved(
  { isIn, reference, guest, number }: SavedStay,
  moved: readonly MovedGuest[],
  t: Say,
): void {
  const saved = t(isIn ? "booking.checked-in" : "booking.saved", { guest, number });
  notify.success([...movedTexts(moved, t), saved, ...referenceTexts(reference, t)].join(" "));
}
