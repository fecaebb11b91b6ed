import type { GridRoom } from "@funduq/shared-types/contracts/day-grid";
import type { ReactNode } from "react";
import { ChangeDatesDialog } from "../change/change-dates-dialog.tsx";
import { ChangeRoomDialog } from "../change/change-room-dialog.tsx";
import { EditDetailsDialog } from "../change/edit-details-dialog.tsx";
import { FolioManager } from "../folio/folio-manager.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { CheckInDialog } from "./check-in-dialog.tsx";
import { CheckOutDialog } from "./check-out-dialog.tsx";
import { NoShowDialog } from "./no-show-dialog.tsx";
import { ReactivateDialog } from "./reactivate-dialog.tsx";
import type { StayPanel } from "./stay-panel.ts";
import type { StepDialogProps } from "./step-dialog.ts";
import { UndoDialog } from "./undo-dialog.tsx";

type StayDialogsProps = StepDialogProps & {
  room: GridRoom | undefined;
  panel: StayPanel | undefined;
  onFolios: () => void;
  onSetClean: (room: GridRoom) => Promise<boolean>;
  /** Opens another dialog over the stay, also once it was closed. */
  onReopen: (panel: StayPanel) => void;
  /** Done with the stay: the desk goes on with the rooms. */
  onDone: () => void;
};

/** The dialog that lies over an open stay. */
export function StayDialogs({
  panel,
  room,
  onFolios,
  onSetClean,
  onDone,
  onReopen,
  ...step
}: StayDialogsProps) {
  if (!panel) return null;
  const onUndo = () => onReopen("undo");
  const dialogs: Record<StayPanel, ReactNode> = {
    "check-in": (
      <CheckInDialog
        {...step}
        room={room}
        onDone={onDone}
        onUndo={onUndo}
        onDetails={() => onReopen("details")}
        onSetClean={onSetClean}
      />
    ),
    folios: <FolioManager {...step} />,
    "check-out": <CheckOutDialog {...step} onDone={onDone} onFolios={onFolios} onUndo={onUndo} />,
    cancel: <CancelDialog {...step} onUndo={onUndo} onFolios={onFolios} />,
    "no-show": <NoShowDialog {...step} onReactivate={() => onReopen("reactivate")} />,
    reactivate: <ReactivateDialog {...step} />,
    "change-room": <ChangeRoomDialog {...step} />,
    dates: <ChangeDatesDialog {...step} />,
    details: <EditDetailsDialog {...step} />,
    undo: <UndoDialog {...step} />,
  };
  return dialogs[panel];
}
