import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import { centimes } from "@funduq/shared-types/values/centimes";
import type { ShiftId } from "@funduq/shared-types/values/ids";
import { Button, CallFailure, MoneyField, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useCloseShiftMutation } from "../../../features/checkout/shifts.endpoints.ts";
import classes from "./shift.module.css";

type CloseShiftProps = {
  terminal: TerminalRef;
  shiftId: ShiftId;
  onClosed: (report: ShiftReport) => void;
};

/** The blind count: what should be in the drawer is shown once somebody has counted what is. */
export function CloseShift({ terminal, shiftId, onClosed }: CloseShiftProps) {
  const t = useText("pos");
  const [counted, setCounted] = useState<number | null>(null);
  const [note, setNote] = useState("");
  const { submit, isSaving, failure } = useSubmit(useCloseShiftMutation()[0]);
  const isAmount = counted !== null && counted >= 0;

  async function close(amount: number) {
    const body = { shiftId, countedCentimes: centimes(amount), note: note.trim() };
    const report = await submit({ ...terminal, ...body });
    if (report) onClosed(report);
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAmount) void close(counted);
      }}
    >
      <h3>{t("shift.count")}</h3>
      <MoneyField
        label={t("shift.counted")}
        hint={t("shift.count-hint")}
        value={counted}
        onChange={setCounted}
        required
      />
      <TextField label={t("shift.note")} value={note} onChange={setNote} maxLength={200} />
      <CallFailure failure={failure} sentence={t("shift.close-failed")} />
      <Button type="submit" variant="primary" saving={isSaving} disabled={!isAmount}>
        {t("shift.close")}
      </Button>
    </form>
  );
}
