import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import { centimes } from "@funduq/shared-types/values/centimes";
import type { ShiftId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, MoneyField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { newKey, useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useOpenShiftMutation } from "../../../features/checkout/shifts.endpoints.ts";
import classes from "./shift.module.css";

type OpenShiftProps = {
  terminal: TerminalRef;
  /** Something was typed that would be lost. */
  onType: () => void;
};

/** Begins a shift with the change that lies in the drawer. */
export function OpenShift({ terminal, onType }: OpenShiftProps) {
  const t = useText("pos");
  const [float, setFloat] = useState<number | null>(0);
  const [shiftId] = useState(() => newKey() as ShiftId);
  const { submit, isSaving, failure } = useSubmit(useOpenShiftMutation()[0]);
  const isAmount = float !== null && float >= 0;
  return (
    <form
      className={classes.form}
      onInput={onType}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAmount) void submit({ ...terminal, shiftId, floatCentimes: centimes(float) });
      }}
    >
      <p>{t("shift.none")}</p>
      <MoneyField label={t("shift.float")} value={float} onChange={setFloat} />
      <CallFailure failure={failure} sentence={t("shift.open-failed")} />
      <Button type="submit" variant="primary" saving={isSaving} disabled={!isAmount}>
        {t("shift.open")}
      </Button>
    </form>
  );
}
