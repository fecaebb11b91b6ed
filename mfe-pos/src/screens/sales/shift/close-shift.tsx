import type { TerminalRef } from "@funduq/shared-types/contracts/pos-floor";
import type { ShiftReport } from "@funduq/shared-types/contracts/pos-shift";
import { centimes } from "@funduq/shared-types/values/centimes";
import type { ShiftId } from "@funduq/shared-types/values/ids";
import { Button, FormDialog, MoneyField, TextField } from "@funduq/shared-ui";
import { formatMoney } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useCloseShiftMutation } from "../../../features/checkout/shifts.endpoints.ts";
import classes from "./shift.module.css";

type CloseShiftProps = {
  terminal: TerminalRef;
  shiftId: ShiftId;
  /** Something was typed that would be lost. */
  onType: () => void;
  onClosed: (report: ShiftReport) => void;
};

/** The blind count: what should be in the drawer is shown once somebody has counted what is. It asks first, as a closed shift never changes. */
export function CloseShift({ terminal, shiftId, onType, onClosed }: CloseShiftProps) {
  const t = useText("pos");
  const [counted, setCounted] = useState<number | null>(null);
  const [note, setNote] = useState("");
  const [asks, setAsks] = useState(false);
  const { submit, isSaving, failure, clearFailure } = useSubmit(useCloseShiftMutation()[0]);
  const isAmount = counted !== null && counted >= 0;

  async function close(amount: number) {
    const body = { shiftId, countedCentimes: centimes(amount), note: note.trim() };
    const report = await submit({ ...terminal, ...body });
    if (!report) return;
    setAsks(false);
    onClosed(report);
  }

  return (
    <>
      <form
        className={classes.form}
        onInput={onType}
        onSubmit={(event) => {
          event.preventDefault();
          setAsks(isAmount);
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
        <Button type="submit" variant="primary" disabled={!isAmount}>
          {t("shift.close")}
        </Button>
      </form>
      {asks && isAmount && (
        <FormDialog
          asks
          title={t("shift.close-title", { amount: formatMoney(centimes(counted)) })}
          confirmLabel={t("shift.close")}
          failure={failure}
          failedText={t("shift.close-failed")}
          isSaving={isSaving}
          onSubmit={() => void close(counted)}
          onClose={() => {
            clearFailure();
            setAsks(false);
          }}
        >
          <p>{t("shift.close-note")}</p>
        </FormDialog>
      )}
    </>
  );
}
