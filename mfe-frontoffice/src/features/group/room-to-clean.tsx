import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { isReady } from "@funduq/shared-types/rules/check-in";
import { Button, StatusBadge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CleanIcon } from "@funduq/shared-ui/icons";
import { type SetClean, useMaySetClean } from "../stay/use-cleaning.ts";
import classes from "./group-panel.module.css";

/** The hotel's rooms as they are now. */
export type RoomsNow = {
  rooms: readonly GridRoom[];
  onSetClean: SetClean;
};

type RoomToCleanProps = { room: GridRoom | undefined; onSetClean: (room: GridRoom) => void };

/** The status of a room that is not ready, and the button that sets it Clean (BK-11). */
export function RoomToClean({ room, onSetClean }: RoomToCleanProps) {
  return room && !isReady(room.housekeepingStatus) ? (
    <NotReady room={room} onSetClean={onSetClean} />
  ) : null;
}

type NotReadyProps = { room: GridRoom; onSetClean: (room: GridRoom) => void };

function NotReady({ room, onSetClean }: NotReadyProps) {
  const t = useText("frontoffice");
  const maySetClean = useMaySetClean(room);
  return (
    <span className={classes.toClean}>
      <StatusBadge status={room.housekeepingStatus} />
      {maySetClean && (
        <Button
          icon={CleanIcon}
          aria-label={t("group.set-clean", { number: room.number })}
          onClick={() => onSetClean(room)}
        >
          {t("check-in.set-clean")}
        </Button>
      )}
    </span>
  );
}
