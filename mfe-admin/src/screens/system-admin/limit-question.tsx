import { ConfirmDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";

type LimitQuestionProps = { name: string; onClose: () => void; onConfirm: () => void };

/** Asks before an unlimited subscription gets an end (SYS-04). */
export function LimitQuestion({ name, onClose, onConfirm }: LimitQuestionProps) {
  const t = useText("admin");
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={onConfirm}
      title={t("limit-question", { name })}
      confirmLabel={t("limit-confirm")}
      cancelLabel={t("limit-keep")}
    >
      <p>{t("limit-effect")}</p>
    </ConfirmDialog>
  );
}
