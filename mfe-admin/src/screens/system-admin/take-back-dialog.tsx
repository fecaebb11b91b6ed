import type { SuperAdmin } from "@funduq/shared-types/contracts/super-admin";
import { CallFailure, ConfirmDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useTakeSuperAdminBackMutation } from "../../features/super-admins/super-admins.endpoints.ts";

type TakeBackDialogProps = { superAdmin: SuperAdmin; onClose: () => void };

/** Removes a super admin, who keeps the roles in their own hotels; the last one is not removed (SYS-06). */
export function TakeBackDialog({ superAdmin, onClose }: TakeBackDialogProps) {
  const t = useText("admin");
  const name = superAdmin.displayName || superAdmin.email;
  const [takeBack] = useTakeSuperAdminBackMutation();
  const { submit, isSaving, failure } = useSubmit(takeBack);
  async function handleConfirm() {
    if ((await submit(superAdmin.id)) === undefined) return;
    notify.success(t("super-admins.taken-back", { name }));
    onClose();
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
      title={t("super-admins.take-back-question", { name })}
      confirmLabel={t("super-admins.take-back")}
      saving={isSaving}
      danger
    >
      <p>{t("super-admins.take-back-effect")}</p>
      <CallFailure failure={failure} sentence={t("super-admins.take-back-failed")} />
    </ConfirmDialog>
  );
}
