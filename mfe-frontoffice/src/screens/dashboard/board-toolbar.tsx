import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import { addDays } from "@funduq/shared-types/values/calendar-date";
import { Button, IconButton, SegmentedControl } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useText } from "@funduq/shared-ui/i18n";
import { DirtyIcon, ForwardIcon, OccupiedIcon } from "@funduq/shared-ui/icons";
import { startTransition, useOptimistic } from "react";
import type { BoardRoom } from "./board.ts";
import { BoardChips } from "./board-chips.tsx";
import { type DashboardMode, dashboardModes } from "./dashboard-mode.ts";
import { FindRoom } from "./find-room.tsx";
import classes from "./toolbar.module.css";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type BoardToolbarProps = {
  grid: DayGrid;
  rooms: readonly BoardRoom[];
  url: DashboardUrl;
  onFind: (roomId: string) => void;
};

/** The day, a way to a room by its number, and the counts that filter. */
export function BoardToolbar({ grid, rooms, url, onFind }: BoardToolbarProps) {
  const t = useText("frontoffice");
  return (
    <section aria-label={t("dashboard.toolbar")} className={classes.toolbar}>
      <ModeSwitch url={url} />
      <DayStepper grid={grid} url={url} />
      <FindRoom rooms={rooms} onFind={onFind} />
      <BoardChips rooms={rooms} isToday={grid.date === grid.businessDate} url={url} />
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

/** <<<, Today, >>> (FO-07's way through the days), and any day by typing or picking it. */
function DayStepper({ grid, url }: Pick<BoardToolbarProps, "grid" | "url">) {
  const t = useText("frontoffice");
  const { businessDate } = grid;
  const date = url.date ?? businessDate;
  const show = (wanted: typeof date) => url.showDate(wanted === businessDate ? undefined : wanted);
  return (
    <div className={classes.stepper}>
      <span className={classes.backward}>
        <IconButton
          icon={ForwardIcon}
          label={t("day.previous")}
          variant="default"
          onClick={() => show(addDays(date, -1))}
        />
      </span>
      <Button onClick={() => show(businessDate)} aria-pressed={date === businessDate}>
        {t("day.today")}
      </Button>
      <IconButton
        icon={ForwardIcon}
        label={t("day.next")}
        variant="default"
        onClick={() => show(addDays(date, 1))}
      />
      <DateField
        label={t("day.pick")}
        labelHidden
        value={date}
        onChange={(wanted) => wanted && wanted !== date && show(wanted)}
      />
    </div>
  );
}
