import type { HotelUser } from "@funduq/shared-types/contracts/user";
import { CallFailure, notify } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { type UserRef, useSetUserStatusMutation } from "../../features/users/users.endpoints.ts";
import { DisableQuestion } from "./disable-question.tsx";
import { nameOf } from "./user-words.tsx";

type DisableDialogProps = { user: HotelUser; userRef: UserRef; onClose: () => void };

/** USR-04: it asks, as it puts somebody out in the middle of their work. */
export function DisableDialog({ user, userRef, onClose }: DisableDialogProps) {
  const t = useText("admin");
  const name = nameOf(user);
  const [setStatus] = useSetUserStatusMutation();
  const { submit, isSaving, failure } = useSubmit(setStatus);

  async function disable() {
    if (!(await submit({ ...userRef, status: "disabled" }))) return;
    onClose();
    notify.success(t("users.disabled", { name }));
  }
  return (
    <DisableQuestion
      name={name}
      opened
      onClose={onClose}
      onConfirm={() => void disable()}
      saving={isSaving}
    >
      <CallFailure
        failure={failure}
        sentence={failure?.code === "user.own-status" ? undefined : t("users.disable-failed")}
      />
    </DisableQuestion>
  );
}
