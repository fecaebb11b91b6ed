import type { LiveStatus } from "../../client/live-slice.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import classes from "./live-dot.module.css";

type LiveDotProps = {
  /** `lapsed`: nobody is signed in any more, and the network is none the worse for it. */
  status: LiveStatus | "lapsed";
  /** What was done here and is not at the hotel's server yet. */
  waiting?: number;
};

/** Whether this screen is in step with the house, in a word and a shape. */
export function LiveDot({ status, waiting = 0 }: LiveDotProps) {
  const t = useUiText();
  const isWaiting = status === "offline" && waiting > 0;
  const words = isWaiting ? t("live.waiting", { count: waiting }) : t(`live.${status}`);
  return (
    <span className={classes.live} data-status={status} role="status">
      {/* Where there is no room for the words, such as the collapsed sidebar, they are its tooltip. */}
      <span aria-hidden className={classes.dot} title={words} />
      {words}
    </span>
  );
}
