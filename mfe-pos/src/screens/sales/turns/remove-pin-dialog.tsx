import { FormDialog, notify, Stack } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useHotel, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useRemoveOwnTillPinMutation } from "../../../features/turns/turns.endpoints.ts";
import { useMayTryPin } from "../../../features/turns/use-till-turn.ts";
import { PasswordField } from "./password-field.tsx";

type RemovePinDialogProps = { onRemoved: () => void; onClose: () => void };

/** Removes one's own PIN, with the password of who is signed in (POS-15). */
export function RemovePinDialog({ onRemoved, onClose }: RemovePinDialogProps) {
  const t = useText("till");
  const hotelId = useHotel()?.hotelId;
  const mayTryPin = useMayTryPin();
  const [password, setPassword] = useState("");
  const { submit, isSaving, failure } = useSubmit(useRemoveOwnTillPinMutation()[0]);

  async function remove() {
    if (!hotelId || (await submit({ hotelId, password })) === undefined) return;
    notify.success(t("turn.pin-removed"));
    onRemoved();
  }

  return (
    <FormDialog
      danger
      title={t("turn.remove-pin")}
      confirmLabel={t("turn.remove-pin")}
      isSaving={isSaving}
      failure={failure}
      whyNot={whyNot()}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{t("turn.remove-hint")}</p>
        <PasswordField autoFocus value={password} onChange={setPassword} />
      </Stack>
    </FormDialog>
  );

  function whyNot() {
    if (!mayTryPin) return t("turn.remove-later");
    return password === "" ? t("turn.password-missing") : undefined;
  }
}
