import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import type { Folio } from "@funduq/shared-types/contracts/folio";
import { checkOutVerdict } from "@funduq/shared-types/rules/check-out";
import { folioBalance } from "@funduq/shared-types/rules/folio";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, Dialog, notify, useShortcut } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { CheckOutIcon } from "@funduq/shared-ui/icons";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useCheckOutMutation } from "../booking/booking.endpoints.ts";
import { CallFailure } from "../failure/call-failure.tsx";
import { folioName } from "../folio/folio-texts.ts";
import { PostPaymentDialog } from "../folio/post-payment-dialog.tsx";
import { FolioBalances } from "./folio-balances.tsx";
import classes from "./stay.module.css";

type CheckOutDialogProps = {
  bookingRef: BookingRef;
  booking: Booking;
  businessDate: CalendarDate;
  onClose: () => void;
  onDone: () => void;
  onFolios: () => void;
};

/** Confirms a departure (BK-13): each folio's balance, and a way to settle what is open. */
export function CheckOutDialog(props: CheckOutDialogProps) {
  const { bookingRef, booking, businessDate, onClose, onFolios } = props;
  const t = useText("frontoffice");
  const [paying, setPaying] = useState<Folio>();
  const departure = useDeparture(props);
  const { guest, blocked, isSaving, failure, confirm } = departure;
  useShortcut({
    keys: "Ctrl+Enter",
    label: t("checkOut.confirm"),
    onPress: confirm,
    disabled: blocked !== undefined || isSaving || paying !== undefined,
  });

  return (
    <Dialog
      opened
      role="alertdialog"
      title={t("checkOut.title", { guest })}
      onClose={onClose}
      footer={
        <div className={classes.footer}>
          {blocked && (
            <p id="check-out-reason" role="status">
              {blocked}
            </p>
          )}
          <CallFailure failure={failure} sentence={t("checkOut.failed")} />
          <div className={classes.buttons}>
            <Button onClick={onClose}>{t("cancel")}</Button>
            <Button onClick={onFolios}>{t("stay.folioManager")}</Button>
            <Button
              variant="primary"
              icon={CheckOutIcon}
              disabled={blocked !== undefined}
              aria-describedby={blocked && "check-out-reason"}
              aria-keyshortcuts="Control+Enter"
              saving={isSaving}
              onClick={confirm}
            >
              {t("checkOut.confirm")}
            </Button>
          </div>
        </div>
      }
    >
      <div className={classes.stay}>
        <p>{t("checkOut.prompt", { number: booking.roomNumber })}</p>
        {businessDate < booking.checkOutDate && (
          <p className={classes.announce}>
            {t("checkOut.early", { date: formatDateShort(booking.checkOutDate) })}
          </p>
        )}
        <FolioBalances folios={booking.folios} onPay={setPaying} />
      </div>
      {paying && (
        <PostPaymentDialog
          bookingRef={bookingRef}
          folios={booking.folios}
          folioId={paying.id}
          amountCentimes={folioBalance(paying)}
          onClose={() => setPaying(undefined)}
        />
      )}
    </Dialog>
  );
}

/** The call, and whether it may be made. */
function useDeparture({ bookingRef, booking, onDone }: CheckOutDialogProps) {
  const t = useText("frontoffice");
  const [checkOut] = useCheckOutMutation();
  const { submit, isSaving, failure } = useSubmit(checkOut);
  const guest = booking.guests.find(({ isPrimary }) => isPrimary)?.fullName ?? "";
  const folios = booking.folios.map((folio) => ({ ...folio, name: folioName(folio, t) }));
  const verdict = checkOutVerdict({ status: booking.status, folios });

  async function depart() {
    if (!(await submit({ ...bookingRef, version: booking.version }))) return;
    notify.success(t("checkOut.done", { guest, number: booking.roomNumber }));
    onDone();
  }

  return {
    guest,
    blocked: verdict.allowed || isSaving ? undefined : errorText(verdict),
    isSaving,
    failure,
    confirm: () => void depart(),
  };
}
