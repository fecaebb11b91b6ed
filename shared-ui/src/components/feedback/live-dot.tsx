import type { LiveStatus } from "../../client/live-slice.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import classes from "./feedback.module.css";

/** Whether this screen is in step with the house, in a word and a shape. */
export function LiveDot({ status }: { status: LiveStatus }) {
  const t = useUiText();
  return (
    <span className={classes.live} data-status={status} role="status">
      <span aria-hidden className={classes.dot} />
      {t(`live.${status}`)}
    </span>
  );
}
