import type { Group } from "@funduq/shared-types/contracts/group";
import type { HotelId } from "@funduq/shared-types/values/ids";
import { useMay } from "@funduq/shared-ui/state";
import { useState } from "react";
import { AssignAllDialog } from "./assign-all-dialog.tsx";
import { AssignRoomDialog } from "./assign-room-dialog.tsx";
import { CancelGroupDialog } from "./cancel-group-dialog.tsx";
import { CheckInAllDialog } from "./check-in-all-dialog.tsx";
import { EditBlocksDialog } from "./edit-blocks-dialog.tsx";
import { GroupAccountDialog } from "./group-account-dialog.tsx";
import { ImportListDialog } from "./import-list-dialog.tsx";
import { KeyListDialog } from "./key-list-dialog.tsx";
import type { RoomsNow } from "./room-to-clean.tsx";
import { UndoCheckInsDialog } from "./undo-check-ins-dialog.tsx";
import type { GroupTask, GroupUrl } from "./use-group-url.ts";

type GroupDialogsProps = { hotelId: HotelId; group: Group; roomsNow: RoomsNow; url: GroupUrl };

/** What the address says is done to a group. */
export function GroupDialogs(props: GroupDialogsProps) {
  const { task, blockId, entryId } = props.url;
  if (!task) return null;
  return <TaskDialog key={[task, blockId, entryId].join()} {...props} />;
}

/** A cancelled group keeps its bookings: their guests still arrive. */
const steps: Partial<Record<GroupTask, typeof CheckInAllDialog>> = {
  "check-in-all": CheckInAllDialog,
  "undo-check-ins": UndoCheckInsDialog,
  keys: KeyListDialog,
};

/**
 * Whether there is anything to do is asked when the form opens. What another desk does meanwhile never
 * takes a form away with what was typed in it: the server says what has changed.
 */
function TaskDialog({ hotelId, group, roomsNow, url }: GroupDialogsProps) {
  const mayEdit = useMay("groups.write");
  const [opened] = useState(group);
  const shared = { hotelId, group, onClose: url.endTask };
  if (url.task === "account") return <GroupAccountDialog {...shared} onManage={url.manage} />;
  const Step = url.task && steps[url.task];
  if (Step) return <Step {...shared} roomsNow={roomsNow} />;
  if (opened.status !== "Confirmed") return null;
  if (url.task === "import") return <ImportListDialog {...shared} />;
  if (url.task === "assign" || url.task === "assign-all")
    return <Assignment hotelId={hotelId} url={url} group={opened} />;
  if (!mayEdit) return null;
  if (url.task === "edit") return <EditBlocksDialog {...shared} />;
  return url.task === "cancel" ? <CancelGroupDialog {...shared} /> : null;
}

function Assignment({ hotelId, group, url }: Omit<GroupDialogsProps, "roomsNow">) {
  const block = group.blocks.find(({ id }) => id === url.blockId);
  const entry = block?.entries.find(({ id }) => id === url.entryId);
  if (!block) return null;
  if (url.task === "assign-all")
    return <AssignAllDialog hotelId={hotelId} group={group} block={block} onClose={url.endTask} />;
  // A guest who already has a room is moved in the stay's own panel.
  if (url.entryId && entry?.booking !== null) return null;
  return (
    <AssignRoomDialog
      hotelId={hotelId}
      group={group}
      block={block}
      entry={entry}
      onClose={url.endTask}
    />
  );
}
