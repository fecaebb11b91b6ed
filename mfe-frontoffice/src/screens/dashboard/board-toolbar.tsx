import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import { SegmentedControl } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DirtyIcon, OccupiedIcon } from "@funduq/shared-ui/icons";
import { startTransition, useOptimistic } from "react";
import type { BoardRoom } from "./board.ts";
import { BoardChips } from "./board-chips.tsx";
import { type DashboardMode, dashboardModes } from "./dashboard-mode.ts";
import { DayStepper } from "./day-stepper.tsx";
import { FindRoom } from "./find-room.tsx";
import classes from "./toolbar.module.css";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type BoardToolbarProps = {
  grid: DayGrid;
  rooms: readonly BoardRoom[];
  url: DashboardUrl;
  onFind: (roomId: string) => void;
  /** The rooms of this day are not known: there is nothing to find or to count. */
  onlyDays?: boolean;
};

/** The day, a way to a room by its number, and the counts that filter. */
export function BoardToolbar({ grid, rooms, url, onFind, onlyDays }: BoardToolbarProps) {
  const t = useText("frontoffice");
  return (
    <section aria-label={t("dashboard.toolbar")} className={classes.toolbar}>
      <DayStepper date={url.date ?? grid.businessDate} businessDate={grid.businessDate} url={url} />
      {!onlyDays && (
        <>
          <ModeSwitch url={url} />
          <FindRoom
            rooms={rooms}
            view={JSON.stringify([url.date, url.mode, url.filtered])}
            onFind={onFind}
          />
          <BoardChips grid={grid} rooms={rooms} url={url} />
        </>
      )}
    </section>
  );
}

/**
 * Who is in the rooms, or what state they are in (FO-14). The switch answers the press at once; a
 * thousand cards follow, and until then do what they say.
 */
function ModeSwitch({ url }: Pick<BoardToolbarProps, "url">) {
  const t = useText("frontoffice");
  const [chosen, choose] = useOptimistic(url.mode);
  const show = (mode: DashboardMode) =>
    startTransition(() => {
      choose(mode);
      url.showMode(mode);
    });
  return (
    <SegmentedControl
      label={t("mode.label")}
      value={chosen}
      onChange={show}
      options={dashboardModes.map((mode) => ({
        value: mode,
        label: t(`mode.${mode}`),
        icon: mode === "housekeeping" ? DirtyIcon : OccupiedIcon,
      }))}
    />
  );
}
