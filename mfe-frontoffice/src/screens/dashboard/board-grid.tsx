// biome-ignore-all lint/a11y/useSemanticElements: cards that wrap, in columns by floor, are no table
import type { DayGrid, GridBooking } from "@funduq/shared-types/contracts/day-grid";
import { formatDate } from "@funduq/shared-ui/format";
import { useText } from "@funduq/shared-ui/i18n";
import { useMay } from "@funduq/shared-ui/state";
import { type CSSProperties, memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import type { StayPanel } from "../../features/stay/stay-panel.ts";
import classes from "./board.module.css";
import { type BoardFloor, type BoardRoom, isExpected, type NextAction } from "./board.ts";
import type { DashboardMode } from "./dashboard-mode.ts";
import { HousekeepingCard } from "./housekeeping-card.tsx";
import { RoomCard } from "./room-card.tsx";
import { useCellFocus } from "./use-cell-focus.ts";
import type { DashboardUrl } from "./use-dashboard-url.ts";
import { type PlainStatus, useRoomStatus } from "./use-room-status.ts";

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
  const deeds = useDeeds(url);

  // Each time: a room that the filters hid is there only once they are gone.
  useEffect(() => {
    if (sought && focus(sought)) onSoughtShown();
  });

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
              mode={url.mode}
              isCurrent={cells.current === shown.room.id}
              deeds={deeds}
            />
          )}
        </FloorColumn>
      ))}
    </div>
  );
}

type CardProps = { shown: BoardRoom; mode: DashboardMode; isCurrent: boolean; deeds: Deeds };

/** Drawn again only when its own room, or whether the Tab key stops at it, has changed. */
const Card = memo(function Card({ mode, deeds, ...props }: CardProps) {
  const { shown } = props;
  if (mode === "front-office")
    return <RoomCard {...props} onOpen={() => deeds.open(shown)} onAct={() => deeds.act(shown)} />;
  return (
    <HousekeepingCard
      {...props}
      onSet={deeds.maySet ? (status) => deeds.set(shown, status) : undefined}
      onClose={deeds.maySet ? () => deeds.close(shown) : undefined}
    />
  );
}, isSameCard);

/** Each answer of the API makes new lists, but keeps the rooms in which nothing has changed. */
function isSameCard(before: CardProps, after: CardProps): boolean {
  const [one, other] = [before.shown, after.shown];
  return (
    one.room === other.room &&
    one.date === other.date &&
    one.isToday === other.isToday &&
    one.typeName === other.typeName &&
    before.mode === after.mode &&
    before.isCurrent === after.isCurrent &&
    before.deeds === after.deeds
  );
}

type Deeds = ReturnType<typeof useDeeds>;

/** What a card can do, the same for as long as the grid stands: no card is drawn again for it. */
function useDeeds(url: DashboardUrl) {
  const setStatus = useRoomStatus(url);
  const maySet = useMay("housekeeping.write");
  const latest = useRef({ url, setStatus });
  latest.current = { url, setStatus };
  return useMemo(
    () => ({
      maySet,
      open: (shown: BoardRoom) => openRoom(shown, latest.current.url),
      act: (shown: BoardRoom) => act(shown, shown.action, latest.current.url),
      set: (shown: BoardRoom, status: PlainStatus) =>
        void latest.current.setStatus(shown.room, status),
      close: (shown: BoardRoom) => latest.current.url.openOutOfOrder(shown.room.id),
    }),
    [maySet],
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
  else if (!shown.isPast) url.openNewBooking(shown.room.id);
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
