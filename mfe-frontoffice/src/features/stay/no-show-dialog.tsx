import { folioBalance } from "@funduq/shared-types/rules/folio";
import { noShowVerdict } from "@funduq/shared-types/rules/no-show";
import { FormDialog, notify } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useMarkNoShowMutation } from "./life-cycle.endpoints.ts";
import { StaySummary } from "./stay-summary.tsx";
import { guestNameOf, reasonAgainst, type StepDialogProps } from "./step-dialog.ts";

type NoShowDialogProps = StepDialogProps & {
  /** Opens what takes the no-show back (BK-15). */
  onReactivate: () => void;
};

/** Says that a guest has not come; the room can be sold again (BK-20). */
export function NoShowDialog(props: NoShowDialogProps) {
  const { bookingRef, booking, businessDate, onClose, onReactivate } = props;
  const t = useText("frontoffice");
  const [mark] = useMarkNoShowMutation();
  const { submit, isSaving, failure } = useSubmit(mark);
  const guest = guestNameOf(booking);
  const paid = -booking.folios.reduce((sum, folio) => sum + folioBalance(folio), 0);

  async function handleSubmit() {
    if (!(await submit({ ...bookingRef, version: booking.version }))) return;
    notify.undo(t("no-show.done", { guest }), onReactivate, t("step.reactivate"));
    onClose();
  }

  return (
    <FormDialog
      asks
      title={t("no-show.title", { guest })}
      confirmLabel={t("no-show.confirm")}
      failedText={t("no-show.failed")}
      whyNot={reasonAgainst(noShowVerdict(booking, businessDate))}
      onSubmit={() => void handleSubmit()}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <StaySummary booking={booking} />
      <p>{t("no-show.prompt")}</p>
      {paid > 0 && <p>{t("no-show.deposit", { amount: formatMoney(paid) })}</p>}
    </FormDialog>
  );
}
