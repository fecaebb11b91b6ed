import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { namedVerdict } from "@funduq/shared-types/rules/booking-guests";
import { checkInVerdict } from "@funduq/shared-types/rules/check-in";
import { allowed } from "@funduq/shared-types/rules/verdict";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, CallFailure, Dialog, DialogCancel, notify, Shortcut } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CheckInIcon, PaymentIcon } from "@funduq/shared-ui/icons";
import { useInDoubt, useMay, useSubmit } from "@funduq/shared-ui/state";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useCheckInMutation } from "../booking/booking.endpoints.ts";
import { adultsForNames, RaiseParty } from "../change/raise-party.tsx";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { CheckInFacts } from "./check-in-facts.tsx";
import { CheckInOccupants, type OverCheckIn, OverCheckInDialog } from "./check-in-occupants.tsx";
import { RoomNotReady } from "./room-not-ready.tsx";
import classes from "./stay.module.css";
import { confirmButton, guestNameOf, isRoomNotReady, reasonAgainst } from "./step-dialog.ts";
import { type SetClean, useCleaning } from "./use-cleaning.ts";

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
  /** Sets the room Clean, which is shown at once and can be taken back; whether it was. */
  onSetClean: SetClean;
};

/**
 * Asks before a guest gets the room (BK-11), with what matters at that moment; Enter says yes where nothing is
 * in the way. The button obeys the same rule as the API. A police form can wait until midnight: it hinders nobody.
 */
export function CheckInDialog(props: CheckInDialogProps) {
  const { bookingRef, booking, room, businessDate, onClose } = props;
  const t = useText("frontoffice");
  const arrival = useArrival(props);
  const { guest, whyNot, isSaving, confirm } = arrival;
  const [over, setOver] = useState<OverCheckIn>();
  const body = useFocusKept(confirmButton, [whyNot], over !== undefined);
  useConfirmAfterPayment(body, over);

  return (
    <Dialog
      opened
      role="alertdialog"
      title={t("check-in.title", { guest })}
      onClose={onClose}
      footer={<Footer {...props} arrival={arrival} onOver={setOver} />}
    >
      <Shortcut
        keys="Ctrl+Enter"
        label={t("check-in.confirm")}
        onPress={confirm}
        disabled={whyNot !== undefined || isSaving}
      />
      <div ref={body} className={classes.stay}>
        <CheckInFacts booking={booking} room={room} />
        <CheckInOccupants bookingRef={bookingRef} onOver={setOver} />
      </div>
      {over && (
        <OverCheckInDialog
          bookingRef={bookingRef}
          booking={booking}
          businessDate={businessDate}
          over={over}
          onOver={setOver}
        />
      )}
    </Dialog>
  );
}

/** An arrival: what is in its way, and the call that lets the guest in. */
function useArrival({
  bookingRef,
  booking,
  room,
  businessDate,
  onDone,
  onUndo,
  onSetClean,
}: CheckInDialogProps) {
  const t = useText("frontoffice");
  const [checkIn] = useCheckInMutation();
  const { setClean, untilClean } = useCleaning(onSetClean);
  const { submit, isSaving, failure } = useSubmit(async (asked: Parameters<typeof checkIn>[0]) =>
    (await untilClean()) ? checkIn(asked) : { data: undefined },
  );
  const tooManyNames = reasonAgainst(namedVerdict(booking.guests.length, booking));
  const verdict = room ? checkInVerdict(booking, room, businessDate) : allowed;
  const guest = guestNameOf(booking);

  async function arrive() {
    if (await submit({ ...bookingRef, version: booking.version })) tell();
  }

  function tell() {
    notify.undo(t("booking.checked-in", { guest, number: booking.roomNumber }), onUndo);
    onDone();
  }

  useInDoubt(failure, { isDone: booking.status === "Checked-in", onDone: tell });

  return {
    guest,
    isSaving,
    failure,
    tooManyNames,
    /** The room that housekeeping has not released. */
    notReady: isRoomNotReady(verdict) ? room : undefined,
    whyNot: reasonAgainst(verdict) ?? tooManyNames,
    setClean,
    confirm: () => void arrive(),
  };
}

type FooterProps = Pick<CheckInDialogProps, "bookingRef" | "booking" | "onDetails"> & {
  arrival: ReturnType<typeof useArrival>;
  onOver: (over: OverCheckIn) => void;
};

function Footer({ arrival, bookingRef, booking, onDetails, onOver }: FooterProps) {
  const t = useText("frontoffice");
  const mayPost = useMay("folios.post");
  const { whyNot, tooManyNames, notReady, isSaving, failure, confirm } = arrival;
  const blocked = whyNot !== undefined && !isSaving;
  const adults = adultsForNames(booking.guests.length, booking.children);
  return (
    <div className={classes.footer}>
      {blocked && <p role="status">{whyNot}</p>}
      {tooManyNames && tooManyNames !== whyNot && <p>{tooManyNames}</p>}
      <div className={classes.wayOut}>
        {tooManyNames && adults !== undefined && (
          <RaiseParty bookingRef={bookingRef} booking={booking} adults={adults} />
        )}
        {notReady && (
          <RoomNotReady
            room={notReady}
            onSetClean={arrival.setClean}
            onChangeRoom={() => onOver({ kind: "room" })}
          />
        )}
      </div>
      <CallFailure failure={failure} sentence={t("check-in.failed")} />
      <div className={classes.buttons}>
        <DialogCancel data-autofocus={blocked ? "" : undefined} />
        {tooManyNames && <Button onClick={onDetails}>{t("step.details")}</Button>}
        <Button
          icon={PaymentIcon}
          disabled={!mayPost || isSaving}
          onClick={() => onOver({ kind: "pay" })}
        >
          {t("check-out.pay")}
        </Button>
        <Button
          variant="primary"
          icon={CheckInIcon}
          disabled={blocked}
          saving={isSaving}
          aria-keyshortcuts="Control+Enter"
          data-autofocus={blocked ? undefined : ""}
          onClick={confirm}
        >
          {t("check-in.confirm")}
        </Button>
      </div>
    </div>
  );
}

/** Moves the focus to the check-in's own button once the payment is closed, so that Enter does not pay again. */
function useConfirmAfterPayment(
  body: RefObject<HTMLDivElement | null>,
  over: OverCheckIn | undefined,
): void {
  const wasPaying = useRef(false);
  useEffect(() => {
    if (wasPaying.current && !over && body.current) confirmButton(body.current)?.focus();
    wasPaying.current = over?.kind === "pay";
  }, [body, over]);
}
