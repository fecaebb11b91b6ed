// biome-ignore-all lint/a11y/useSemanticElements: cards that wrap, in columns by floor, are no table
import type { DayGrid, GridBooking } from "@funduq/shared-types/contracts/day-grid";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useMay } from "@funduq/shared-ui/state";
import { type CSSProperties, type ReactNode, useEffect } from "react";
import type { StayPanel } from "../../features/stay/stay-panel.ts";
import classes from "./board.module.css";
import { type BoardFloor, type BoardRoom, isExpected, type NextAction } from "./board.ts";
import { HousekeepingCard } from "./housekeeping-card.tsx";
import { RoomCard } from "./room-card.tsx";
import { useCellFocus } from "./use-cell-focus.ts";
import type { DashboardUrl } from "./use-dashboard-url.ts";
import { useRoomStatus } from "./use-room-status.ts";

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
  const cells = useCellFocus(floors.flatMap(({ groups }) => groups).flatMap(({ rooms }) => rooms));
  const { focus } = cells;

  useEffect(() => {
    if (sought && focus(sought)) onSoughtShown();
  }, [sought, focus, onSoughtShown]);

  return (
    <div
      ref={cells.gridRef}
      role="grid"
      aria-label={t("dashboard.grid", { date: formatDate(grid.date) })}
      aria-busy={isMoving}
      className={classes.grid}
      data-filtering={filtering || undefined}
      style={{ "--floors": floors.length } as CSSProperties}
      tabIndex={-1}
      onKeyDown={cells.handleKey}
      onFocus={cells.handleFocus}
    >
      {floors.map((floor) => (
        <FloorColumn key={floor.floor.id} floor={floor}>
          {(shown) => (
            <Card
              key={shown.room.id}
              shown={shown}
              isToday={grid.date === grid.businessDate}
              isCurrent={cells.current === shown.room.id}
              url={url}
            />
          )}
        </FloorColumn>
      ))}
    </div>
  );
}

type CardProps = { shown: BoardRoom; isToday: boolean; isCurrent: boolean; url: DashboardUrl };

function Card({ url, ...props }: CardProps) {
  const setStatus = useRoomStatus(url);
  const maySet = useMay("housekeeping.write");
  const { shown } = props;
  if (url.mode === "front-office")
    return (
      <RoomCard
        {...props}
        onOpen={() => openRoom(shown, url)}
        onAct={() => act(shown, shown.action, url)}
      />
    );
  return (
    <HousekeepingCard
      {...props}
      onSet={maySet ? (status) => void setStatus(shown.room, status) : undefined}
      onClose={maySet ? () => url.openOutOfOrder(shown.room.id) : undefined}
    />
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

/** Opens what there is to know: the stay in the room, or a new booking where nobody is. */
function openRoom(shown: BoardRoom, url: DashboardUrl): void {
  const [first] = shown.room.bookings;
  if (first) url.openStay(first.id);
  else url.openNewBooking(shown.room.id);
}

function act(shown: BoardRoom, action: NextAction, url: DashboardUrl): void {
  const { bookings, id } = shown.room;
  if (action === "open") openRoom(shown, url);
  else if (action === "check-in") openStay(bookings.find(isExpected), "check-in", url);
  else if (action === "check-out") openStay(bookings[0], "check-out", url);
  else url.openNewBooking(id);
}

function openStay(booking: GridBooking | undefined, panel: StayPanel, url: DashboardUrl): void {
  if (booking) url.openStay(booking.id, panel);
}
