import { SegmentedControl } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSearchParams } from "@funduq/shared-ui/router";
import classes from "./audit-trail.module.css";

const views = ["deeds", "identity"] as const;
type View = (typeof views)[number];

/** Which of the two logs stands on the screen; it is in the address. */
export function useTrailView(): View {
  return useSearchParams()[0].get("view") === "identity" ? "identity" : "deeds";
}

/** From the log of what was done to the log of who read whose documents, and back. */
export function TrailViews() {
  const t = useText("admin");
  const view = useTrailView();
  const [, setParams] = useSearchParams();
  return (
    <div className={classes.views}>
      <SegmentedControl<View>
        label={t("reads.view")}
        value={view}
        onChange={(next) => setParams(next === "identity" ? { view: next } : {})}
        options={views.map((value) => ({ value, label: t(`reads.view.${value}`) }))}
      />
    </div>
  );
}
