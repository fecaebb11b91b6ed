import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { checkInVerdict } from "@funduq/shared-types/rules/check-in";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, Dialog, notify, useShortcut } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { CheckInIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { useCheckInMutation } from "../booking/booking.endpoints.ts";
import { CallFailure } from "../failure/call-failure.tsx";
import classes from "./stay.module.css";

type CheckInDialogProps = {
  bookingRef: BookingRef;
  booking: Booking;
  room: GridRoom | undefined;
  businessDate: CalendarDate;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before a guest gets the room (BK-11). The button obeys the same rule as the API. */
export function CheckInDialog(props: CheckInDialogProps) {
  const { bookingRef, booking, room, businessDate, onClose, onDone } = props;
  const t = useText("frontoffice");
  const [checkIn] = useCheckInMutation();
  const { submit, isSaving, failure } = useSubmit(checkIn);
  const verdict = room && checkInVerdict(booking, room, businessDate);
  const whyNot = verdict && !verdict.allowed ? errorText(verdict) : undefined;
  const guest = booking.guests.find(({ isPrimary }) => isPrimary)?.fullName ?? "";

  async function handleConfirm() {
    const stay = await submit({ ...bookingRef, version: booking.version });
    if (!stay) return;
    notify.success(t("booking.checkedIn", { guest, number: stay.roomNumber }));
    onDone();
  }

  const blocked = whyNot !== undefined && !isSaving;
  useShortcut({
    keys: "Ctrl+Enter",
    label: t("checkIn.confirm"),
    onPress: () => void handleConfirm(),
    disabled: blocked || isSaving,
  });

  return (
    <Dialog
      opened
      size="small"
      role="alertdialog"
      title={t("checkIn.title", { guest })}
      onClose={onClose}
      footer={
        <div className={classes.footer}>
          {blocked && <p role="status">{whyNot}</p>}
          <CallFailure failure={failure} sentence={t("checkIn.failed")} />
          <div className={classes.buttons}>
            <Button data-autofocus="" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button
              variant="primary"
              icon={CheckInIcon}
              disabled={blocked}
              saving={isSaving}
              aria-keyshortcuts="Control+Enter"
              onClick={() => void handleConfirm()}
            >
              {t("checkIn.confirm")}
            </Button>
          </div>
        </div>
      }
    >
      <p>
        {t("checkIn.prompt", {
          number: booking.roomNumber,
          from: formatDateShort(booking.checkInDate),
          to: formatDateShort(booking.checkOutDate),
        })}
      </p>
    </Dialog>
  );
}
