import { useText } from "@funduq/shared-ui/i18n";
import classes from "./housekeeping.module.css";

/** How far the round has come, in words and as a bar: '12 / 30 done'. What was done is said by its notice; of no room at all, nothing. */
export function Progress({ done, total }: { done: number; total: number }) {
  const t = useText("housekeeping");
  if (total === 0) return null;
  return (
    <div className={classes.progress}>
      <strong>{t("progress", { done, total })}</strong>
      <progress aria-hidden className={classes.bar} value={done} max={Math.max(total, 1)} />
    </div>
  );
}
