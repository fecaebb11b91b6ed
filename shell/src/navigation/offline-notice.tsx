import { formatDateTime, formatTime } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useAsOf, useHotel, useOnline, useSelector } from "@funduq/shared-ui/state";
import classes from "./navigation.module.css";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Says since when what is on the screen is known, or may be old, as long as there is no network or no server. */
export function OfflineNotice() {
  const t = useText("shell");
  const keeps = useSelector(({ outbox }) => outbox.isUsed);
  const isOnline = useOnline();
  const time = useAsOfText();
  if (isOnline && !time) return null;
  return (
    <p role="status" className={classes.notice}>
      {time ? t("offline.as-of", { time }) : t(keeps ? "offline.keeps" : "offline.notice")}
    </p>
  );
}

/** On the hotel's clock; with its day, where that is not today. */
function useAsOfText(): string | undefined {
  const asOf = useAsOf();
  const timeZone = useHotel()?.timeZone;
  if (!asOf || !timeZone) return undefined;
  const isRecent = Date.now() - Date.parse(asOf) < DAY_MS;
  return isRecent ? formatTime(asOf, timeZone) : formatDateTime(asOf, timeZone);
}
