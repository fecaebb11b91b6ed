import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { FilterIcon } from "@funduq/shared-ui/icons";
import { type ReactNode, useMemo, useState } from "react";
import classes from "./board.module.css";
import { type BoardRoom, boardFloors, boardRooms } from "./board.ts";
import {
  type BoardFilter,
  filterRooms,
  isFiltering,
  noFilter,
  statesFor,
  withKnownTypes,
} from "./board-filter.ts";
import { BoardGrid } from "./board-grid.tsx";
import { BoardToolbar } from "./board-toolbar.tsx";
import type { DashboardMode } from "./dashboard-mode.ts";
import { FilterBar } from "./filter-bar.tsx";
import { NoShowPanel } from "./no-show-panel.tsx";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type DayBoardProps = {
  hotelId: HotelId;
  grid: DayGrid;
  url: DashboardUrl;
  isMoving: boolean;
  /** What stands below the way through the days where this one's rooms are not known. */
  instead?: ReactNode;
};

/** The toolbar and the rooms of one day. */
export function DayBoard({ hotelId, grid, url: address, isMoving, instead }: DayBoardProps) {
  const t = useText("frontoffice");
  const [sought, setSought] = useState<string>();
  const rooms = useMemo(() => boardRooms(grid), [grid]);
  const filter = withKnownTypes(address.filtered, grid);
  const url = { ...address, filtered: filter };
  const isToday = grid.date === grid.businessDate;
  const states = statesFor(filter.states, isToday);
  const filtering = isFiltering({ ...filter, states });
  const shown = useShownRooms(rooms, { ...filter, states }, url.mode);
  const floors = useMemo(() => boardFloors(grid.floors, shown), [grid.floors, shown]);

  /** A room is found even when the filters hide it. */
  function handleFind(roomId: string) {
    if (!shown.some(({ room }) => room.id === roomId)) url.filter(noFilter);
    setSought(roomId);
  }

  const toolbar = { grid, rooms, url, onFind: handleFind };
  if (instead)
    return (
      <>
        <BoardToolbar {...toolbar} onlyDays />
        {instead}
      </>
    );
  return (
    <>
      <BoardToolbar {...toolbar} />
      <FilterBar grid={grid} url={url} shownCount={shown.length} />
      {states.includes("NoShow") && <NoShowPanel hotelId={hotelId} url={url} />}
      {url.mode === "housekeeping" && !isToday && (
        <p className={classes.remark}>{t("dashboard.cleaning-today")}</p>
      )}
      {shown.length > 0 && (
        <BoardGrid
          grid={grid}
          floors={floors}
          filtering={filtering}
          isMoving={isMoving}
          sought={sought}
          url={url}
          onSoughtShown={() => setSought(undefined)}
        />
      )}
      {shown.length === 0 && !states.includes("NoShow") && (
        <EmptyState icon={FilterIcon} message={t("dashboard.no-match")} />
      )}
    </>
  );
}

/** The same list while neither the rooms nor the filter have changed. */
function useShownRooms(
  rooms: readonly BoardRoom[],
  filter: BoardFilter,
  mode: DashboardMode,
): BoardRoom[] {
  const asked = JSON.stringify(filter);
  return useMemo(
    () => filterRooms(rooms, JSON.parse(asked) as BoardFilter, mode),
    [rooms, asked, mode],
  );
}
