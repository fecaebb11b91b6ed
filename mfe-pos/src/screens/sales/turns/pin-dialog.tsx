import { PIN_LENGTH } from "@funduq/shared-types/values/till-turn";
import { Button, FormDialog, notify, Stack, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DeleteIcon } from "@funduq/shared-ui/icons";
import { useHotel, useSession, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { tillTurns } from "../../../features/turns/till-turns.ts";
import { useSetOwnTillPinMutation } from "../../../features/turns/turns.endpoints.ts";
import { useMayTryPin, useTillTurn } from "../../../features/turns/use-till-turn.ts";
import { PasswordField } from "./password-field.tsx";
import { RemovePinDialog } from "./remove-pin-dialog.tsx";

type PinDialogProps = { hasPin: boolean; onClose: () => void };

/** One's own PIN, which only who is signed in sets, with their password (POS-15). */
export function PinDialog({ hasPin, onClose }: PinDialogProps) {
  const t = useText("till");
  const hotelId = useHotel()?.hotelId;
  const userId = useSession()?.user.id;
  const mayTryPin = useMayTryPin();
  const { turn } = useTillTurn();
  const [isRemoving, setRemoving] = useState(false);
  const [pin, setPin] = useState("");
  const [again, setAgain] = useState("");
  const [password, setPassword] = useState("");
  const { submit, isSaving, failure } = useSubmit(useSetOwnTillPinMutation()[0]);

  async function save() {
    if (!hotelId || (await submit({ hotelId, pin, password })) === undefined) return;
    notify.success(t("turn.pin-set"));
    leave();
  }

  /** The turns that one had by the former PIN have ended. */
  function leave() {
    if (turn && hotelId && userId) tillTurns.lock(hotelId, userId);
    onClose();
  }

  if (isRemoving) return <RemovePinDialog onRemoved={leave} onClose={() => setRemoving(false)} />;

  return (
    <FormDialog
      title={t(hasPin ? "turn.my-pin" : "turn.set-pin")}
      confirmLabel={t("save")}
      isSaving={isSaving}
      failure={failure}
      whyNot={whyNot()}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextField
          label={t("turn.pin")}
          hint={t("turn.pin-hint")}
          type="password"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={PIN_LENGTH.max}
          required
          autoFocus
          value={pin}
          onChange={setPin}
        />
        <TextField
          label={t("turn.pin-again")}
          type="password"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={PIN_LENGTH.max}
          required
          value={again}
          onChange={setAgain}
        />
        <PasswordField value={password} onChange={setPassword} />
        {hasPin && (
          <Button variant="quiet" icon={DeleteIcon} onClick={() => setRemoving(true)}>
            {t("turn.remove-pin")}
          </Button>
        )}
      </Stack>
    </FormDialog>
  );

  function whyNot() {
    if (!mayTryPin) return t("turn.set-later");
    if (!/^[0-9]{4,8}$/u.test(pin)) return t("turn.pin-length", PIN_LENGTH);
    if (again !== pin) return t("turn.pin-differs");
    return password === "" ? t("turn.password-missing") : undefined;
  }
}
