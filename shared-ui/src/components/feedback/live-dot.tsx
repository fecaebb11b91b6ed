import type { LiveStatus } from "../../client/live-slice.ts";
import { unsentIn } from "../../client/outbox-slice.ts";
import { useUiText } from "../../i18n/ui-text.ts";
import classes from "./live-dot.module.css";

type LiveDotProps = {
  /** `lapsed`: nobody is signed in any more, and the network is none the worse for it. */
  status: LiveStatus | "lapsed";
  /** What was done here and is not at the hotel's server yet. */
  waiting?: number;
  /** What was done here and the hotel's server refused. */
  refused?: number;
  /** Opens the list of both. */
  onOpen?: (() => void) | undefined;
};

/** Whether this screen is in step with the house, in a word and a shape. */
export function LiveDot({ status, waiting = 0, refused = 0, onOpen }: LiveDotProps) {
  const words = useWords({ status, waiting, refused });
  const look = (
    <>
      {/* Where there is no room for the words, such as the collapsed sidebar, they are its tooltip. */}
      <span aria-hidden className={classes.dot} title={words} />
      {words}
    </>
  );
  return (
    <span
      className={classes.live}
      data-status={shownAs({ status, waiting, refused })}
      role="status"
    >
      {onOpen ? (
        <button type="button" className={classes.open} aria-haspopup="dialog" onClick={onOpen}>
          {look}
        </button>
      ) : (
        look
      )}
    </span>
  );
}

type Facts = Required<Pick<LiveDotProps, "status" | "waiting" | "refused">>;

function useWords({ status, waiting, refused }: Facts): string {
  const t = useUiText();
  const unsent = unsentIn({ waiting, refused });
  if (unsent === 0) return t(`live.${status}`);
  if (refused > 0) return t("live.refused", { number: unsent });
  if (status === "offline") return t("live.waiting", { count: unsent });
  return t("live.sending", { number: unsent });
}

function shownAs({ status, waiting, refused }: Facts): string {
  if (refused > 0) return "refused";
  return status === "live" && waiting > 0 ? "connecting" : status;
}
