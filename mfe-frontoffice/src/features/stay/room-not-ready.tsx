import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import { Button } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { CleanIcon, MoveIcon } from "@funduq/shared-ui/icons";
import { useMaySetClean } from "./use-cleaning.ts";

type RoomNotReadyProps = {
  room: GridRoom;
  onSetClean: (room: GridRoom) => void;
  onChangeRoom: () => void;
};

/** What lets a check-in go on where the room is not ready (BK-11): it is set Clean, or the guest gets another room. */
export function RoomNotReady({ room, onSetClean, onChangeRoom }: RoomNotReadyProps) {
  const t = useText("frontoffice");
  const maySetClean = useMaySetClean(room);
  return (
    <>
      {maySetClean && (
        <Button icon={CleanIcon} onClick={() => onSetClean(room)}>
          {t("check-in.set-clean")}
        </Button>
      )}
      <Button icon={MoveIcon} onClick={onChangeRoom}>
        {t("step.change-room")}
      </Button>
    </>
  );
}
