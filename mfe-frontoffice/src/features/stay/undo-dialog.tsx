import type { Booking } from "@funduq/shared-types/contracts/booking";
import { undoVerdict } from "@funduq/shared-types/rules/undo";
import { refused } from "@funduq/shared-types/rules/verdict";
import { notify } from "@funduq/shared-ui";
import { formatDateShort } from "@funduq/shared-ui/format";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import { useUndoLastStepMutation } from "./life-cycle.endpoints.ts";
import { RoomTaken } from "./room-taken.tsx";
import { StaySummary } from "./stay-summary.tsx";
import { guestNameOf, reasonAgainst, type StepDialogProps } from "./step-dialog.ts";

/**
 * Takes the last step of a stay back, with a reason, while the day lasts (BK-20). It is of the step
 * it was opened for: another desk's undo meanwhile must not make it one of the step before.
 */
export function UndoDialog({ bookingRef, businessDate, onClose, ...now }: StepDialogProps) {
  const t = useText("frontoffice");
  const [booking, setBooking] = useState(now.booking);
  // Opened from a notice, at once: the step itself may still be on its way to this screen.
  if (!booking.lastStep && now.booking.lastStep) setBooking(now.booking);
  const [undo] = useUndoLastStepMutation();
  const { submit, isSaving, failure } = useSubmit(undo);
  const guest = guestNameOf(booking);
  const { step, bookedUntil } = booking.lastStep ?? {};

  async function handleSubmit(reason: string) {
    if (!step) return;
    if (!(await submit({ ...bookingRef, version: booking.version, reason }))) return;
    notify.success(t(`undo.${step}.done`, { guest }));
    onClose();
  }

  return (
    <ReasonDialog
      title={step ? t(`undo.${step}.title`, { guest }) : t("undo.title", { guest })}
      confirmLabel={step ? t(`undo.${step}`) : t("undo")}
      keepLabel={t("close")}
      failedText={t("undo.failed")}
      missing={errorText(refused("booking.undo-reason-missing", { fields: [] }))}
      whyNot={reasonAgainst(undoVerdict(booking, businessDate))}
      onSubmit={(reason) => void handleSubmit(reason)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <StaySummary booking={booking} />
      {step && <p>{t(`undo.${step}.prompt`, { number: booking.roomNumber })}</p>}
      {bookedUntil && bookedUntil !== booking.checkOutDate && (
        <p>{t("undo.check-out.until", { date: formatDateShort(bookedUntil) })}</p>
      )}
      {step === "check-out" && leftToAccount(booking) && <p>{t("undo.check-out.transfers")}</p>}
      <RoomTaken failure={failure} />
    </ReasonDialog>
  );
}

/** Whether the check-out itself, not somebody before, had an account pay what was open. */
const leftToAccount = ({ folios }: Booking) =>
  folios.some(({ postings }) =>
    postings.some((posting) => posting.checkOutVersion && !posting.reversedByPostingId),
  );
