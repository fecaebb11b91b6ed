import { ConfirmDialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import type { ReactNode } from "react";

type DisableQuestionProps = {
  name: string;
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  saving?: boolean;
  children?: ReactNode;
};

/** USR-04: it asks, as it puts somebody out in the middle of their work. */
export function DisableQuestion({ name, children, ...dialog }: DisableQuestionProps) {
  const t = useText("admin");
  return (
    <ConfirmDialog
      {...dialog}
      title={t("users.disable-question", { name })}
      confirmLabel={t("users.disable")}
      danger
    >
      <p>{t("users.disable-effect")}</p>
      {children}
    </ConfirmDialog>
  );
}
