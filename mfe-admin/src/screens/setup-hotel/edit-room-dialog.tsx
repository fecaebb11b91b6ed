import {
  type FieldsOf,
  type HotelSetup,
  type SetupRoom,
  saveRoomSchema,
} from "@funduq/shared-types/contracts/setup";
import { Select, TextField } from "@funduq/shared-ui";
import { DateField } from "@funduq/shared-ui/dates";
import { useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useSaveRoomMutation } from "../../features/setup/setup.endpoints.ts";
import { useReload } from "../../features/setup/use-reload.ts";
import { EditDialog } from "./edit-dialog.tsx";

type SaveRoom = FieldsOf["room"];
type EditRoomDialogProps = { setup: HotelSetup; room: SetupRoom; onClose: () => void };

/** Another number, floor or type. What another admin saved meanwhile is not saved over. */
export function EditRoomDialog({ setup, room, onClose }: EditRoomDialogProps) {
  const t = useText("admin");
  const [save] = useSaveRoomMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(save);
  const say = (path: string) => (path === "number" ? t("setup.number-wanted") : undefined);
  const form = useContractForm(saveRoomSchema, fieldsOf(room), failure, { say });
  const reload = useReload(setup.id);

  async function handleSave(body: SaveRoom) {
    if (await submit({ hotelId: setup.id, roomId: room.id, body })) onClose();
  }
  /** What the room is now, in place of what was typed; one that has gone leaves nothing to edit. */
  async function handleLatest() {
    const latest = await reload();
    if (!latest) return;
    const now = latest.rooms.find(({ id }) => id === room.id);
    if (!now) return onClose();
    form.reset(fieldsOf(now));
    clearFailure();
  }
  return (
    <EditDialog
      title={t("setup.edit-room", { number: room.number })}
      isSaving={isSaving}
      failure={failure}
      onLatest={() => void handleLatest()}
      onSave={form.submit(handleSave)}
      onClose={onClose}
    >
      <TextField {...form.field("number")} label={t("setup.room-number")} required maxLength={12} />
      <Select
        {...form.field("roomTypeId")}
        label={t("setup.room-type")}
        required
        options={setup.roomTypes.list.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        {...form.field("floorId")}
        label={t("setup.room-floor")}
        required
        options={setup.floors.list.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <DateField
        {...form.field("retiredFrom")}
        value={form.values.retiredFrom ?? null}
        label={t("setup.retired-from")}
        hint={t("setup.retired-from-hint")}
        min={setup.businessDate}
        takesAnyDay
      />
    </EditDialog>
  );
}

const fieldsOf = ({ seen, number, roomTypeId, floorId, retiredFrom }: SetupRoom): SaveRoom => ({
  seen,
  number,
  roomTypeId,
  floorId,
  retiredFrom,
});
