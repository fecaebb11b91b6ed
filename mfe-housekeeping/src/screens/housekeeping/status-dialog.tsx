import { Button, Dialog } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { roomOf } from "../../features/board/board.endpoints.ts";
import { housekeepersOf } from "../../features/board/board-view.ts";
import type { Board } from "../../features/room-status/unsent-status.ts";
import type { ChangeStatus } from "../../features/room-status/use-room-status.ts";
import { StatusForm } from "./status-form.tsx";

type StatusDialogProps = {
  board: Board;
  roomId: string;
  change: ChangeStatus;
  onClose: () => void;
};

/** Sets the status of one room (HK-01): near the thumb on a phone, in the middle on a desk. */
export function StatusDialog({ board, roomId, change, onClose }: StatusDialogProps) {
  const room = roomOf(board, roomId);
  if (!room) return <RoomNotFound onClose={onClose} />;
  return (
    <StatusForm
      room={room}
      businessDate={board.businessDate}
      housekeepers={housekeepersOf(board)}
      change={change}
      onClose={onClose}
    />
  );
}

function RoomNotFound({ onClose }: { onClose: () => void }) {
  const t = useText("housekeeping");
  return (
    <Dialog
      opened
      size="small"
      onClose={onClose}
      title={t("title")}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t("show-all")}
        </Button>
      }
    >
      <p role="alert">{t("room-not-found")}</p>
    </Dialog>
  );
}
