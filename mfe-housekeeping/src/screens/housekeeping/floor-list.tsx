import type { HousekeepingRoom } from "@funduq/shared-types/contracts/housekeeping";
import { Button, EmptyState } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { DoneIcon, OccupiedIcon, WarningIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import { useCallback } from "react";
import { type BoardView, floorsShown } from "../../features/board/board-view.ts";
import { type Board, type BoardRoom, bodyOf } from "../../features/room-status/unsent-status.ts";
import type { ChangeStatus } from "../../features/room-status/use-room-status.ts";
import classes from "./housekeeping.module.css";
import { RoomCard } from "./room-card.tsx";

type FloorListProps = {
  board: Board;
  view: BoardView;
  change: ChangeStatus;
  onOpen: (roomId: string) => void;
  onShowAll: () => void;
};

export function FloorList({ board, view, change, onOpen, onShowAll }: FloorListProps) {
  const t = useText("housekeeping");
  const mayWrite = useMay("housekeeping.write");
  const markClean = useCallback(
    (room: HousekeepingRoom) => void change(room, { status: "Clean" }),
    [change],
  );
  const setAgain = useCallback(
    ({ refused, ...room }: BoardRoom) => void (refused && change(room, bodyOf(refused))),
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
              onSetAgain={mayWrite ? setAgain : undefined}
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
