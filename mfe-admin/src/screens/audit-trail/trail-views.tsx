import { SegmentedControl } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { urlWord, useUrlState } from "@funduq/shared-ui/router";
import classes from "./audit-trail.module.css";
import { noReadsFilter, readsParams } from "./use-reads-filter.ts";
import { noTrailFilter, trailParams } from "./use-trail-filter.ts";

const views = ["deeds", "identity"] as const;
type View = (typeof views)[number];

const schema = { ...trailParams, ...readsParams, view: urlWord(views) };
/** Each log has filters of its own: the other's are removed. */
const noFilter = { ...noTrailFilter, ...noReadsFilter };

/** Which of the two logs is shown; kept in the URL. */
export function useTrailView(): View {
  return useUrlState(schema).values.view ?? "deeds";
}

/** From the log of what was done to the log of who read whose documents, and back. */
export function TrailViews() {
  const t = useText("admin");
  const { values, change } = useUrlState(schema);
  return (
    <div className={classes.views}>
      <SegmentedControl<View>
        label={t("reads.view")}
        value={values.view ?? "deeds"}
        onChange={(next) => change({ ...noFilter, view: next === "identity" ? next : null })}
        options={views.map((value) => ({ value, label: t(`reads.view.${value}`) }))}
      />
    </div>
  );
}
