import { useText } from "@funduq/shared-ui/i18n";
import { useSyncExternalStore } from "react";
import classes from "./navigation.module.css";

/** Says that what is on the screen may be old, as long as this device has no network. */
export function OfflineNotice() {
  const t = useText("shell");
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <p role="status" className={classes.notice}>
      {t("offline.notice")}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  const events = ["online", "offline"] as const;
  for (const event of events) window.addEventListener(event, listener);
  return () => {
    for (const event of events) window.removeEventListener(event, listener);
  };
}
