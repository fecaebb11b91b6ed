import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, Toolbar } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useListModulesQuery } from "./modules.endpoints.ts";
import { hasNewerRelease } from "./modules.ts";
import { useModules } from "./modules-context.ts";
import classes from "./update-bar.module.css";

/** Tells that a department which runs here has a newer release; the tab keeps its version until reloaded. */
export function UpdateBar({ hotelId }: { hotelId: HotelId | undefined }) {
  const t = useText("shell");
  const modules = useModules();
  const { data = [] } = useListModulesQuery(hotelId ?? null, { refetchOnFocus: true });
  if (!hasNewerRelease(modules, data)) return null;
  return (
    <div className={classes.bar}>
      <Toolbar label={t("update.label")}>
        <p role="status">{t("update.available")}</p>
        <Button onClick={() => location.reload()}>{t("update.reload")}</Button>
      </Toolbar>
    </div>
  );
}
