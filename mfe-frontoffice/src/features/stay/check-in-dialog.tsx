import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { namedVerdict } from "@funduq/shared-types/rules/booking-guests";
import { checkInVerdict } from "@funduq/shared-types/rules/check-in";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, CallFailure, Dialog, DialogCancel, notify, Shortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CheckInIcon, PaymentIcon } from "@funduq/shared-ui/icons";
import { useInDoubt, useMay, useSubmit } from "@funduq/shared-ui/state";
import { useEffect, useRef, useState } from "react";
import { useCheckInMutation } from "../booking/booking.endpoints.ts";
import { CheckInFacts } from "./check-in-facts.tsx";
import { CheckInOccupants, type OverCheckIn, OverCheckInDialog } from "./check-in-occupants.tsx";
import classes from "./stay.module.css";
import { confirmButton, guestNameOf, reasonAgainst } from "./step-dialog.ts";

type CheckInDialogProps = {
  bookingRef: BookingRef;
  booking: Booking;
  room: GridRoom | undefined;
  businessDate: CalendarDate;
  onClose: () => void;
  onDone: () => void;
  /** Opens what takes the check-in back. */
  onUndo: () => void;
  /** Opens the details of the stay, where the party is raised. */
  onDetails: () => void;
};

/**
 * Asks before a guest gets the room (BK-11), with what matters at that moment; Enter says yes where nothing is
 * in the way. The button obeys the same rule as the API. A police form can wait until midnight: it hinders nobody.
 */
export function CheckInDialog(props: CheckInDialogProps) {
  const { bookingRef, booking, room, businessDate, onClose, onDone, onUndo, onDetails } = props;
  const t = useText("frontoffice");
  const mayPost = useMay("folios.post");
  const [checkIn] = useCheckInMutation();
  const { submit, isSaving, failure } = useSubmit(checkIn);
  const tooManyNames = reasonAgainst(namedVerdict(booking.guests.length, booking));
  const whyNot =
    (room && reasonAgainst(checkInVerdict(booking, room, businessDate))) ?? tooManyNames;
  const guest = guestNameOf(booking);
  const [over, setOver] = useState<OverCheckIn>();
  const body = useConfirmAfterPayment(over);

  async function handleConfirm() {
    if (await submit({ ...bookingRef, version: booking.version })) tell();
  }

  function tell() {
    notify.undo(t("booking.checked-in", { guest, number: booking.roomNumber }), onUndo);
    onDone();
  }

  useInDoubt(failure, { isDone: booking.status === "Checked-in", onDone: tell });

  const blocked = whyNot !== undefined && !isSaving;

  return (
    <Dialog
      opened
      role="alertdialog"
      title={t("check-in.title", { guest })}
      onClose={onClose}
      footer={
        <div className={classes.footer}>
          {blocked && <p role="status">{whyNot}</p>}
          <CallFailure failure={failure} sentence={t("check-in.failed")} />
          <div className={classes.buttons}>
            <DialogCancel {...(blocked && { "data-autofocus": "" })} />
            {tooManyNames && <Button onClick={onDetails}>{t("step.details")}</Button>}
            <Button
              icon={PaymentIcon}
              disabled={!mayPost || isSaving}
              onClick={() => setOver({ kind: "pay" })}
            >
              {t("check-out.pay")}
            </Button>
            <Button
              variant="primary"
              icon={CheckInIcon}
              disabled={blocked}
              saving={isSaving}
              aria-keyshortcuts="Control+Enter"
              {...(!blocked && { "data-autofocus": "" })}
              onClick={() => void handleConfirm()}
            >
              {t("check-in.confirm")}
            </Button>
          </div>
        </div>
      }
    >
      <Shortcut
        keys="Ctrl+Enter"
        label={t("check-in.confirm")}
        onPress={() => void handleConfirm()}
        disabled={blocked || isSaving}
      />
      <div ref={body} className={classes.stay}>
        <CheckInFacts booking={booking} room={room} />
        <CheckInOccupants bookingRef={bookingRef} onOver={setOver} />
      </div>
      {over && (
        <OverCheckInDialog bookingRef={bookingRef} booking={booking} over={over} onOver={setOver} />
      )}
    </Dialog>
  );
}

/** Moves the focus to the check-in's own button once the payment is closed, so that Enter does not pay again. */
function useConfirmAfterPayment(over: OverCheckIn | undefined) {
  const body = useRef<HTMLDivElement>(null);
  const wasPaying = useRef(false);
  useEffect(() => {
    if (wasPaying.current && !over && body.current) confirmButton(body.current)?.focus();
    wasPaying.current = over?.kind === "pay";
  }, [over]);
  return body;
}
