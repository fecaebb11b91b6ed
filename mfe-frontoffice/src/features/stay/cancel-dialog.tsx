import { cancelVerdict } from "@funduq/shared-types/rules/cancellation";
import { refused } from "@funduq/shared-types/rules/verdict";
import { FormDialog, notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import { folioName } from "../folio/folio-texts.ts";
import { useCancelBookingMutation } from "./life-cycle.endpoints.ts";
import { StaySummary } from "./stay-summary.tsx";
import { guestNameOf, reasonAgainst, type StepDialogProps } from "./step-dialog.ts";

type CancelDialogProps = StepDialogProps & {
  /** Opens what takes the cancellation back. */
  onUndo: () => void;
  /** Opens the folios, where what keeps the booking from being cancelled is put right. */
  onFolios: () => void;
};

/** Cancels a booking that nobody has arrived for (BK-12): it names the booking and asks why. */
export function CancelDialog(props: CancelDialogProps) {
  const { bookingRef, booking, onClose, onUndo, onFolios } = props;
  const t = useText("frontoffice");
  const [cancel] = useCancelBookingMutation();
  const { submit, isSaving, failure } = useSubmit(cancel);
  const guest = guestNameOf(booking);
  const folios = booking.folios.map((folio) => ({ ...folio, name: folioName(folio, t) }));

  async function handleSubmit(reason: string) {
    if (!(await submit({ ...bookingRef, version: booking.version, reason }))) return;
    notify.undo(t("cancel-booking.done", { guest }), onUndo);
    onClose();
  }

  const verdict = cancelVerdict({ status: booking.status, folios });
  const isUnsettled = !verdict.allowed && verdict.code === "booking.cancel-unsettled";
  // What another desk posts later must not take away the reason that is being typed.
  const [hasAsked, setHasAsked] = useState(!isUnsettled);
  if (!hasAsked && !isUnsettled) setHasAsked(true);

  if (!hasAsked)
    return (
      <FormDialog
        asks
        title={t("cancel-booking.title", { guest })}
        confirmLabel={t("stay.folio-manager")}
        keepLabel={t("cancel-booking.keep")}
        failedText=""
        failure={undefined}
        isSaving={false}
        onSubmit={onFolios}
        onClose={onClose}
      >
        <StaySummary booking={booking} />
        <p>{reasonAgainst(verdict)}</p>
      </FormDialog>
    );
  return (
    <ReasonDialog
      title={t("cancel-booking.title", { guest })}
      confirmLabel={t("cancel-booking.confirm")}
      keepLabel={t("cancel-booking.keep")}
      failedText={t("cancel-booking.failed")}
      missing={errorText(refused("booking.cancel-reason-missing", { fields: [] }))}
      whyNot={reasonAgainst(verdict)}
      danger
      onSubmit={(reason) => void handleSubmit(reason)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <StaySummary booking={booking} />
    </ReasonDialog>
  );
}
