import { reactivateVerdict } from "@funduq/shared-types/rules/no-show";
import { notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { FormDialog } from "../dialog/form-dialog.tsx";
import { useReactivateMutation } from "./life-cycle.endpoints.ts";
import { RoomTaken } from "./room-taken.tsx";
import { StaySummary } from "./stay-summary.tsx";
import { guestNameOf, reasonAgainst, type StepDialogProps } from "./step-dialog.ts";

/** Expects a no-show again, as long as the room is still free on the nights (BK-15). */
export function ReactivateDialog({ bookingRef, booking, businessDate, onClose }: StepDialogProps) {
  const t = useText("frontoffice");
  const [reactivate] = useReactivateMutation();
  const { submit, isSaving, failure } = useSubmit(reactivate);
  const guest = guestNameOf(booking);

  async function handleSubmit() {
    if (!(await submit({ ...bookingRef, version: booking.version }))) return;
    notify.success(t("reactivate.done", { guest }));
    onClose();
  }

  return (
    <FormDialog
      asks
      title={t("reactivate.title", { guest })}
      confirmLabel={t("reactivate.confirm")}
      failedText={t("reactivate.failed")}
      whyNot={reasonAgainst(reactivateVerdict(booking, businessDate))}
      onSubmit={() => void handleSubmit()}
      {...{ failure, isSaving, onClose }}
    >
      <StaySummary booking={booking} />
      <p>{t("reactivate.prompt")}</p>
      <RoomTaken failure={failure} />
    </FormDialog>
  );
}
