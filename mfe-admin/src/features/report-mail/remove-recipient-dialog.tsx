import type { ReportRecipient } from "@funduq/shared-types/contracts/report-mail";
import { CallFailure, ConfirmDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { nameOfRecipient } from "./recipient-line.tsx";
import { type RecipientRef, useRemoveReportRecipientMutation } from "./report-mail.endpoints.ts";

type RemoveRecipientDialogProps = {
  recipientRef: RecipientRef;
  recipient: ReportRecipient;
  onClose: () => void;
};

export function RemoveRecipientDialog({
  recipientRef,
  recipient,
  onClose,
}: RemoveRecipientDialogProps) {
  const t = useText("admin");
  const name = nameOfRecipient(recipient);
  const [remove] = useRemoveReportRecipientMutation();
  const { submit, isSaving, failure } = useSubmit(remove);
  async function handleConfirm() {
    if ((await submit(recipientRef)) === undefined) return;
    onClose();
    notify.success(t("report-mail.removed", { name }));
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={t("report-mail.remove-question", { name })}
      confirmLabel={t("report-mail.remove")}
      saving={isSaving}
      danger
    >
      <p>{t("report-mail.remove-effect")}</p>
      <CallFailure failure={failure} sentence={t("report-mail.save-failed")} />
    </ConfirmDialog>
  );
}
