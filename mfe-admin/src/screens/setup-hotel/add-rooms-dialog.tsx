import type { HotelSetup } from "@funduq/shared-types/contracts/setup";
import { type RoomLine, readRoomLines } from "@funduq/shared-types/rules/room-numbers";
import type { RoomTypeId } from "@funduq/shared-types/values/ids";
import { FormDialog, notify, Select, Stack, TextArea } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import { useAddRoomsMutation } from "../../features/setup/setup.endpoints.ts";
import { RoomLines } from "./room-lines.tsx";
import { isOurs } from "./save-failure.tsx";
import { useFloorWord } from "./use-floor-word.ts";

type AddRoomsDialogProps = {
  setup: HotelSetup;
  floor: HotelSetup["floors"]["list"][number];
  onClose: () => void;
};

/** One room or many at once: '201–220, Double' (SET-07). Each line is answered before anything is saved. */
export function AddRoomsDialog({ setup, floor, onClose }: AddRoomsDialogProps) {
  const t = useText("admin");
  const called = useFloorWord()(floor.name);
  const types = setup.roomTypes.list;
  const [text, setText] = useState("");
  const [defaultType, setDefaultType] = useState<RoomTypeId | "">("");
  const [asked, setAsked] = useState(false);
  const [add] = useAddRoomsMutation();
  const { submit, isSaving, failure, clearFailure } = useSubmit(add);
  const taken = setup.rooms.map(({ number }) => number);
  const lines = readRoomLines(text, { types, taken, defaultType: defaultType || null });
  const typeMissing = lines.some(({ fault }) => fault?.kind === "type-missing");

  async function handleSave() {
    setAsked(true);
    const rooms = roomsOf(lines);
    if (!rooms) return;
    if (!(await submit({ hotelId: setup.id, body: { floorId: floor.id, rooms } }))) return;
    notify.success(t("setup.rooms-added", { count: rooms.length }));
    onClose();
  }
  return (
    <FormDialog
      size="medium"
      title={t("setup.add-rooms", { floor: called })}
      confirmLabel={t("setup.add")}
      failure={failure}
      failedText={failure && isOurs(failure) ? t("setup.save-failed") : undefined}
      isSaving={isSaving}
      onSubmit={() => void handleSave()}
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextArea
          label={t("setup.room-numbers")}
          required
          rows={4}
          maxLength={4_000}
          value={text}
          onChange={(typed) => {
            clearFailure();
            setText(typed);
          }}
          hint={t("setup.room-numbers-hint")}
          error={asked && lines.length === 0 ? t("setup.number-wanted") : undefined}
        />
        <Select
          label={t("setup.room-type")}
          placeholder={t("setup.choose-type")}
          value={defaultType}
          onChange={setDefaultType}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          error={asked && typeMissing ? t("setup.type-wanted") : undefined}
        />
        <RoomLines lines={lines} types={types} />
      </Stack>
    </FormDialog>
  );
}

/** The rooms of all lines, or none while a line can't be read. */
function roomsOf(lines: readonly RoomLine[]) {
  const rooms = lines.flatMap(({ numbers, roomTypeId, fault }) =>
    roomTypeId && !fault ? numbers.map((number) => ({ number, roomTypeId })) : [],
  );
  return lines.length > 0 && lines.every(({ fault }) => !fault) ? rooms : undefined;
}
