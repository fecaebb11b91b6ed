import type { PoliceForm } from "@funduq/shared-types/contracts/police";
import { refused } from "@funduq/shared-types/rules/verdict";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { notify } from "@funduq/shared-ui";
import { errorText, useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { ReasonDialog } from "../dialog/reason-dialog.tsx";
import { useUndoSentMutation } from "./police.endpoints.ts";

type UndoSentDialogProps = { hotelId: HotelId; form: PoliceForm; onClose: () => void };

/** Takes a mark back that was made by mistake, with a reason; the form is listed again. */
export function UndoSentDialog({ hotelId, form, onClose }: UndoSentDialogProps) {
  const t = useText("frontoffice");
  const [undo] = useUndoSentMutation();
  const { submit, isSaving, failure } = useSubmit(undo);
  const { bookingId, guestId, fullName: guest } = form;

  async function handleSubmit(reason: string) {
    if (!(await submit({ hotelId, bookingId, guestId, reason }))) return;
    notify.success(t("police.undone", { guest }));
    onClose();
  }

  return (
    <ReasonDialog
      title={t("police.undo-title", { guest })}
      confirmLabel={t("police.undo")}
      keepLabel={t("close")}
      failedText={t("police.undo-failed")}
      missing={errorText(refused("police.undo-reason-missing", { fields: [] }))}
      onSubmit={(reason) => void handleSubmit(reason)}
      failure={failure}
      isSaving={isSaving}
      onClose={onClose}
    >
      <p>{t("police.undo-prompt")}</p>
    </ReasonDialog>
  );
}
