// biome-ignore-all lint/a11y/useSemanticElements: cards that wrap, in columns by floor, are no table
import type { DayGrid } from "@funduq/shared-types/contracts/day-grid";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { type ReactNode, useEffect } from "react";
import classes from "./board.module.css";
import type { BoardFloor, BoardRoom } from "./board.ts";
import { BoardCard } from "./board-card.tsx";
import { useCellFocus } from "./use-cell-focus.ts";
import type { DashboardUrl } from "./use-dashboard-url.ts";
import { useDeeds } from "./use-deeds.ts";
import { useNearFirst } from "./use-near-first.ts";

type BoardGridProps = {
  grid: DayGrid;
  floors: readonly BoardFloor[];
  filtering: boolean;
  isMoving: boolean;
  /** A room that was looked for by its number: it takes the focus. */
  sought: string | undefined;
  onSoughtShown: () => void;
  url: DashboardUrl;
};

/** One column per floor; with a filter on, the floors stand below each other (FO-02). */
export function BoardGrid(props: BoardGridProps) {
  const { grid, floors, filtering, isMoving, sought, onSoughtShown, url } = props;
  const t = useText("frontoffice");
  const rooms = floors.flatMap(({ groups }) => groups).flatMap((group) => group.rooms);
  const cells = useCellFocus(rooms);
  const { focus, gridRef } = cells;
  const deeds = useDeeds(url);
  const { isBehind, drawnOf } = useNearFirst({ gridRef, floors, date: grid.date, mode: url.mode });

  // Each time: a room that the filters hid is there only once they are gone. Its card has the focus while
  // the room is open, so that it has it again afterwards.
  useEffect(() => {
    if (!sought || !focus(sought)) return;
    onSoughtShown();
    // To housekeeping a room is what its menu sets: Enter opens it there.
    const found = rooms.find(({ room }) => room.id === sought);
    if (found && url.mode === "front-office") deeds.open(found);
  });

  return (
    <div
      ref={gridRef}
      role="grid"
      aria-label={t("dashboard.grid", { date: formatDate(grid.date) })}
      aria-busy={isMoving || isBehind}
      className={classes.grid}
      data-moving={isMoving || undefined}
      data-behind={isBehind || undefined}
      data-filtering={filtering || undefined}
      tabIndex={-1}
      onKeyDown={cells.handleKey}
      onFocus={cells.handleFocus}
    >
      {floors.map((floor) => (
        <FloorColumn key={floor.floor.id} floor={floor}>
          {(shown) => (
            <BoardCard
              key={shown.room.id}
              {...drawnOf(shown)}
              isCurrent={cells.current === shown.room.id}
              deeds={deeds}
            />
          )}
        </FloorColumn>
      ))}
    </div>
  );
}

type FloorColumnProps = {
  floor: BoardFloor;
  children: (room: BoardRoom) => ReactNode;
};

function FloorColumn({ floor: { floor, groups, roomCount }, children }: FloorColumnProps) {
  const t = useText("frontoffice");
  return (
    <div role="rowgroup" className={classes.floor}>
      <div role="row" tabIndex={-1}>
        <div role="columnheader" tabIndex={-1} className={classes.floorTitle}>
          <span>{t("floor.title", { name: floor.name })}</span>
          <span className={classes.count}>{t("floor.rooms", { count: roomCount })}</span>
        </div>
      </div>
      {groups.map(({ start, rooms }) => (
        <div
          key={start}
          role="row"
          tabIndex={-1}
          aria-label={t("floor.group", { name: floor.name, start })}
          className={classes.group}
        >
          {rooms.map(children)}
        </div>
      ))}
    </div>
  );
}
