import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CleanIcon, MoveIcon } from "@funduq/shared-ui/icons";
import { useMay } from "@funduq/shared-ui/state";
import classes from "./stay.module.css";

type RoomNotReadyProps = {
  room: GridRoom;
  onSetClean: (room: GridRoom) => void;
  onChangeRoom: () => void;
};

/**
 * What lets a check-in go on where the room is not ready (BK-11): whoever may sets it Clean, or the guest gets another
 * room. One that is out of order is not set Clean here: its closed days would be lost.
 */
export function RoomNotReady({ room, onSetClean, onChangeRoom }: RoomNotReadyProps) {
  const t = useText("frontoffice");
  const maySet = useMay("housekeeping.write");
  return (
    <div className={classes.wayOut}>
      {maySet && room.housekeepingStatus !== "OutOfOrder" && (
        <Button icon={CleanIcon} onClick={() => onSetClean(room)}>
          {t("check-in.set-clean")}
        </Button>
      )}
      <Button icon={MoveIcon} onClick={onChangeRoom}>
        {t("step.change-room")}
      </Button>
    </div>
  );
}
