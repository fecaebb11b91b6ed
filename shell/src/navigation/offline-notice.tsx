import { useText } from "@funduq/shared-ui/i18n";
import { useOnline, useSelector } from "@funduq/shared-ui/state";
import classes from "./navigation.module.css";

/** Says that what is on the screen may be old, as long as this device has no network. */
export function OfflineNotice() {
  const t = useText("shell");
  const keeps = useSelector(({ outbox }) => outbox.isUsed);
  if (useOnline()) return null;
  return (
    <p role="status" className={classes.notice}>
      {t(keeps ? "offline.keeps" : "offline.notice")}
    </p>
  );
}
