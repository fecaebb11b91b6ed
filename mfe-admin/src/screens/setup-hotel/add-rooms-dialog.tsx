import type { FieldsOf, HotelSetup } from "@funduq/shared-types/contracts/setup";
import { FormDialog, notify, Select, Stack, TextArea } from "@funduq/shared-ui";
import { type FormWords, useContractForm } from "@funduq/shared-ui/forms";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useAddRoomsMutation } from "../../features/setup/setup.endpoints.ts";
import { RoomLines } from "./room-lines.tsx";
import { linesOf, roomsContract, type TypedRooms } from "./rooms-contract.ts";
import { isOurs } from "./save-failure.tsx";
import { useFloorWord } from "./use-floor-word.ts";

const nothing: TypedRooms = { text: "", defaultType: "" };

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
  const [add] = useAddRoomsMutation();
  const { submit, isSaving, failure } = useSubmit(add);
  const form = useContractForm(roomsContract(setup, floor.id), nothing, failure, {
    say: useLineWords(),
  });
  const lines = linesOf(form.values, setup);

  async function handleSave(body: FieldsOf["newRooms"]) {
    if (!(await submit({ hotelId: setup.id, body }))) return;
    notify.success(t("setup.rooms-added", { count: body.rooms.length }));
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
      onSubmit={form.submit(handleSave)}
      onClose={onClose}
    >
      <Stack gap={4}>
        <TextArea
          {...form.field("text")}
          label={t("setup.room-numbers")}
          required
          rows={4}
          maxLength={4_000}
          hint={t("setup.room-numbers-hint")}
        />
        <Select
          {...form.field("defaultType")}
          label={t("setup.room-type")}
          placeholder={t("setup.choose-type")}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <RoomLines lines={lines} types={types} />
      </Stack>
    </FormDialog>
  );
}

function useLineWords(): NonNullable<FormWords["say"]> {
  const t = useText("admin");
  const words: Record<string, string | undefined> = {
    "number-wanted": t("setup.number-wanted"),
    "type-wanted": t("setup.type-wanted"),
    "lines-wrong": t("setup.lines-wrong"),
  };
  return (_path, { params }) => words[params?.rule ?? ""];
}
