import type { Booking, BookingRef } from "@funduq/shared-types/contracts/booking";
import { groupTakesOver } from "@funduq/shared-types/rules/group-account";
import type { CalendarDate } from "@funduq/shared-types/values/calendar-date";
import { Button, CallFailure, Dialog, DialogCancel, ErrorCard, Shortcut } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { CheckOutIcon, PaymentIcon } from "@funduq/shared-ui/icons";
import { type RefObject, useEffect } from "react";
import { useFocusKept } from "../dialog/use-focus-kept.ts";
import { OpenNights } from "../folio/open-nights.tsx";
import { PrintFolioButton } from "../folio/print-folio-button.tsx";
import { RefundDialog } from "../folio/refund-dialog.tsx";
import { useStayDue } from "../folio/use-stay-due.ts";
import { WaiveNights } from "../folio/waive-nights.tsx";
import { GroupOfStay } from "../group/group-of-stay.tsx";
import { ReferenceLine } from "../reference/reference.tsx";
import { CheckOutCredit } from "./check-out-credit.tsx";
import { FolioBalances } from "./folio-balances.tsx";
import { useRefundForm } from "./refund-form.ts";
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
 * Confirms a departure (BK-13): each folio's balance and its payment, taken with the check-out itself,
 * after the room was charged for the nights that no audit has charged.
 */
export function CheckOutDialog(props: CheckOutDialogProps) {
  const { bookingRef, booking, businessDate, onClose } = props;
  const t = useText("frontoffice");
  const refund = useRefundForm(booking.folios);
  const departure = useDeparture(props);
  const { guest, isReady, isSaving, payments, confirm } = departure;
  const watched = [
    departure.charges.length,
    departure.onAccount.length,
    payments.length,
    isReady,
    booking.folios,
  ];
  const body = useFocusKept(whatIsNext, watched, refund.folio !== undefined);
  useFirstFocus(body, departure.areNightsKnown);
  const confirmText = t(payments.length > 0 ? "check-out.pay-and-leave" : "check-out.confirm");
  const asBooked = useStayDue(booking);
  const dueOf = departure.dueOf ?? asBooked;

  return (
    <Dialog
      opened
      role="alertdialog"
      title={t("check-out.title", { guest })}
      onClose={onClose}
      footer={<Footer departure={departure} confirmText={confirmText} {...props} />}
    >
      <Shortcut
        keys="Ctrl+Enter"
        label={confirmText}
        onPress={confirm}
        disabled={!isReady || isSaving}
      />
      <div
        ref={body}
        className={classes.stay}
        tabIndex={-1}
        data-autofocus={departure.areNightsKnown ? undefined : ""}
      >
        <Prompt booking={booking} businessDate={businessDate} departure={departure} />
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
          payments={payments}
          onAccount={departure.onAccount}
          onPay={departure.payHere}
          onRefund={refund.open}
          onTransfer={departure.transfer}
        />
        <CheckOutCredit
          bookingRef={bookingRef}
          booking={booking}
          payments={payments}
          dueOf={dueOf}
        />
      </div>
      {refund.folio && (
        <RefundDialog
          bookingRef={bookingRef}
          folio={refund.folio}
          dueOf={dueOf}
          onClose={refund.close}
        />
      )}
    </Dialog>
  );
}

type FooterProps = Pick<CheckOutDialogProps, "bookingRef" | "booking" | "onFolios"> & {
  departure: ReturnType<typeof useDeparture>;
  confirmText: string;
};

function Footer({ bookingRef, booking, onFolios, departure, confirmText }: FooterProps) {
  const t = useText("frontoffice");
  const { blocked, isReady, isSaving, failure, payments, confirm } = departure;
  return (
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
          icon={payments.length > 0 ? PaymentIcon : CheckOutIcon}
          data-autofocus={isReady ? "" : undefined}
          disabled={!isReady && !isSaving}
          aria-describedby={blocked && "check-out-reason"}
          aria-keyshortcuts="Control+Enter"
          saving={isSaving}
          onClick={confirm}
        >
          {confirmText}
        </Button>
      </div>
    </div>
  );
}

type PromptProps = Pick<CheckOutDialogProps, "booking" | "businessDate"> & {
  departure: Pick<ReturnType<typeof useDeparture>, "onAccount" | "payments">;
};

/** What the check-out does, and what it asks for. */
function Prompt({ booking, businessDate, departure }: PromptProps) {
  const t = useText("frontoffice");
  const { onAccount, payments } = departure;
  const ofPayments = payments.length > 0 ? "check-out.prompt-pay" : "check-out.prompt";
  const { roomNumber, checkOutDate, reference } = booking;
  return (
    <>
      <p>
        {t(onAccount.length > 0 ? "check-out.prompt-account" : ofPayments, { number: roomNumber })}
      </p>
      <ReferenceLine reference={reference} />
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

/** Until the nights are known the focus is on the text, so that a quick Enter closes nothing; then on the next step. */
function useFirstFocus(body: RefObject<HTMLDivElement | null>, areNightsKnown: boolean) {
  useEffect(() => {
    if (areNightsKnown && body.current && body.current === document.activeElement)
      whatIsNext(body.current)?.focus();
  }, [body, areNightsKnown]);
}
