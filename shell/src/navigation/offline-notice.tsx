import { useText } from "@funduq/shared-ui/i18n";
import classes from "./navigation.module.css";
import { useOnline } from "./use-online.ts";

/** Says that what is on the screen may be old, as long as this device has no network. */
export function OfflineNotice() {
  const t = useText("shell");
  if (useOnline()) return null;
  return (
    <p role="status" className={classes.notice}>
      {t("offline.notice")}
    </p>
  );
}
