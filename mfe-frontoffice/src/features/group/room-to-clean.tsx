import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { isReady } from "@funduq/shared-types/rules/check-in";
import { Button, StatusBadge } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CleanIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import classes from "./group-panel.module.css";

/** The hotel's rooms as they are now. */
export type RoomsNow = {
  rooms: readonly GridRoom[];
  /** Whether it was set. */
  onSetClean: (room: GridRoom) => Promise<boolean>;
};

type RoomToCleanProps = { room: GridRoom | undefined; onSetClean: (room: GridRoom) => void };

/**
 * The status of a room that is not ready, and the button that sets it Clean, for who may (BK-11). One that is out of
 * order is not set Clean here: its closed days would be lost.
 */
export function RoomToClean({ room, onSetClean }: RoomToCleanProps) {
  const t = useText("frontoffice");
  const maySet = useMay("housekeeping.write");
  if (!room || isReady(room.housekeepingStatus)) return null;
  return (
    <span className={classes.toClean}>
      <StatusBadge status={room.housekeepingStatus} />
      {maySet && room.housekeepingStatus !== "OutOfOrder" && (
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
