import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { groupTakesOver } from "@funduq/shared-types/rules/group-account";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, CallFailure, Dialog, DialogCancel, ErrorCard, Shortcut } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { CheckOutIcon } from "@funduq/shared-ui/icons";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { OpenNights } from "../folio/open-nights.tsx";
import { PrintFolioButton } from "../folio/print-folio-button.tsx";
import { useStayDue } from "../folio/use-stay-due.ts";
import { WaiveNights } from "../folio/waive-nights.tsx";
import { GroupOfStay } from "../group/group-of-stay.tsx";
import { FolioBalances } from "./folio-balances.tsx";
import { SettlingForm, useSettlingForm } from "./settling-form.tsx";
import classes from "./stay.module.css";
import { confirmButton } from "./step-dialog.ts";
import { useDeparture } from "./use-departure.ts";

export type CheckOutDialogProps = {
  bookingRef: BookingRef;
  booking: Booking;
  businessDate: CalendarDate;
  onClose: () => void;
  onDone: () => void;
  /** Opens what takes the check-out back. */
  onUndo: () => void;
  onFolios: () => void;
};

/**
 * Confirms a departure (BK-13): each folio's balance and a way to settle what is open, after the room
 * was charged for the nights that no audit has charged.
 */
export function CheckOutDialog(props: CheckOutDialogProps) {
  const { bookingRef, booking, businessDate, onClose, onFolios } = props;
  const t = useText("frontoffice");
  const { form, open, close } = useSettlingForm(booking.folios);
  const isBelow = form !== undefined;
  const departure = useDeparture(props);
  const { guest, blocked, isReady, isSaving, failure, confirm } = departure;
  const watched = [departure.charges.length, departure.onAccount.length, booking.folios];
  const body = useFocusKept(whatIsNext, watched, isBelow);
  const asBooked = useStayDue(booking);
  const dueOf = departure.dueOf ?? asBooked;

  return (
    <Dialog
      opened
      role="alertdialog"
      title={t("check-out.title", { guest })}
      onClose={onClose}
      footer={
        <div className={classes.footer}>
          {blocked && (
            <p id="check-out-reason" role="status">
              {blocked}
            </p>
          )}
          <CallFailure failure={failure} sentence={t("check-out.failed")} />
          <div className={classes.buttons}>
            <DialogCancel />
            <PrintFolioButton hotelId={bookingRef.hotelId} booking={booking} />
            <Button onClick={onFolios}>{t("stay.folio-manager")}</Button>
            <Button
              variant="primary"
              icon={CheckOutIcon}
              disabled={!isReady && !isSaving}
              aria-describedby={blocked && "check-out-reason"}
              aria-keyshortcuts="Control+Enter"
              saving={isSaving}
              onClick={confirm}
            >
              {t("check-out.confirm")}
            </Button>
          </div>
        </div>
      }
    >
      <Shortcut
        keys="Ctrl+Enter"
        label={t("check-out.confirm")}
        onPress={confirm}
        disabled={!isReady || isSaving}
      />
      <div ref={body} className={classes.stay}>
        <Prompt
          booking={booking}
          businessDate={businessDate}
          goesToAccount={departure.onAccount.length > 0}
        />
        {departure.charges.length > 0 && (
          <OpenNights
            bookingRef={bookingRef}
            folios={booking.folios}
            charges={departure.charges}
            waiving={departure.waiving}
          />
        )}
        <UnknownNights departure={departure} />
        <GroupLine bookingRef={bookingRef} booking={booking} />
        <FolioBalances
          folios={booking.folios}
          groupTakesOver={groupTakesOver(booking)}
          dueOf={departure.dueOf}
          isNext={
            departure.waiving.waived ||
            (departure.charges.length === 0 && departure.dueOf !== undefined)
          }
          onAccount={departure.onAccount}
          onPay={open("payment")}
          onRefund={open("refund")}
          onTransfer={departure.transfer}
        />
      </div>
      {form && (
        <SettlingForm
          form={form}
          bookingRef={bookingRef}
          booking={booking}
          dueOf={dueOf}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

type PromptProps = Pick<CheckOutDialogProps, "booking" | "businessDate"> & {
  goesToAccount: boolean;
};

/** What the check-out does, and what it asks for. */
function Prompt({ booking, businessDate, goesToAccount }: PromptProps) {
  const t = useText("frontoffice");
  const { roomNumber, checkOutDate } = booking;
  return (
    <>
      <p>
        {t(goesToAccount ? "check-out.prompt-account" : "check-out.prompt", { number: roomNumber })}
      </p>
      {businessDate < checkOutDate && (
        <p className={classes.announce}>
          {t("check-out.early", { date: formatDateShort(checkOutDate) })}
        </p>
      )}
    </>
  );
}

/** Whose group the guest belongs to, and whether it pays. */
function GroupLine({ bookingRef, booking }: Pick<CheckOutDialogProps, "bookingRef" | "booking">) {
  const t = useText("frontoffice");
  const { groupId } = booking;
  if (!groupId) return null;
  return (
    <p>
      {t("check-out.group")}{" "}
      <GroupOfStay bookingRef={bookingRef} booking={booking} groupId={groupId} />
    </p>
  );
}

/** Whether every night was charged could not be read: asked again, or let go by the desk's own hand. */
function UnknownNights({ departure }: { departure: ReturnType<typeof useDeparture> }) {
  const t = useText("frontoffice");
  const { nightsFailure, readNightsAgain, waiving } = departure;
  if (!nightsFailure) return null;
  return (
    <>
      <ErrorCard failure={nightsFailure} message={t("nights.unknown")} onRetry={readNightsAgain} />
      <WaiveNights {...waiving} />
    </>
  );
}

/** The check-out itself once it can be done; before that, what is still to be settled. */
function whatIsNext(body: HTMLElement): HTMLElement | null {
  return confirmButton(body) ?? body.querySelector<HTMLElement>("button:not(:disabled)");
}
