import {
  type HotelSetup,
  roomNumberSchema,
  type SetupRoom,
} from "@funduq/shared-types/contracts/setup";
import { Select, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useSaveRoomMutation } from "../../features/setup/setup.endpoints.ts";
import { useReload } from "../../features/setup/use-reload.ts";
import { EditDialog } from "./edit-dialog.tsx";

type EditRoomDialogProps = { setup: HotelSetup; room: SetupRoom; onClose: () => void };

/** Another number, floor or type. What another admin saved meanwhile is not saved over. */
export function EditRoomDialog({ setup, room, onClose }: EditRoomDialogProps) {
  const t = useText("admin");
  const [seen, setSeen] = useState(room.seen);
  const [number, setNumber] = useState(room.number);
  const [roomTypeId, setType] = useState(room.roomTypeId);
  const [floorId, setFloor] = useState(room.floorId);
  const [save] = useSaveRoomMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(save);
  const reload = useReload(setup.id);
  const isNumber = roomNumberSchema.safeParse(number).success;

  async function handleSave() {
    if (!isNumber) return;
    const body = { seen, number, roomTypeId, floorId };
    if (await submit({ hotelId: setup.id, roomId: room.id, body })) onClose();
  }
  /** What the room is now, in place of what was typed; one that has gone leaves nothing to edit. */
  async function handleLatest() {
    const latest = await reload();
    if (!latest) return;
    const now = latest.rooms.find(({ id }) => id === room.id);
    if (!now) return onClose();
    setSeen(now.seen);
    setNumber(now.number);
    setType(now.roomTypeId);
    setFloor(now.floorId);
    clearFailure();
  }
  return (
    <EditDialog
      title={t("setup.edit-room", { number: room.number })}
      isSaving={isSaving}
      failure={failure}
      onLatest={() => void handleLatest()}
      onSave={() => void handleSave()}
      onClose={onClose}
    >
      <TextField
        label={t("setup.room-number")}
        required
        maxLength={12}
        value={number}
        onChange={setNumber}
        error={isNumber ? undefined : t("setup.number-wanted")}
      />
      <Select
        label={t("setup.room-type")}
        required
        value={roomTypeId}
        onChange={setType}
        options={setup.roomTypes.list.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label={t("setup.room-floor")}
        required
        value={floorId}
        onChange={setFloor}
        options={setup.floors.list.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </EditDialog>
  );
}
