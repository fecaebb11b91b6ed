import { Checkbox, TextArea } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useMay } from "@funduq/shared-ui/state";
import classes from "./folio.module.css";

/** Whether a guest is let go without nights that are not charged, and why. */
export type Waiving = {
  waived: boolean;
  reason: string;
  onWaive: (waived: boolean) => void;
  onReason: (reason: string) => void;
};

/** Lets the guest leave without paying these nights, with a reason. Users without the right read who has it (FOL-09). */
export function WaiveNights({ waived, reason, onWaive, onReason }: Waiving) {
  const t = useText("frontoffice");
  const mayWaive = useMay("folios.waive");
  if (!mayWaive) return <p className={classes.whoWaives}>{t("nights.who-waives")}</p>;
  return (
    <div className={classes.waive}>
      <Checkbox label={t("nights.waive")} checked={waived} onChange={onWaive} />
      {waived && (
        <TextArea
          label={t("nights.waive-reason")}
          required
          rows={2}
          value={reason}
          onChange={onReason}
        />
      )}
    </div>
  );
}
