import { forgetLeaving, useLeaving } from "../../hooks/leaving.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** Before a link or the back button throws away what stands unsaved on a page. */
export function LeaveQuestion() {
  const t = useUiText();
  const go = useLeaving();
  return (
    <ConfirmDialog
      opened={go !== undefined}
      onClose={forgetLeaving}
      onConfirm={() => {
        forgetLeaving();
        go?.();
      }}
      title={t("leave.question")}
      cancelLabel={t("leave.stay")}
      confirmLabel={t("leave.go")}
      danger
    >
      <p>{t("leave.effect")}</p>
    </ConfirmDialog>
  );
}
