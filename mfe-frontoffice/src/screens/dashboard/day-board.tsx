import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import { Button, EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { FilterIcon } from "@funduq/shared-ui/icons";
import { useMemo, useState } from "react";
import { boardFloors, boardRooms } from "./board.ts";
import { filterRooms, isFiltering } from "./board-filter.ts";
import { BoardGrid } from "./board-grid.tsx";
import { BoardToolbar } from "./board-toolbar.tsx";
import type { DashboardUrl } from "./use-dashboard-url.ts";

type DayBoardProps = { grid: DayGrid; url: DashboardUrl; isMoving: boolean };

/** The toolbar and the rooms of one day. */
export function DayBoard({ grid, url, isMoving }: DayBoardProps) {
  const t = useText("frontoffice");
  const [sought, setSought] = useState<string>();
  const rooms = useMemo(() => boardRooms(grid), [grid]);
  const filtering = isFiltering(url.filtered);
  const shown = filterRooms(rooms, url.filtered);
  const clearFilters = () => url.filter({ states: [], activity: undefined });

  /** A room is found even when the filters hide it. */
  function handleFind(roomId: string) {
    if (!shown.some(({ room }) => room.id === roomId)) clearFilters();
    setSought(roomId);
  }

  return (
    <>
      <BoardToolbar grid={grid} rooms={rooms} url={url} onFind={handleFind} />
      {shown.length === 0 ? (
        <EmptyState
          icon={FilterIcon}
          message={t("dashboard.noMatch")}
          action={<Button onClick={clearFilters}>{t("dashboard.clearFilters")}</Button>}
        />
      ) : (
        <BoardGrid
          grid={grid}
          floors={boardFloors(grid.floors, shown)}
          filtering={filtering}
          isMoving={isMoving}
          sought={sought}
          onSoughtShown={() => setSought(undefined)}
          url={url}
        />
      )}
    </>
  );
}
