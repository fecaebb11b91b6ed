import { DateRangeField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import type { Period } from "../../features/room-status/use-status-form.ts";
import classes from "./status-form.module.css";

type OutOfOrderFieldsProps = { period: Period; onChange: (period: Period) => void };

/** From when until when a room can't be sold (HK-02). */
export function OutOfOrderFields({ period, onChange }: OutOfOrderFieldsProps) {
  const t = useText("housekeeping");
  return (
    <div className={classes.period}>
      <DateRangeField
        label={t("out-of-order-title")}
        fromLabel={t("from")}
        toLabel={t("to")}
        value={period}
        onChange={onChange}
        showNights={period.from !== null && period.to !== null}
        required
      />
      <p className={classes.note}>{t("to-hint")}</p>
    </div>
  );
}
