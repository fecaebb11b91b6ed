import { Button, Toolbar } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSelector } from "@funduq/shared-ui/state";
import { hasNewerRelease } from "./modules.ts";
import { useModules } from "./modules-context.ts";
import { useRegistry } from "./registry.ts";
import classes from "./update-bar.module.css";

/**
 * Tells that the shell or a department which runs here has another release; the tab keeps its version until reloaded. Not
 * while changes wait in the outbox: a reload would keep it too.
 */
export function UpdateBar() {
  const t = useText("shell");
  const modules = useModules();
  const { entries = [], shellVersion } = useRegistry();
  const hasQueue = useSelector(
    ({ outbox }) => outbox.waiting + outbox.refused > 0 || outbox.hasOthers,
  );
  if (hasQueue) return null;
  if (!isOtherShell(shellVersion) && !hasNewerRelease(modules, entries)) return null;
  return (
    <div className={classes.bar}>
      <Toolbar label={t("update.label")}>
        <p role="status">{t("update.available")}</p>
        <Button onClick={() => location.reload()}>{t("update.reload")}</Button>
      </Toolbar>
    </div>
  );
}

/** Compares with the version in the page's HTML, not in a script: that would be renamed with each build. */
function isOtherShell(current: string | null | undefined): boolean {
  const { version } = document.documentElement.dataset;
  return Boolean(current && version) && current !== version;
}
