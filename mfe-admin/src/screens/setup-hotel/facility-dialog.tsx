import type { SetupFacility } from "@funduq/shared-types/contracts/setup";
import type { FloorId, HotelId } from "@funduq/shared-types/values/ids";
import { Button, Dialog, Stack, TextField } from "@funduq/shared-ui";
import { useText } from "@funduq/shared-ui/i18n";
import { useSubmit } from "@funduq/shared-ui/state";
import { useState } from "react";
import {
  useAddFacilityMutation,
  useReadSetupQuery,
  useSaveFacilityMutation,
} from "../../features/setup/setup.endpoints.ts";
import { SaveFailure } from "./save-failure.tsx";

type FacilityDialogProps = {
  hotelId: HotelId;
  floorId: FloorId;
  /** The one to rename; none is a new one. */
  facility?: SetupFacility;
  onClose: () => void;
};

/** Names a place that is no room: a gym, a laundry. */
export function FacilityDialog({ hotelId, floorId, facility, onClose }: FacilityDialogProps) {
  const t = useText("admin");
  const [name, setName] = useState(facility?.name ?? "");
  const [seen] = useState(facility?.seen ?? "");
  const [add] = useAddFacilityMutation();
  const [save] = useSaveFacilityMutation();
  const { submit, isSaving, failure } = useSubmit(async (typed: string) =>
    facility
      ? save({ hotelId, facilityId: facility.id, body: { seen, name: typed } })
      : add({ hotelId, body: { floorId, name: typed } }),
  );
  const { refetch } = useReadSetupQuery(hotelId);

  async function handleSave() {
    // Ignored as a blank floor is: there is nothing to save.
    if (name.trim() === "") return onClose();
    if (await submit(name)) onClose();
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      size="small"
      title={facility ? t("setup.edit-facility", { name: facility.name }) : t("setup.new-facility")}
      onSubmit={() => void handleSave()}
      footer={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button type="submit" variant="primary" saving={isSaving}>
            {t("setup.save")}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField
          label={t("setup.facility-name")}
          required
          maxLength={80}
          value={name}
          onChange={setName}
        />
        <SaveFailure failure={failure} onLatest={() => void refetch().then(onClose)} />
      </Stack>
    </Dialog>
  );
}
