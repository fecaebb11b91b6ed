import type { LiveStatus } from "../../client/live-slice.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import classes from "./feedback.module.css";

type LiveDotProps = {
  status: LiveStatus;
  /** What was done here and is not at the hotel's server yet. */
  waiting?: number;
};

/** Whether this screen is in step with the house, in a word and a shape. */
export function LiveDot({ status, waiting = 0 }: LiveDotProps) {
  const t = useUiText();
  return (
    <span className={classes.live} data-status={status} role="status">
      <span aria-hidden className={classes.dot} />
      {status === "offline" && waiting > 0
        ? t("live.waiting", { count: waiting })
        : t(`live.${status}`)}
    </span>
  );
}
