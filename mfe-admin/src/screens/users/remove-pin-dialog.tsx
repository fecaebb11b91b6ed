import type { HotelUser } from "@funduq/shared-types/contracts/user";
import { CallFailure, ConfirmDialog, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { type UserRef, useRemoveTillPinMutation } from "../../features/users/users.endpoints.ts";
import { nameOf } from "./user-words.tsx";

type RemovePinDialogProps = { user: HotelUser; userRef: UserRef; onClose: () => void };

/** For somebody who has forgotten the PIN for the till: they set another one themselves (POS-15). */
export function RemovePinDialog({ user, userRef, onClose }: RemovePinDialogProps) {
  const t = useText("admin");
  const name = nameOf(user);
  const [removePin] = useRemoveTillPinMutation();
  const { submit, isSaving, failure } = useSubmit(removePin);

  async function remove() {
    if ((await submit(userRef)) === undefined) return;
    onClose();
    notify.success(t("users.pin-removed", { name }));
  }
  return (
    <ConfirmDialog
      opened
      title={t("users.pin-question", { name })}
      confirmLabel={t("users.pin")}
      danger
      saving={isSaving}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p>{t("users.pin-effect")}</p>
      <CallFailure failure={failure} sentence={t("users.pin-failed")} />
    </ConfirmDialog>
  );
}
