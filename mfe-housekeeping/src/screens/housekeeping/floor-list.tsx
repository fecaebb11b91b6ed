import type {
  HousekeepingBoard,
  HousekeepingRoom,
} from "@funduq/shared-types/contracts/housekeeping";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { Button, EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, OccupiedIcon, WarningIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { type BoardView, floorsShown } from "../../features/board/board-view.ts";
import { useRoomStatus } from "../../features/room-status/use-room-status.ts";
import classes from "./housekeeping.module.css";
import { RoomCard } from "./room-card.tsx";

type FloorListProps = {
  hotelId: HotelId;
  board: HousekeepingBoard;
  view: BoardView;
  onOpen: (roomId: string) => void;
  onShowAll: () => void;
};

export function FloorList({ hotelId, board, view, onOpen, onShowAll }: FloorListProps) {
  const t = useText("housekeeping");
  const mayWrite = useMay("housekeeping.write");
  const { change } = useRoomStatus(hotelId);
  const markClean = useCallback(
    (room: HousekeepingRoom) => void change(room, { status: "Clean" }),
    [change],
  );
  const floors = floorsShown(board, view);
  if (floors.length === 0) return <Nothing board={board} view={view} onShowAll={onShowAll} />;
  return floors.map((floor) => (
    <section key={floor.id} aria-labelledby={floor.id} className={classes.floor}>
      <h2 id={floor.id} className={classes.floorName}>
        {t("floor", { name: floor.name })}
      </h2>
      <ul className={classes.rooms}>
        {floor.rooms.map((room) => (
          <li key={room.id}>
            <RoomCard
              room={room}
              businessDate={board.businessDate}
              onOpen={mayWrite ? onOpen : undefined}
              onClean={mayWrite ? markClean : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function Nothing({ board, view, onShowAll }: Pick<FloorListProps, "board" | "view" | "onShowAll">) {
  const t = useText("housekeeping");
  const known = view.floorId === null || board.floors.some(({ id }) => id === view.floorId);
  const all = <Button onClick={onShowAll}>{t("show-all")}</Button>;
  if (!known) return <EmptyState icon={WarningIcon} message={t("floor-not-found")} action={all} />;
  const icon = view.filter === "todo" ? DoneIcon : OccupiedIcon;
  return <EmptyState icon={icon} message={t(`nothing.${view.filter}`)} action={all} />;
}
